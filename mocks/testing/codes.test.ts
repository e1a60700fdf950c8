import { expect, test } from 'vitest';
import type { Call } from '@/api/calls/call';
import { calls } from '@/api/calls/calls';
import { claimErrors, generalCodes, memberCodes } from '@/api/calls/codes';
import { createBackend } from '../backend';
import { startTestServer } from '../contract/testServer';
import { somchai } from '../scenarios/people';
import type { Steps } from './codeRow';
import { codeRows } from './codes';

/** The codes agreed with the backend. */
const spec = `
UNAUTHORIZED EXPIRED_AUTH_TOKEN INVALID_USER_1 INVALID_USER_2 INVALID_USER_3 INVALID_USER_4 INVALID_IP NO_USER
WRONG_PASSWORD WRONG_CREDENTIAL INACTIVE_USER LOGIN_FAIL REQUEST_LIMIT REQUEST_LIMIT_1MIN
OTP_BLOCK OTP_TOKEN_INVALID OTP_NOT_EXIST OTP_VERIFIED OTP_EXPIRED OTP_CODE_INVALID OTP_SEND_FAIL OTP_VERIFY_FAIL
UNVERIFIED_OTP
EXISTING_USER EXISTING_BANK INVALID_USER_INFO INVALID_BANK BANK_ACCOUNT_NAME_ENG REGISTER_FAIL
PHONE_NUMBER_REQUIRE_10_DIGIT
BONUS_REMAINING BONUS_ALREADY_ACTIVE BONUS_MAX_CLAIMED BONUS_CONDITION BONUS_CLEAR BONUS_FULL NO_PROMOTION
PROMOTION_RECEIVED
INVITE_INACTIVE INVITE_NO_INVITE_BONUS INVITE_NO_INVITEE_PLAY_INFO INVITE_BONUS_SUCCESS INVITE_BONUS_FAIL
QR_FAIL NO_REFUND REFUND_CONDITION REFUND_INACTIVE REFUND_MINIMUM
NO_BANK NO_WALLET SLOT_ALREADY_ACTIVE SLOT_ACTIVATE_FAIL SLOT_NO_ACCOUNT SLOT_RESET_PASSWORD_FAIL TRANSFER_MINIMUM
MONEY_NOT_ENOUGH TRANSFER_FAIL NO_GAME
SLIP_UPLOAD_FAIL SLIP_NO_FILE SLIP_INVALID_FILE TRUELINK_DUPLICATE TRUELINK_INVALID
KEY_MISSING KEY_INVALID INTERNAL_SERVER_ERROR
NO_CLAIMABLE_COUPON INVALID_PRIZE_CODE INVALID_CODE INVALID_COUPON_TYPE COUPON_EXPIRED
invalid-token gone`
  .trim()
  .split(/\s+/);

const result = new Set(codeRows.map(({ code }) => code));

test('has a way to trigger every specified and every declared code', () => {
  const declared = (Object.values(calls) as Call[]).flatMap((call) => call.codes);
  const all = new Set([...spec, ...declared, ...generalCodes, ...memberCodes, ...claimErrors]);
  expect([...all].filter((code) => !result.has(code))).toEqual([]);
  expect([...result].filter((code) => !all.has(code))).toEqual([]);
  // Each specified code is declared, so the tests of the texts and of the catalogue cover it too.
  const allDeclared = new Set<string>([
    ...declared,
    ...generalCodes,
    ...memberCodes,
    ...claimErrors,
    'invalid-token',
    'gone',
  ]);
  expect(spec.filter((code) => !allDeclared.has(code))).toEqual([]);
});

/** Returns the code in a response body: its `error`, `code` or `message`, depending on the call. */
function getCode(body: unknown): string {
  const { message = '', error, code, hasQrcode } = body as Record<string, string | undefined>;
  return error ?? (hasQrcode === undefined && code ? code : message);
}

let backend = createBackend();
// Request the codes over HTTP, as a phone or another frontend does.
const { client } = await startTestServer({
  handle: (request) => backend.handle(request),
  get mockState() {
    return backend.mockState;
  },
});

test.each(codeRows.map((row) => [row.code, row.how, row] as const))(
  '%s, without a movement of money: %s',
  async (code, _, row) => {
    backend = createBackend({ scenario: row.scenario });
    const token = backend.tokenFor(somchai.username);
    const steps: Steps = {
      backend,
      client,
      ask: async (name, body, params, as = token) => {
        const before = new Map(backend.mockState.ledger.balances);
        const reply = await client.any(name, { token: as, body, params });
        if (reply.status === 200 && (reply.body as { success?: boolean }).success === true) return '';
        const code = getCode(reply.body);
        if (code === row.code) expect(backend.mockState.ledger.balances, 'a refusal moves nothing').toEqual(before);
        return code;
      },
    };
    expect(await row.act(steps)).toBe(code);
  },
);

test('describes only ways that members can use, except for codes that the app never triggers', () => {
  const unreachable = codeRows.filter(({ where }) => where === 'not from the app').map(({ code }) => code);
  expect(unreachable.sort()).toEqual([
    'BANK_ACCOUNT_NAME_ENG',
    'INVALID_CODE',
    'KEY_INVALID',
    'KEY_MISSING',
    'NO_BANK',
    'NO_GAME',
    'NO_PROMOTION',
    'NO_WALLET',
    'OTP_TOKEN_INVALID',
    'PHONE_NUMBER_REQUIRE_10_DIGIT',
    'REFUND_CONDITION',
    'REFUND_MINIMUM',
    'SLIP_INVALID_FILE',
    'SLIP_NO_FILE',
    'SLOT_NO_ACCOUNT',
    'TRANSFER_MINIMUM',
  ]);
});
