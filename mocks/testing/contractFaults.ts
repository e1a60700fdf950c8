import { getGameAccount, getWalletAccount } from '../ledger/ledger';
import { delay } from '../runtime/delay';
import { add, done, getMessage, on, type Wrap } from './moneyFaults';

type Json = Record<string, unknown>;

/** Changes the JSON of successful responses, or of all with `isAll`. */
const respondWith = (calls: readonly string[], change: (body: Json) => Json, isAll = false): Wrap =>
  on(calls, async ({ request, honest }) => {
    const response = await honest(request);
    if (!response.ok && !isAll) return response;
    return Response.json(change((await response.clone().json()) as Json), response);
  });

/** Changes the headers of some responses. */
const withHeaders = (calls: readonly string[], change: (headers: Headers, status: number) => void): Wrap =>
  on(calls, async ({ request, honest }) => {
    const { body, status, headers } = await honest(request);
    const changed = new Headers(headers);
    change(changed, status);
    return new Response(body, { status, headers: changed });
  });

/** Changes the JSON of requests. */
const requestWith = (calls: readonly string[], change: (body: Json) => Json): Wrap =>
  on(calls, ({ request, honest, body }) =>
    honest(new Request(request, { body: JSON.stringify(change(body as Json)) })),
  );

const later = (time: unknown, ms: number) => new Date(Date.parse(String(time)) + ms).toISOString();
const hourMs = 3_600_000;

/** A game to itself adds money. */
const toItself: Wrap = on(['transfer'], async ({ request, honest, backend, body, member, key }) => {
  const response = await honest(request);
  if (body.from !== body.to || body.from === 'WALLET' || !body.from) return response;
  add(backend, getGameAccount(member, body.from), Number(body.amount) * 100);
  return done(key, backend);
});

/** The amount is an integer of 32 bits in satang. */
const narrow: Wrap = on(['transfer', 'addMoney'], ({ request, honest, body }) => {
  const amount = typeof body.amount === 'number' ? ((body.amount * 100) | 0) / 100 : body.amount;
  return honest(new Request(request, { body: JSON.stringify({ ...body, amount }) }));
});

/** The token of the login that arrived last. */
const loginOfLast: Wrap = (honest, backend) => {
  let body = '';
  return on(['login'], async ({ request }) => {
    body = await request.clone().text();
    await delay(2);
    return honest(new Request(request, { body }));
  })(honest, backend);
};

/** A member's id opens the member's history, also as a guest's id. */
const memberAsGuest: Wrap = on(['getHistory'], ({ request, honest, backend, body }) => {
  const { guestId = '' } = body as { guestId?: string };
  const owner = backend.mockState.db.member.get(guestId);
  if (!owner) return honest(request);
  const headers = new Headers(request.headers);
  headers.set('authorization', `Bearer ${backend.tokenFor(owner.username)}`);
  return honest(new Request(request, { headers, body: JSON.stringify({ ...body, guestId: '', userId: guestId }) }));
});

/** The end of a bonus takes 50 satang that the wallet does not have. */
const belowZero: Wrap = on(['clearBonus'], async ({ request, honest, backend, member }) => {
  const wallet = getWalletAccount(member);
  const isEmpty = backend.mockState.ledger.balance(wallet) === 0;
  const response = await honest(request);
  if (isEmpty) add(backend, wallet, -50);
  return response;
});

/** Other games keep their money. */
const mainWalletOnly: Wrap = on(['transferAll'], async ({ request, honest, backend, body, member }) => {
  const { ledger, db } = backend.mockState;
  const others = db.game.all().filter(({ _id }) => _id !== body.to);
  const otherBalances = others.map(
    ({ _id }) => [getGameAccount(member, _id), ledger.balance(getGameAccount(member, _id))] as const,
  );
  for (const [account, amount] of otherBalances) add(backend, account, -amount);
  const response = await honest(request);
  for (const [account, amount] of otherBalances) add(backend, account, amount);
  return response;
});

/** A key stands for the member's first response, whatever the path and the file. */
const pathlessKey: Wrap = (honest, backend) => {
  const sent = new Map<string, Response>();
  return on(['activateBonus', 'uploadSlip'], async ({ request, honest: send, key }) => {
    const before = sent.get(key);
    if (before) return before.clone();
    const response = await send(request);
    if ((await getMessage(response)) === undefined || response.ok) sent.set(key, response.clone());
    return response;
  })(honest, backend);
};

