import type { Backend } from '../../mocks/backendInterface.ts';
import { somchai } from '../../mocks/scenarios/people.ts';
import type { Contract, Operation } from './document.ts';

type Handle = Backend['handle'];

/** User name of the member with whom the suite logs in. */
const member = somchai.username;

/** A deliberate fault of a backend. The suite kills the mutant if a violation names one of `calls`. */
export interface Mutant {
  name: string;
  calls: readonly string[];
  plant(honest: Handle, contract: Contract, backend: Backend): Handle;
}

/** Returns the contract's call for a request, or `undefined` if the contract has no such call. */
export function callOf(contract: Contract, { method, url }: Request): Operation | undefined {
  const parts = new URL(url).pathname.split('/');
  const fits = [...contract.operations.values()].filter((operation) => {
    const own = operation.path.split('/');
    return (
      operation.method === method &&
      own.length === parts.length &&
      own.every((part, at) => part.startsWith('{') || part === parts[at])
    );
  });
  // A path with fewer parameters takes precedence.
  return fits.sort((one, other) => one.path.split('{').length - other.path.split('{').length)[0];
}

export const responseBody = (body: unknown, { status, headers }: Response) =>
  new Response(JSON.stringify(body), { status, headers });

/** Wraps the mock's handler so that `change` replaces every response of a call. */
const changingResponse =
  (call: string, change: (response: Response, body: unknown, request: Request) => Response | Promise<Response>) =>
  (honest: Handle, contract: Contract): Handle =>
  async (request) => {
    const copy = request.clone();
    const response = await honest(request);
    if (callOf(contract, copy)?.name !== call) return response;
    return change(response, await response.clone().json(), copy);
  };

const success = (call: string, change: (body: never) => unknown): Mutant['plant'] =>
  changingResponse(call, (response, body) =>
    response.ok ? responseBody(change(structuredClone(body) as never), response) : response,
  );

/** Returns the path of every field in a response. For a list, includes only its first entry. */
function placesIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (Array.isArray(value)) return value.length > 0 ? placesIn(value[0], [...path, 0]) : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[...path, key], ...placesIn(inner, [...path, key])]);
}

const otherType = (value: unknown): unknown => (typeof value === 'string' ? { was: value } : `was ${typeof value}`);

function changeAt(body: unknown, path: readonly (string | number)[], how: 'missing' | 'type'): unknown {
  const rest = [...path];
  const last = rest.pop() as string;
  const at = rest.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], body) as
    | Record<string, unknown>
    | undefined;
  if (!at || typeof at !== 'object' || !(last in at)) return body;
  if (how === 'missing') delete at[last];
  else at[last] = otherType(at[last]);
  return body;
}

/**
 * Returns mutants whose responses lack a field or have a field of another type. Leaves out changes that the contract
 * allows.
 */
export function shapeMutants(contract: Contract, answers: ReadonlyMap<string, unknown>): Mutant[] {
  return [...answers].flatMap(([call, body]) =>
    placesIn(body).flatMap((path) =>
      (['missing', 'type'] as const)
        .filter((how) => !contract.operations.get(call)?.response(changeAt(structuredClone(body), path, how)))
        .map((how) => ({
          name: `${call}: ${path.join('.')} ${how === 'missing' ? 'is missing' : 'has another type'}`,
          calls: [call],
          plant: success(call, (whole) => changeAt(whole, path, how)),
        })),
    ),
  );
}

/** Returns two mutants for each call: one with a wrong content type and one with a truncated body. */
export const servedMutants = (contract: Contract): Mutant[] =>
  [...contract.operations.keys()].flatMap((call): Mutant[] => [
    {
      name: `${call}: served as HTML`,
      calls: [call],
      plant: changingResponse(
        call,
        (response, body) =>
          new Response(JSON.stringify(body), { status: response.status, headers: { 'content-type': 'text/html' } }),
      ),
    },
    {
      name: `${call}: cut off`,
      calls: [call],
      plant: changingResponse(call, async (response) => new Response((await response.text()).slice(0, -1), response)),
    },
  ]);

/** Returns mutants that refuse requests in an invalid way, for each call that has refused a request. */
export const refusalMutants = (calls: readonly string[]): Mutant[] =>
  calls.flatMap((call): Mutant[] => [
    {
      name: `${call}: refuses with 200`,
      calls: [call],
      plant: changingResponse(call, (response, body) =>
        response.ok ? response : new Response(JSON.stringify(body), { status: 200, headers: response.headers }),
      ),
    },
    {
      name: `${call}: refuses with 500`,
      calls: [call],
      plant: changingResponse(call, (response, body) =>
        response.ok ? response : new Response(JSON.stringify(body), { status: 500, headers: response.headers }),
      ),
    },
    {
      name: `${call}: refuses with an undeclared code`,
      calls: [call],
      plant: changingResponse(call, (response) =>
        response.ok ? response : responseBody({ message: 'SOMETHING_ELSE' }, response),
      ),
    },
    {
      name: `${call}: refuses without a message`,
      calls: [call],
      plant: changingResponse(call, (response) => (response.ok ? response : responseBody({}, response))),
    },
  ]);

