import type { Backend } from '../backendInterface';
import { getMember } from '../http/auth';
import { route } from '../http/router';
import { type Account, getGameAccount, getWalletAccount } from '../ledger/ledger';
import { delay } from '../runtime/delay';

type Handle = Backend['handle'];

/** Changes the mock's handler, such as by a fault. */
export type Wrap = (honest: Handle, backend: Backend) => Handle;

/** Returns the name of the call of a request, or undefined. */
export function getCall({ method, url }: Request): string | undefined {
  try {
    return route(method, new URL(url).pathname).name;
  } catch {
    return undefined;
  }
}

interface Arrival {
  request: Request;
  honest: Handle;
  backend: Backend;
  /** The fields of a JSON body. */
  body: { amount?: unknown; from?: string; to?: string; coupon?: string };
  /** The member's id; `''` without a session. */
  member: string;
  key: string;
}

/** Changes how the mock handles the requests to some calls. */
export const on =
  (calls: readonly string[], handle: (arrival: Arrival) => Promise<Response>): Wrap =>
  (honest, backend) =>
  async (request) => {
    if (!calls.includes(getCall(request) ?? '')) return honest(request);
    const body =
      (await request
        .clone()
        .json()
        .catch(() => ({}))) ?? {};
    let member = '';
    try {
      member = getMember(backend.mockState, request.headers.get('authorization')?.slice(7) ?? '')._id;
    } catch {
      // The mock refuses a request without a session.
    }
    return handle({ request, honest, backend, body, member, key: request.headers.get('idempotency-key') ?? '' });
  };

/** Changes a balance without the ledger's checks. */
export function add({ mockState: { ledger } }: Backend, account: Account, satang: number): void {
  (ledger.balances as Map<Account, number>).set(account, ledger.balance(account) + satang);
}
const getAccount = (member: string, code = '') =>
  code === 'WALLET' ? getWalletAccount(member) : getGameAccount(member, code);
export const getMessage = async (response: Response) =>
  ((await response.clone().json()) as { message?: string }).message;
export const done = (key: string, { mockState: { clock } }: Backend) =>
  Response.json({ success: true }, { headers: { 'idempotency-key': key, date: new Date(clock.now()).toUTCString() } });
export const withKey = (request: Request, key: string) => {
  const headers = new Headers(request.headers);
  headers.set('idempotency-key', key);
  return new Request(request, { headers });
};

/** Switches of the mock for tests: one fault for each rule of the conformance suite, by its rule. */
export const moneyFaults: Record<string, Wrap> = {
  /** Withdrawals are rounded up to whole baht. */
  exact: on(['withdrawAll'], ({ request, honest, body }) => {
    const amount = typeof body.amount === 'number' ? Math.ceil(body.amount) : body.amount;
    return honest(new Request(request, { body: JSON.stringify({ ...body, amount }) }));
  }),
  /** More money leaves a game than it holds. */
  'below-zero': on(['transfer'], async ({ request, honest, backend, body, member, key }) => {
    const response = await honest(request);
    if ((await getMessage(response)) !== 'MONEY_NOT_ENOUGH' || body.from === 'WALLET') return response;
    const satang = Math.round(Number(body.amount) * 100);
    add(backend, getAccount(member, body.from), -satang);
    add(backend, getAccount(member, body.to), satang);
    return done(key, backend);
  }),
  /** Two keys at once spend the same money. */
  'at-once': on(['withdrawAll'], async ({ request, honest, backend, body, member, key }) => {
    const satang = Math.round(Number(body.amount) * 100);
    const isCovered = backend.mockState.ledger.balance(getWalletAccount(member)) >= satang;
    await delay(1);
    const response = await honest(request);
    if (!isCovered || (await getMessage(response)) !== 'MONEY_NOT_ENOUGH') return response;
    add(backend, getWalletAccount(member), -satang);
    return done(key, backend);
  }),
  /** A key is forgotten. */
  keys: (honest, backend) => {
    const replies = new Map<string, number>();
    return on(['transfer'], async ({ request, honest, key }) => {
      const count = (replies.get(key) ?? 0) + 1;
      replies.set(key, count);
      const response = await honest(count > 1 ? withKey(request, `${key} ${count}`) : request);
      return new Response(response.body, {
        status: response.status,
        headers: { ...Object.fromEntries(response.headers), 'idempotency-key': key },
      });
    })(honest, backend);
  },
  /** A coupon of another member is paid. */
  owners: on(['claimCoupon'], ({ request, honest, backend, body, member }) => {
    const coupon = backend.mockState.db.coupon.get(body.coupon ?? '');
    if (coupon && member) backend.mockState.db.coupon.patch(coupon._id, { member });
    return honest(request);
  }),
  /** Transfers out of the wallet have no entry. */
  entries: on(['getStatements'], async ({ request, honest }) => {
    const response = await honest(request);
    const { total, statements } = (await response.clone().json()) as {
      total: number;
      statements?: Record<string, string>[];
    };
    if (!statements) return response;
    const listed = statements.filter(({ statementType, from }) => statementType !== 'transfer' || from !== 'WALLET');
    return Response.json({ total, statements: listed }, { headers: response.headers });
  }),
  /** A refused transfer is carried out later. */
  refusals: (honest, backend) => {
    const refused: Request[] = [];
    return on(['transfer'], async ({ request, honest, key }) => {
      const response = await honest(request.clone());
      if ((await getMessage(response)) === 'MONEY_NOT_ENOUGH') refused.push(withKey(request, `${key} later`));
      else if (response.ok) for (const item of refused.splice(0)) await honest(item);
      return response;
    })(honest, backend);
  },
};
