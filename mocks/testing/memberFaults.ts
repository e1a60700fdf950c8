import { getGameAccount, getWalletAccount } from '../ledger/ledger';
import { getRefundAccount } from '../rules/refund';
import { delay } from '../runtime/delay';
import { add, done, getCall, getMessage, on, type Wrap, withKey } from './moneyFaults';

/** Sends a request with the token of another member. */
function withToken(request: Request, token: string): Request {
  const headers = new Headers(request.headers);
  headers.set('authorization', `Bearer ${token}`);
  return new Request(request, { headers });
}

/** The token of the request that arrived last counts for all: a variable of the module instead of the request. */
const globalToken = (calls: readonly string[]): Wrap => {
  let token = '';
  return on(calls, async ({ request, honest }) => {
    token = request.headers.get('authorization')?.slice(7) ?? '';
    await delay(2);
    return honest(withToken(request, token));
  });
};

/** Members see the rows of the first member. */
const listOfFirst = (call: string): Wrap =>
  on([call], ({ request, honest, backend }) => {
    const [first] = backend.mockState.db.member.all();
    return honest(withToken(request, backend.tokenFor(first?.username ?? '')));
  });

/** A member with a valid token acts as the member whose id the body has. */
const anyToken = (call: string): Wrap =>
  on([call], ({ request, honest, backend, body, member }) => {
    const owner = backend.mockState.db.member.get((body as { userId?: string }).userId ?? '');
    return honest(member && owner ? withToken(request, backend.tokenFor(owner.username)) : request);
  });

/** A reward is added to the balance that was read before, so a transfer in the same moment is lost. */
const lostUpdate = (call: string): Wrap =>
  on([call], async ({ request, honest, backend, member }) => {
    const { ledger } = backend.mockState;
    const read = ledger.balance(getWalletAccount(member));
    await delay(3);
    const between = ledger.balance(getWalletAccount(member));
    const response = await honest(request);
    if (response.ok) add(backend, getWalletAccount(member), read - between);
    return response;
  });

/** Changes the request for one page of the statement. */
const pageAt = (change: (body: { page: number; limit: number }) => object): Wrap =>
  on(['getStatements'], async ({ request, honest, body }) =>
    honest(new Request(request, { body: JSON.stringify({ ...body, ...change(body as never) }) })),
  );

/** Changes the rows of one page of the statement. */
const getRows = (change: (rows: unknown[], page: number, limit: number) => unknown[]): Wrap =>
  on(['getStatements'], async ({ request, honest, body }) => {
    const response = await honest(request);
    const { statements, ...rest } = (await response.clone().json()) as { statements?: unknown[] };
    const { page, limit } = body as unknown as { page: number; limit: number };
    if (!statements) return response;
    return Response.json({ ...rest, statements: change(statements, page, limit) }, { headers: response.headers });
  });

/** A key in flight answers every request with it, also another body. */
const sloppyKey: Wrap = (honest, backend) => {
  const running = new Map<string, Promise<Response>>();
  return on(['transfer', 'addMoney'], async ({ request, honest, key, member }) => {
    const id = `${member} ${key}`;
    const before = running.get(id);
    if (before) return (await before).clone();
    const response = delay(2).then(() => honest(request));
    running.set(id, response);
    const result = await response;
    running.delete(id);
    return result.clone();
  })(honest, backend);
};

/** All members share one set of keys while a request is in flight. */
const sharedKeys: Wrap = (honest, backend) => {
  const running = new Map<string, Promise<Response>>();
  return on(['addMoney', 'transfer'], async ({ request, honest, key }) => {
    const before = running.get(key);
    if (before) return (await before).clone();
    const response = delay(2).then(() => honest(request));
    running.set(key, response);
    return (await response).clone();
  })(honest, backend);
};

/** A request with an amount that the JSON parser reads as Infinity is accepted. */
const infinite: Wrap = (honest, backend) => async (request) => {
  const text = request.method === 'POST' ? await request.clone().text() : '';
  const key = request.headers.get('idempotency-key') ?? '';
  return /"amount":1e309/.test(text) && getCall(request) === 'createQr' ? done(key, backend) : honest(request);
};

/** A refund that was moved can be received again. */
const refundAgain: Wrap = (honest, backend) => {
  let amount = 0;
  return on(['receiveRefund', 'addRefundToWallet'], async ({ request, honest, member, key }) => {
    const refundBalance = backend.mockState.ledger.balance(getRefundAccount(member));
    const response = await honest(request);
    const isMove = getCall(request) === 'addRefundToWallet';
    if (isMove && response.ok && refundBalance > 0) amount = refundBalance;
    if (isMove || response.ok || amount === 0 || refundBalance > 0) return response;
    add(backend, getRefundAccount(member), amount);
    return done(key, backend);
  })(honest, backend);
};