/** Returns a mutant that executes a successful command a second time, without its key. */
const twice = (call: string): Mutant => ({
  name: `${call}: done twice`,
  calls: [call],
  plant: (honest, contract) => async (request) => {
    if (callOf(contract, request)?.name !== call) return honest(request);
    const again = new Request(request.clone(), { headers: without(request, contract.keyHeader) });
    const response = await honest(request);
    if (response.ok) await honest(again);
    return response;
  },
});

export function without(request: Request, name: string): Headers {
  const headers = new Headers(request.headers);
  headers.delete(name);
  return headers;
}

/** Returns a mutant that reports success without doing anything. */
const undone = (call: string, body: unknown, calls: readonly string[] = [call]): Mutant => ({
  name: `${call}: reports success and does nothing`,
  calls,
  plant: (honest, contract) => async (request) =>
    callOf(contract, request)?.name === call ? Response.json(body) : honest(request),
});

const done = { success: true };

interface Amount {
  amount: number;
}

/** Returns a mutant that executes a command with another amount than requested. */
const amounts = (call: string, change: (amount: number) => number): Mutant => ({
  name: `${call}: uses another amount than requested`,
  calls: [call],
  plant: (honest, contract) => async (request) => {
    if (callOf(contract, request)?.name !== call) return honest(request);
    const body = (await request
      .clone()
      .json()
      .catch(() => undefined)) as Amount | undefined;
    if (typeof body?.amount !== 'number') return honest(request);
    const told = { ...body, amount: Math.round(change(body.amount) * 100) / 100 };
    return honest(
      new Request(request.url, { method: request.method, headers: request.headers, body: JSON.stringify(told) }),
    );
  },
});

const list = (call: string, change: (rows: unknown[]) => unknown[], what: string): Mutant => ({
  name: `${call}: ${what}`,
  calls: [call],
  plant: success(call, (body: unknown) => {
    if (Array.isArray(body)) return change(body);
    const [name = '', rows] = Object.entries(body as object).find(([, value]) => Array.isArray(value)) ?? [];
    return { ...(body as object), [name]: change((rows as unknown[]) ?? []) };
  }),
});

/** Returns a mutant that treats every request of a call as the member's, with any token or without one. */
const open = (call: string): Mutant => ({
  name: `${call}: open to everybody`,
  calls: [call],
  plant: (honest, contract, backend) => (request) => {
    if (callOf(contract, request)?.name !== call) return honest(request);
    const headers = new Headers(request.headers);
    headers.set('authorization', `Bearer ${backend.tokenFor(member)}`);
    return honest(new Request(request, { headers }));
  },
});

