import { expect, test } from 'vitest';
import type { Call } from './call';
import { calls } from './calls';
import { claimErrors, generalCodes, memberCodes } from './codes';

const all: Call[] = Object.values(calls);

/** Every call in the specification. `!` marks a command. */
const spec = `
GET /api/lookup/banks
GET /api/lookup/deposit
GET /api/lookup/conditions
GET /api/lookup/agreements
GET /api/lookup/info
GET /api/lookup/notice
GET /api/lookup/contact
GET /api/lookup/withdraw
GET /api/lookup/slip
GET /api/lookup/sources
GET /api/lookup/active
GET /api/lookup/registerOTP
GET /api/lookup/enableChatWidget
!POST /api/login
POST /api/account/validate
!POST /api/account
GET /api/account/profile
!PUT /api/account/profile
!PUT /api/account/bankAccountName
!PUT /api/account/changepwd
!POST /api/otp/send
!POST /api/otp/verify
GET /api/wallet
!GET /api/wallet/refresh/slot
!GET /api/wallet/activate/{slotCode}
GET /api/wallet/account/{slotCode}
!GET /api/wallet/resetpassword/{slotCode}
!POST /api/wallet/add
!POST /api/wallet/transfer
!POST /api/wallet/transferAll
!POST /api/wallet/withdraw
!POST /api/wallet/withdrawAll
!POST /api/wallet/slip
!POST /api/wallet/truelink
GET /api/qrcode/{bankCode}
!POST /api/qrcode/{bankCode}
!DELETE /api/qrcode/{qrcodeId}
!GET /api/autoLogin/pg/{username}
!GET /api/autoLogin/betflix/{username}
!GET /api/autoLogin/askmebet/{username}/{password}
!GET /api/autoLogin/imi/{username}/{password}
!GET /api/autoLogin/usun/{username}/{password}
!GET /api/autoLogin/areaslot/{username}
!GET /api/autoLogin/circus/{username}/{password}
!GET /api/autoLogin/slotracha/{username}/{password}
!GET /api/autoLogin/pgslot/{username}/{password}
!GET /api/autoLogin/joker2/{username}
!GET /api/autoLogin/huayhd/{username}
POST /api/invite
!GET /api/invite/bonus
GET /api/invite/banners
POST /api/refund
GET /api/refund/check
!GET /api/refund/receive
!GET /api/refund/addWallet
GET /api/refund/banners
GET /api/spinwheel/setup
!POST /api/spinwheel/spin
GET /api/spinwheel/coupon
!POST /api/spinwheel/coupon/claim
GET /api/spinwheel/active
GET /api/bonus
!GET /api/bonus/activate/{code}
GET /api/bonus/check/active
GET /api/bonus/check/minimum
!GET /api/bonus/clear
GET /api/promotion/current
GET /api/promotion/find/{code}
!GET /api/promotion/activate/{code}
POST /api/statement
POST /api/statement/slip
GET /api/statement/slip/reference/{reference}
GET /api/chat/config
!POST /api/chat/send-message
POST /api/chat/history
!POST /api/chat/upload-image
!POST /api/chat/upload-video
!PUT /api/chat/read-customer/`
  .trim()
  .split('\n');

/** Declared calls that the specification does not contain, in the notation of `spec`. */
const beyond: string[] = [];

/** The codes in the specification, and our names for its SLOT_* codes. */
const specCodes = `
UNAUTHORIZED EXPIRED_AUTH_TOKEN INVALID_USER_1 INVALID_USER_2 INVALID_USER_3 INVALID_USER_4 INVALID_IP NO_USER
WRONG_PASSWORD WRONG_CREDENTIAL INACTIVE_USER LOGIN_FAIL REQUEST_LIMIT REQUEST_LIMIT_1MIN
OTP_BLOCK OTP_TOKEN_INVALID OTP_NOT_EXIST OTP_VERIFIED OTP_EXPIRED OTP_CODE_INVALID OTP_SEND_FAIL OTP_VERIFY_FAIL
UNVERIFIED_OTP EXISTING_USER EXISTING_BANK INVALID_USER_INFO INVALID_BANK BANK_ACCOUNT_NAME_ENG REGISTER_FAIL
PHONE_NUMBER_REQUIRE_10_DIGIT BONUS_REMAINING BONUS_ALREADY_ACTIVE BONUS_MAX_CLAIMED BONUS_CONDITION BONUS_CLEAR
BONUS_FULL NO_PROMOTION PROMOTION_RECEIVED INVITE_INACTIVE INVITE_NO_INVITE_BONUS INVITE_NO_INVITEE_PLAY_INFO
INVITE_BONUS_SUCCESS INVITE_BONUS_FAIL QR_FAIL NO_REFUND REFUND_CONDITION REFUND_INACTIVE REFUND_MINIMUM NO_BANK
NO_WALLET SLOT_ALREADY_ACTIVE SLOT_ACTIVATE_FAIL SLOT_NO_ACCOUNT SLOT_RESET_PASSWORD_FAIL TRANSFER_MINIMUM
MONEY_NOT_ENOUGH TRANSFER_FAIL NO_GAME SLIP_UPLOAD_FAIL SLIP_NO_FILE SLIP_INVALID_FILE TRUELINK_DUPLICATE
TRUELINK_INVALID KEY_MISSING KEY_INVALID INTERNAL_SERVER_ERROR NO_CLAIMABLE_COUPON INVALID_PRIZE_CODE INVALID_CODE
INVALID_COUPON_TYPE COUPON_EXPIRED`
  .trim()
  .split(/\s+/);

/** Declared codes that the specification does not contain. */
const beyondCodes: string[] = [];

test('declares each call of the spec once and with its kind', () => {
  const declared = all.map(({ method, path, kind }) => `${kind === 'command' ? '!' : ''}${method} ${path}`);
  expect(declared.sort()).toEqual([...spec, ...beyond].sort());
});

test('assigns every code of the spec to a call and declares no other code', () => {
  const declared = new Set([...generalCodes, ...memberCodes, ...claimErrors, ...all.flatMap(({ codes }) => codes)]);
  expect([...declared].sort()).toEqual([...specCodes, ...beyondCodes].sort());
});

test('hides errors for exactly the reads that the spec names', () => {
  const silent = all.filter((call) => call.hideErrors).map((call) => call.path);
  expect(silent.sort()).toEqual([
    '/api/account/profile',
    '/api/invite',
    '/api/lookup/agreements',
    '/api/lookup/deposit',
    '/api/lookup/notice',
    '/api/refund',
    '/api/statement',
    '/api/statement/slip',
    '/api/wallet',
  ]);
});

test('times out after 300 s for uploads and after 60 s for all other calls', () => {
  for (const call of all) expect([call.path, call.timeoutMs]).toEqual([call.path, isUpload(call) ? 300_000 : 60_000]);
  expect(all.filter(isUpload)).toHaveLength(3);
});

const isUpload = (call: Call) => call.body === 'multipart';

test('works without a token only for lookups, registration, login, OTP and chat', () => {
  const isOpen = ({ method, path }: Call) =>
    (path.startsWith('/api/lookup/') && path !== '/api/lookup/deposit') ||
    /^\/api\/(login$|otp\/|chat\/|account\/validate$)/.test(path) ||
    (method === 'POST' && path === '/api/account');
  for (const call of all) expect([call.path, call.auth]).toEqual([call.path, isOpen(call) ? 'public' : 'member']);
});
