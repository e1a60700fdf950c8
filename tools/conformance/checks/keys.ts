import { randomUUID } from 'node:crypto';
import type { Operation } from '../document.ts';
import type { Ask, TestContext } from '../testContext.ts';
import type { Check } from './check.ts';

/** Amount in baht below every minimum: a backend that ignores the key still refuses the command. */
const tooLittle = 0.01;

/**
 * Returns the token for a call. Keys of calls with a token belong to the member. All visitors share the keys of public
 * calls, so these calls are sent without a token (`null`).
 */
const tokenOf = ({ isPublic }: Operation) => (isPublic ? null : undefined);

/** Tests, for every command that the contract declares, that a key belongs to one request. */
export const keys: Check = {
  name: 'a key belongs to one request',
  calls: ['*'],
  changes: true,
  async run(context) {
    const own = await requestsOf(context);
    const askOf = (operation: Operation): Ask => own[operation.name] ?? { body: harmless(operation) };
    const seeds = new Map<string, string>();
    /** Returns a key with which the backend has already executed or refused `call`. */
    const usedKey = async (call: string): Promise<string> => {
      const key = seeds.get(call) ?? randomUUID();
      if (!seeds.has(call)) {
        const operation = context.operation(call);
        const { headers, exchange } = await context.ask(call, { ...askOf(operation), token: tokenOf(operation), key });
        if (headers.has('access-control-allow-origin')) {
          const exposed = (headers.get('access-control-expose-headers') ?? '').toLowerCase().split(/\s*,\s*/);
          const wanted = ['date', context.contract.keyHeader.toLowerCase(), 'idempotent-replayed'];
          const isExposed = wanted.every((name) => exposed.includes(name));
          context.check(
            call,
            'other origins can read the response headers of a key',
            isExposed,
            `exposed: ${wanted.join(', ')}`,
            exchange,
          );
        }
      }
      seeds.set(call, key);
      return key;
    };

    for (const operation of context.contract.operations.values()) {
      const { name, kind, isPublic, body, required } = operation;
      const { only } = context.options;
      if (kind === 'read' || (only.length > 0 && !only.includes(name) && !only.includes(keys.name))) continue;
      const ask: Ask = { ...askOf(operation), token: tokenOf(operation), once: true };
      if (isPublic || (await isSafe(context, name))) {
        const other = isPublic ? ['login', 'verifyOtp'] : ['refreshSlots', 'activateSlot'];
        const key = await usedKey(other.find((call) => call !== name) ?? '');
        await context.refused(name, 'a key that another call used is refused', { ...ask, key }, ['KEY_INVALID']);
      } else
        context.skip(
          name,
          'a key that another call used is refused',
          'the member has an active bonus, and the check does not touch it',
        );
      if (kind !== 'money' || body !== 'json' || required.length === 0) continue;
      const key = randomUUID();
      await context.ask(name, { ...ask, key, body: {} });
      const after = await context.ask(name, { ...ask, key });
      const plain = await context.ask(name, ask);
      context.check(
        name,
        'a malformed request does not use up its key',
        after.status === plain.status && after.message === plain.message,
        `${plain.status} ${plain.message}, as with a new key; got ${after.status} ${after.message}`,
        after.exchange,
      );
    }
  },
};

const isSafe = async (context: TestContext, name: string) =>
  name !== 'clearBonus' || (await context.ok('getActiveBonus'))?.status !== true;

/**
 * Returns requests for the calls that need other values than `harmless` returns, such as the member's own data or a
 * file.
 */
async function requestsOf(context: TestContext): Promise<Record<string, Ask>> {
  const { profile, bankAccount } = ((await context.ok('getProfile')) ?? {}) as {
    profile?: { name: string };
    bankAccount?: { bankCode: string; bankAccountName: string; bankAccountNo: string };
  };
  const { bankCode = '', bankAccountName = '', bankAccountNo = '' } = bankAccount ?? {};
  const { username, password } = context.options.login;
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const file = { body: { file: new File([png], 'key.png', { type: 'image/png' }) } };
  return {
    login: { body: { username, password } },
    verifyOtp: { body: { otpToken: 'no-such-token', otpCode: '000000' } },
    sendOtp: { body: { phoneNumber: username } },
    updateProfile: { body: { name: profile?.name ?? '', bankCode, bankAccountName, bankAccountNo } },
    updateBankAccountName: { body: { bankCode, bankAccountName } },
    transferAll: { body: { to: 'NOSUCHGAME' } },
    uploadSlip: file,
    uploadImage: file,
    uploadVideo: file,
  };
}

/**
 * Returns the contract's example, but with an amount that every command refuses and with invalid passwords. Without an
 * example, each required field is 'x'.
 */
function harmless({ example, required }: Operation): unknown {
  if (example === undefined) return Object.fromEntries(required.map((field) => [field, 'x']));
  if (typeof example !== 'object' || example === null) return example;
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [
      name,
      name === 'amount' ? tooLittle : /password$/i.test(name) ? 'not-the-password' : value,
    ]),
  );
}