/** Paid withdrawals get the time of the payment. */
const paidLater: Wrap = (honest, backend) => {
  let reads = 0;
  return respondWith(['getStatements'], ({ total, statements }) => {
    reads += 1;
    const change = (row: Json) =>
      row.statementType === 'withdraw' ? { ...row, createdAt: later(row.createdAt, 1) } : row;
    return { total, statements: reads > 150 ? (statements as Json[]).map(change) : statements };
  })(honest, backend);
};

/** The time left of a QR is in ms. Each read is a second later, because the mock's clock stands still. */
const inMilliseconds: Wrap = (honest, backend) => {
  let reads = 0;
  return respondWith(['getQr'], (body) => {
    reads += 1;
    return { ...body, expireIn: (Number(body.expireIn) - reads) * 1000 };
  })(honest, backend);
};

/** A reset sets the password of all members at this game. */
const resetAll: Wrap = on(['resetSlotPassword'], async ({ request, honest, backend }) => {
  const { gameAccount } = backend.mockState.db;
  for (const { _id } of gameAccount.all()) gameAccount.patch(_id, { password: 'same' });
  return honest(request);
});

/** A change of the profile sets the time of the registration, too. */
const registeredAnew: Wrap = on(['updateProfile'], ({ request, honest, backend, member }) => {
  backend.mockState.db.member.patch(member, { createdAt: backend.mockState.clock.now() });
  return honest(request);
});

/** Faults that no rule about money finds, by the start of the line that reports them. Their groups are judged in one run. */
export const contractFaults: Record<string, { only: readonly string[]; faults: Record<string, Wrap> }> = {
  'accounts and amounts': {
    only: ['transfer', 'transferAll', 'addMoney', 'refusals'],
    faults: {
      'refusals, transfer: a transfer of an account to itself': toItself,
      'entries, addMoney: an announced deposit adds its entry': narrow,
      'exact, transferAll: transferAll to a game: response and effect agree': mainWalletOnly,
    },
  },
  chat: {
    only: ['getHistory', 'sendMessage'],
    faults: {
      'owners, getHistory: shows a member’s messages to that member, not to nobody as a guest’s id': memberAsGuest,
      'exact, sendMessage: stores the same `session_id` once': requestWith(['sendMessage'], (body) => ({
        ...body,
        session_id: '',
      })),
      'refusals, sendMessage: refuses a text of 2,001 characters': requestWith(['sendMessage'], (body) => {
        const { payload, ...rest } = (body.message ?? {}) as { payload?: { message?: string } };
        return { ...body, message: { ...rest, payload: { ...payload, message: payload?.message?.slice(0, 2_000) } } };
      }),
    },
  },
  'rewards and slips': {
    only: ['receiveRefund', 'uploadSlip', 'activateBonus', 'clearBonus', 'below-zero'],
    faults: {
      'exact, receiveRefund: receiving a refund: response and effect agree': respondWith(['checkRefund'], (body) => ({
        ...body,
        result: true,
      })),
      'exact, uploadSlip: a slip: response and effect agree': respondWith(['getSlips'], ({ slips, ...body }) => ({
        ...body,
        slips: (slips as Json[]).map((slip) => ({ ...slip, createdAt: later(slip.createdAt, 7 * hourMs) })),
      })),
      'keys, activateBonus: a key with another path value is KEY_INVALID': pathlessKey,
      'keys, uploadSlip: a key with another file is KEY_INVALID': pathlessKey,
      'below-zero, getWallet: has no balance below zero': belowZero,
    },
  },
  'members, headers and times': {
    only: ['login', 'resetSlotPassword', 'updateProfile', 'owners', 'getQr', 'keys', 'responses', 'entries'],
    faults: {
      'owners, login: gives each of two members their own session at once': loginOfLast,
      'owners, resetSlotPassword: changes the password of one member': resetAll,
      'exact, updateProfile: changes only its own fields': registeredAnew,
      'responses, getQr: `expireIn` is in seconds': inMilliseconds,
      'keys, addMoney: echoes the key with every response': withHeaders(['addMoney'], (headers, status) => {
        if (status === 401) headers.delete('idempotency-key');
      }),
      'responses, refreshSlots: lets no cache keep the response': withHeaders(['refreshSlots'], (headers) =>
        headers.set('cache-control', 'public, max-age=60'),
      ),
    },
  },
  'entries that change': {
    only: ['withdraw', 'entries'],
    faults: { 'entries, getStatements: keeps every field of an entry but its status': paidLater },
  },
};