/** Mutants with untrue responses. Most of these responses match the schema. */
const untruths: readonly Mutant[] = [
  {
    name: 'getWallet: a satang is lost in one game',
    calls: ['getWallet', 'transfer', 'transferAll'],
    plant: success('getWallet', (body: { slots: Amount[] }) => ({
      ...body,
      slots: body.slots.map((slot, at) => ({
        ...slot,
        amount: at === 0 && slot.amount % 1 ? slot.amount - 0.01 : slot.amount,
      })),
    })),
  },
  {
    name: 'getWallet: amounts have three decimals',
    calls: ['getWallet'],
    plant: success('getWallet', (body: { wallet: Amount }) => ({
      ...body,
      wallet: { amount: body.wallet.amount + 0.001 },
    })),
  },
  {
    name: 'getWallet: the amount is a string',
    calls: ['getWallet'],
    plant: success('getWallet', (body: { wallet: Amount }) => ({
      ...body,
      wallet: { amount: String(body.wallet.amount) },
    })),
  },
  {
    name: 'spin: the prize is not on the wheel',
    calls: ['spin'],
    plant: success('spin', (body: object) => ({ ...body, code: 'NOSUCH' })),
  },
  {
    name: 'spin: a spin is free',
    calls: ['spin'],
    plant: success('spin', (body: { remainingCoin: number }) => ({ ...body, remainingCoin: body.remainingCoin + 5 })),
  },
  {
    name: 'createQr: the QR has another amount',
    calls: ['createQr'],
    plant: success('createQr', (body: Amount) => ({ ...body, amount: body.amount + 1 })),
  },
  {
    name: 'createQr: no time left',
    calls: ['createQr'],
    plant: success('createQr', (body: object) => ({ ...body, expireIn: 0 })),
  },
  {
    name: 'getQr: always another id',
    calls: ['getQr'],
    plant: success('getQr', (body: object) => ({ ...body, qrcodeId: 'f'.repeat(24) })),
  },
  {
    name: 'getActiveBonus: never active',
    calls: ['getActiveBonus'],
    plant: success('getActiveBonus', () => ({ status: false, type: '' })),
  },
  {
    name: 'getBonuses: the active one is not marked',
    calls: ['getBonuses'],
    plant: success('getBonuses', (rows: object[]) => rows.map((row) => ({ ...row, userBonus: null }))),
  },
  {
    name: 'getSpinActive: returns the opposite',
    calls: ['getSpinActive'],
    plant: success('getSpinActive', (body: { isActive: boolean }) => ({ isActive: !body.isActive })),
  },
  {
    name: 'getStatements: a wrong total',
    calls: ['getStatements'],
    plant: success('getStatements', (body: { total: number }) => ({ ...body, total: body.total + 1 })),
  },
  {
    name: 'getStatements: the newest is missing',
    calls: ['getStatements', 'withdrawAll', 'withdraw'],
    plant: success('getStatements', (body: { statements: unknown[] }) => ({
      ...body,
      statements: body.statements.slice(1),
    })),
  },
  {
    name: 'getStatements: rewards have an undeclared type',
    calls: ['activateBonus', 'receiveInviteBonus', 'addRefundToWallet'],
    plant: success('getStatements', (body: { statements: { statementType: string }[] }) => ({
      ...body,
      statements: body.statements.map((entry) =>
        entry.statementType === 'bonus' ? { ...entry, statementType: 'reward' } : entry,
      ),
    })),
  },
  {
    name: 'getProfile: another member',
    calls: ['getProfile', 'login'],
    plant: success('getProfile', (body: { profile: object }) => ({
      ...body,
      profile: { ...body.profile, username: '0800000001' },
    })),
  },
  {
    name: 'autoLoginPg: the link contains a user name',
    calls: ['autoLoginPg'],
    plant: success('autoLoginPg', () => ({ link: 'https://me@example.com/' })),
  },
  {
    name: 'findPromotion: finds unknown codes',
    calls: ['findPromotion'],
    plant: success('findPromotion', (body: unknown) => body ?? { percentFail: 5, description: 'x' }),
  },
  {
    name: 'getWithdrawLimits: withdrawMin is above withdrawMax',
    calls: ['getWithdrawLimits'],
    plant: success('getWithdrawLimits', () => ({ withdrawMin: 10, withdrawMax: 5 })),
  },
  {
    name: 'sendMessage: returns another time than the stored one',
    calls: ['sendMessage', 'getHistory'],
    plant: success('sendMessage', () => '2026-01-01T00:00:00.000Z'),
  },
  {
    name: 'login: any password gives a token',
    calls: ['login'],
    plant: (honest, contract, backend) => (request) =>
      callOf(contract, request)?.name === 'login'
        ? Promise.resolve(Response.json({ token: backend.tokenFor(member) }))
        : honest(request),
  },
];

/**
 * Returns mutants that break rules about money, order, single use and chat rooms. A schema cannot detect most of them.
 */
export function ruleMutants(): Mutant[] {
  return [
    ...['transfer', 'withdrawAll', 'withdraw', 'spin'].map(twice),
    ...['transfer', 'withdrawAll', 'withdraw'].flatMap((call) => [
      amounts(call, (amount) => amount - 0.01),
      amounts(call, (amount) => Math.ceil(amount + 0.001)),
      amounts(call, (amount) => amount * 2),
    ]),
    ...['transfer', 'withdrawAll', 'withdraw'].map((call) => undone(call, done)),
    undone('cancelQr', done),
    undone('changePassword', done, ['changePassword', 'login']),
    undone('updateProfile', {}, ['updateProfile']),
    undone('activateSlot', done),
    undone('resetSlotPassword', done),
    undone('clearBonus', { message: 'done' }),
    undone('receiveInviteBonus', { message: 'INVITE_BONUS_SUCCESS' }),
    undone('receiveRefund', { message: 'done' }, ['receiveRefund', 'addRefundToWallet']),
    undone('addRefundToWallet', { message: 'done' }),
    undone('claimCoupon', done, ['claimCoupon', 'getCoupons']),
    undone('uploadSlip', done),
    undone('sendTruelink', done),
    undone('verifyOtp', done),
    ...['getStatements', 'getSlips', 'getRefunds', 'getInvites', 'getHistory'].flatMap((call) => [
      list(call, (rows) => [...rows].reverse(), 'in reverse order'),
      list(call, (rows) => [...rows, ...rows.slice(0, 1)], 'one row too many'),
    ]),
    list('getCoupons', (rows) => [...rows, { _id: 'x' }], 'a malformed row'),
    ...['getWallet', 'getStatements', 'getCoupons', 'spin', 'withdrawAll', 'getProfile', 'checkRefund'].map(open),
    open('getHistory'),
    ...untruths,
  ];
}