/** A coupon is claimed once for each session. */
const couponAgain: Wrap = (honest, backend) => {
  const claimed = new Map<string, string>();
  return on(['claimCoupon'], async ({ request, honest, member, key, body }) => {
    const token = request.headers.get('authorization') ?? '';
    const response = await honest(request);
    const { success } = (await response.clone().json()) as { success?: boolean };
    const first = claimed.get(body.coupon ?? '');
    if (success) claimed.set(body.coupon ?? '', token);
    if (success || !first || first === token) return response;
    add(backend, getWalletAccount(member), 1_00);
    return done(key, backend);
  })(honest, backend);
};

/** A cancelled bonus does not count towards the limit. */
const bonusAgain: Wrap = on(['clearBonus'], async ({ request, honest, backend, member }) => {
  const response = await honest(request);
  const { userBonus } = backend.mockState.db;
  if (response.ok) for (const { _id } of userBonus.by('member', member)) userBonus.patch(_id, { code: `${_id} old` });
  return response;
});

const closedGame: Wrap = on(['transfer'], async ({ request, honest, backend, body, member, key }) => {
  const response = await honest(request);
  if ((await getMessage(response)) !== 'SLOT_NO_ACCOUNT' || body.from !== 'WALLET') return response;
  add(backend, getWalletAccount(member), -Number(body.amount) * 100);
  add(backend, getGameAccount(member, body.to ?? ''), Number(body.amount) * 100);
  return done(key, backend);
});

/** A key belongs to a session, not to the member. */
const sessionKey: Wrap = on(['addMoney'], async ({ request, honest, key }) => {
  const token = request.headers.get('authorization') ?? '';
  const response = await honest(withKey(request, `${key} ${token}`.slice(0, 200)));
  return new Response(response.body, {
    status: response.status,
    headers: { ...Object.fromEntries(response.headers), 'idempotency-key': key },
  });
});

interface FaultGroup {
  /** Rules and calls to judge, to keep the test short. */
  only: readonly string[];
  /** Faults that do not hide each other, by the start of the line that reports them. */
  faults: Record<string, Wrap>;
}

const rewards = ['receiveInviteBonus', 'claimCoupon', 'activateBonus', 'addRefundToWallet', 'sendTruelink'];
const ownLists = ['getSlips', 'getCoupons', 'getInvites'];

/** Faults between members, sessions, pages and amounts, for tests of the conformance suite. */
export const memberFaults: Record<string, FaultGroup> = {
  'what another member owns': {
    only: ['owners', 'getHistory', 'sendMessage'],
    faults: {
      'owners, getProfile: gives each member their own response at once': globalToken(['getProfile']),
      'owners, getStatements: lists no entry of another member': listOfFirst('getStatements'),
      ...Object.fromEntries(
        ownLists.map((call) => [`owners, ${call}: lists only what belongs to the member`, listOfFirst(call)]),
      ),
      'owners, getHistory: shows a member’s messages to that member, not to another': anyToken('getHistory'),
      'owners, sendMessage: refuses a message in a member’s name, sent by another': anyToken('sendMessage'),
    },
  },
  'two members in the same moment': {
    only: ['owners'],
    faults: { 'owners, addMoney: carries out an announced deposit': globalToken(['transfer', 'addMoney']) },
  },
  'keys of two members in the same moment': {
    only: ['addMoney', 'transfer', 'owners', 'entries'],
    faults: { 'entries, addMoney: an announced deposit adds its entry': sharedKeys },
  },
  'rewards in the same moment as a transfer': {
    only: [...rewards, 'receiveRefund'],
    faults: Object.fromEntries(rewards.map((call) => [`entries, ${call}: the entries of`, lostUpdate(call)])),
  },
  'rewards again': {
    only: ['receiveRefund', 'addRefundToWallet', 'claimCoupon', 'activateBonus', 'clearBonus'],
    faults: {
      'exact, receiveRefund: succeeds only once': refundAgain,
      'at-once, claimCoupon: carries out a coupon at most 1×': couponAgain,
      'exact, activateBonus: succeeds only once': bonusAgain,
    },
  },
  pages: {
    only: ['getStatements'],
    faults: {
      'entries, getStatements: continues each page': pageAt(({ page, limit }) => ({
        page: page === 3 && limit < 100 ? 2 : page,
      })),
      'entries, getStatements: loses no row of its pages': getRows((rows, page, limit) =>
        page === 2 && limit === 5 ? rows.slice(1) : rows,
      ),
    },
  },
  'keys and amounts': {
    only: ['transfer', 'createQr'],
    faults: {
      'keys, transfer: one key with two bodies at once': sloppyKey,
      'refusals, transfer: refuses a game that is not open': closedGame,
      'refusals, createQr: refuses an invalid amount': infinite,
    },
  },
  'keys of two sessions': {
    only: ['addMoney'],
    faults: { 'keys, addMoney: a repeated key changes nothing after': sessionKey },
  },
};
