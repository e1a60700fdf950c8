import type { Contract } from './document.ts';
import { callOf, type Mutant, responseBody, without } from './mutants.ts';

const replayed = 'idempotent-replayed';

/**
 * Returns a mutant that ignores the key of a command, but echoes the key. `path` limits the mutant to some URLs of the
 * call.
 */
const keyless = (call: string, path = /./): Mutant => ({
  name: `${call}${path.source === '.' ? '' : ` ${path.source}`}: its key is not honoured`,
  calls: [call],
  plant: (honest, contract) => {
    const seen = new Set<string>();
    return async (request) => {
      const key = request.headers.get(contract.keyHeader);
      if (callOf(contract, request)?.name !== call || !path.test(request.url) || !key) return honest(request);
      const isReplay = seen.has(key);
      seen.add(key);
      const response = await honest(new Request(request, { headers: without(request, contract.keyHeader) }));
      return withHeaders(response, {
        [contract.keyHeader]: key,
        ...(isReplay && response.ok && { [replayed]: 'true' }),
      });
    };
  },
});

/** Returns a mutant that also executes the second request with the same key, as a backend without a lock does. */
const racing = (call: string): Mutant => ({
  name: `${call}: two simultaneous requests with one key are both executed`,
  calls: [call],
  plant: (honest, contract) => {
    const counts = new Map<string, number>();
    return async (request) => {
      const key = request.headers.get(contract.keyHeader);
      if (callOf(contract, request)?.name !== call || !key) return honest(request);
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      if (count !== 2) return honest(request);
      const response = await honest(new Request(request, { headers: without(request, contract.keyHeader) }));
      return withHeaders(response, { [contract.keyHeader]: key, [replayed]: 'true' });
    };
  },
});

function withHeaders(response: Response, more: Record<string, string | undefined>): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(more)) {
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
  }
  return new Response(response.body, { status: response.status, headers });
}

/**
 * Returns a mutant that changes the headers of a call's responses. If the call is `getStatements`, the mutant changes
 * the headers of the responses to all calls.
 */
const headed = (
  call: string,
  what: string,
  change: (headers: Headers, contract: Contract) => Record<string, string | undefined>,
): Mutant => ({
  name: `${call}: ${what}`,
  calls: [call],
  plant: (honest, contract) => async (request) => {
    const isAsked = call === 'getStatements' || callOf(contract, request)?.name === call;
    const response = await honest(request);
    return isAsked ? withHeaders(response, change(response.headers, contract)) : response;
  },
});

const hour = 3_600_000;
const shifted = (date: string | null, by: number) => new Date(Date.parse(date ?? '') + by).toUTCString();

/** Returns mutants that mishandle idempotency keys and clocks. */
export function keyFaults(contract: Contract): Mutant[] {
  const commands = [...contract.operations.values()].filter(({ kind }) => kind !== 'read').map(({ name }) => name);
  const money = ['transfer', 'transferAll', 'addMoney', 'createQr', 'sendTruelink', 'receiveInviteBonus', 'uploadSlip'];
  return [
    keyless('createQr', /KBANK/),
    ...commands.map((call) => keyless(call)),
    ...[...money, 'withdraw', 'withdrawAll', 'spin', 'receiveRefund', 'addRefundToWallet'].map(racing),
    ...money.map((call) => headed(call, 'the key is not echoed', (_, { keyHeader }) => ({ [keyHeader]: undefined }))),
    ...['transfer', 'uploadSlip', 'spin'].map((call) =>
      headed(call, 'a replay is not marked', () => ({ [replayed]: undefined })),
    ),
    // The mutants of `getStatements` change the responses of every call. The check of `getStatements` reveals them.
    headed('getStatements', '`Date` an hour behind on every call', (headers) => ({
      date: shifted(headers.get('date'), -hour),
    })),
    headed('getStatements', '`Date` an hour ahead on every call', (headers) => ({
      date: shifted(headers.get('date'), hour),
    })),
    headed('getStatements', '`Date` of another clock', () => ({ date: undefined })),
    headed('getWallet', '`Date` an hour behind', (headers) => ({ date: shifted(headers.get('date'), -hour) })),
    headed('addMoney', '`Date` an hour ahead', (headers) => ({ date: shifted(headers.get('date'), hour) })),
    {
      name: 'uploadSlip: forms are compared by their bytes',
      calls: ['uploadSlip'],
      plant: (honest, contract, backend) => {
        const forms = new Map<string, string>();
        return async (request) => {
          const key = request.headers.get(contract.keyHeader);
          if (callOf(contract, request)?.name !== 'uploadSlip' || !key) return honest(request);
          const type = request.headers.get('content-type') ?? '';
          const known = forms.get(key);
          forms.set(key, known ?? type);
          if (known === undefined || known === type) return honest(request);
          return withHeaders(Response.json({ message: 'KEY_INVALID' }, { status: 400 }), {
            [contract.keyHeader]: key,
            date: new Date(backend.mockState.clock.now()).toUTCString(),
          });
        };
      },
    },
    {
      name: 'transfer: a malformed request uses up its key',
      calls: ['transfer'],
      plant: (honest, contract) => {
        const refusals = new Map<string, string>();
        return async (request) => {
          const key = request.headers.get(contract.keyHeader);
          if (callOf(contract, request)?.name !== 'transfer' || !key) return honest(request);
          const known = refusals.get(key);
          const response = await honest(request);
          if (known)
            return responseBody(JSON.parse(known), new Response(null, { status: 400, headers: response.headers }));
          if (response.status === 400) refusals.set(key, await response.clone().text());
          return response;
        };
      },
    },
  ];
}
