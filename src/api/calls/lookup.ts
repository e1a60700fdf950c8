import * as v from 'valibot';
import { defineCall } from './call';
import { baht, html } from './shapes';

const infoSchema = v.object({ name: v.string(), website: v.string() });

/**
 * Returns the name and the website of the site.
 *
 * Sent: Once after the app has loaded.
 */
export const getInfo = defineCall('GET', '/api/lookup/info', { auth: 'public', response: infoSchema });
/**
 * Returns whether the site is open.
 *
 * If the site is closed, the response is 410 with message `gone`.
 *
 * Sent: Before /login opens, and on the page that says that the site is closed, to find out whether it is open again.
 */
export const getActive = defineCall('GET', '/api/lookup/active', {
  auth: 'public',
  response: v.object({ isActive: v.boolean() }),
});

const bankNames = v.object({ nameTH: v.string(), nameEN: v.string() });

export const bankSchema = v.object({ code: v.string(), ...bankNames.entries });
export type Bank = v.InferOutput<typeof bankSchema>;

export const depositBankSchema = v.object({
  bankCode: v.string(),
  /** `PAYMENT` is paid by QR; any other type is a bank account. */
  bankType: v.string(),
  /** `SMS` at KBANK is paid by QR. */
  mode: v.string(),
  bank: bankNames,
  bankAccountName: v.string(),
  bankAccountNo: v.string(),
  /** Name of the account’s currency, `BAHT` or `LAK`. Amounts stay in baht. */
  currency: v.string(),
});
/** Banks with `bankType` PAYMENT, and KBANK in `mode` SMS, are paid by QR. All others are plain bank accounts. */
export type DepositBank = v.InferOutput<typeof depositBankSchema>;

export const depositWalletSchema = v.object({
  /** `AUTO` is paid in the wallet app; any other mode accepts gift links. */
  mode: v.string(),
  /** Name of the wallet account, part of an encrypted gift link. */
  walletAccountName: v.string(),
});
/**
 * In `mode` AUTO the member pays to the account in the wallet app. In any other mode the member sends a gift link,
 * unless the deposit is `isManual`.
 */
export type DepositWallet = v.InferOutput<typeof depositWalletSchema>;

const depositSchema = v.object({
  banks: v.array(depositBankSchema),
  wallets: v.array(depositWalletSchema),
  isManual: v.boolean(),
});
export type Deposit = v.InferOutput<typeof depositSchema>;

const contactSchema = v.object({
  contactText: v.string(),
  lineLink: v.string(),
  lineName: v.string(),
  lineQR: v.string(),
});
/** Each field may be empty. */
export type Contact = v.InferOutput<typeof contactSchema>;

const withdrawLimitsSchema = v.object({ withdrawMin: baht, withdrawMax: baht });
export type WithdrawLimits = v.InferOutput<typeof withdrawLimitsSchema>;

const clockTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

const slipWindowSchema = v.object({ isOpen: v.boolean(), closedFrom: clockTime, closedTo: clockTime });
/**
 * `isOpen` is true if members can upload slips now. `closedFrom` and `closedTo` are the daily closing period as `HH:mm`
 * in Asia/Bangkok.
 */
export type SlipWindow = v.InferOutput<typeof slipWindowSchema>;

const sourceSchema = v.object({ code: v.string(), description: v.string() });
/** An answer to the question how a new member found the site. */
export type Source = v.InferOutput<typeof sourceSchema>;

/**
 * Returns the banks that members may have.
 *
 * Sent: In the registration, and on pages that show the name of a bank.
 */
export const getBanks = defineCall('GET', '/api/lookup/banks', { auth: 'public', response: v.array(bankSchema) });
/**
 * Returns the accounts that accept deposits.
 *
 * Sent: When the member opens deposit.
 */
export const getDeposit = defineCall('GET', '/api/lookup/deposit', { hideErrors: true, response: depositSchema });
/**
 * Returns the conditions of the site.
 *
 * Sent: When a visitor opens the conditions.
 */
export const getConditions = defineCall('GET', '/api/lookup/conditions', { auth: 'public', response: v.array(html) });
/**
 * Returns the texts of the agreement.
 *
 * Sent: Once on each device, after the login.
 */
export const getAgreements = defineCall('GET', '/api/lookup/agreements', {
  auth: 'public',
  hideErrors: true,
  response: v.array(html),
});
/**
 * Returns the notice about bonuses.
 *
 * `notice` may contain the placeholder `%percentFail%`. Replace it before sanitising the HTML.
 *
 * Sent: On the bonus page. `%percentFail%` is replaced by the bonus’s percentage.
 */
export const getNotice = defineCall('GET', '/api/lookup/notice', {
  auth: 'public',
  hideErrors: true,
  response: v.object({ notice: html }),
});
/**
 * Returns the ways to reach support.
 *
 * Sent: On the contact pages.
 */
export const getContact = defineCall('GET', '/api/lookup/contact', { auth: 'public', response: contactSchema });
/**
 * Returns the limits of a withdrawal.
 *
 * Sent: When the member opens withdraw.
 */
export const getWithdrawLimits = defineCall('GET', '/api/lookup/withdraw', {
  auth: 'public',
  response: withdrawLimitsSchema,
});
/**
 * Returns the daily period without slips, and whether slips are accepted now.
 *
 * Sent: In the dialog of deposits. Outside of the window the app sends no slip.
 */
export const getSlipWindow = defineCall('GET', '/api/lookup/slip', { auth: 'public', response: slipWindowSchema });
/**
 * Returns the answers to the question how a visitor heard about the site.
 *
 * Sent: In the registration.
 */
export const getSources = defineCall('GET', '/api/lookup/sources', { auth: 'public', response: v.array(sourceSchema) });
/**
 * Returns whether a registration needs a one-time code.
 *
 * Sent: When the registration opens.
 */
export const getRegisterOtp = defineCall('GET', '/api/lookup/registerOTP', {
  auth: 'public',
  response: v.object({ registerOTP: v.boolean() }),
});
/**
 * Returns whether the chat is on.
 *
 * Sent: Once after each page has loaded. A refusal hides the chat.
 */
export const getEnableChatWidget = defineCall('GET', '/api/lookup/enableChatWidget', {
  auth: 'public',
  response: v.object({ enableChatWidget: v.boolean() }),
});
