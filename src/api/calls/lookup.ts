import * as v from 'valibot';
import { defineCall } from './call';
import { baht, html } from './shapes';

export const infoSchema = v.object({ name: v.string(), website: v.string() });
export type Info = v.InferOutput<typeof infoSchema>;

export const getInfo = defineCall('GET', '/api/lookup/info', { auth: 'public', response: infoSchema });
/** If the site is closed, the response is 410 with message `gone`. */
export const getActive = defineCall('GET', '/api/lookup/active', {
  auth: 'public',
  response: v.object({ isActive: v.boolean() }),
});

const bankNames = v.object({ nameTH: v.string(), nameEN: v.string() });

export const bankSchema = v.object({ code: v.string(), ...bankNames.entries });
export type Bank = v.InferOutput<typeof bankSchema>;

export const depositBankSchema = v.object({
  bankCode: v.string(),
  bankType: v.string(),
  mode: v.string(),
  bank: bankNames,
  bankAccountName: v.string(),
  bankAccountNo: v.string(),
  currency: v.string(),
});
/** Banks with `bankType` PAYMENT, and KBANK in `mode` SMS, are paid by QR. All others are plain bank accounts. */
export type DepositBank = v.InferOutput<typeof depositBankSchema>;

export const depositWalletSchema = v.object({ mode: v.string(), walletAccountName: v.string() });
/**
 * In `mode` AUTO the member pays to the account in the wallet app. In any other mode the member sends a gift link,
 * unless the deposit is `isManual`.
 */
export type DepositWallet = v.InferOutput<typeof depositWalletSchema>;

export const depositSchema = v.object({
  banks: v.array(depositBankSchema),
  wallets: v.array(depositWalletSchema),
  isManual: v.boolean(),
});
export type Deposit = v.InferOutput<typeof depositSchema>;

export const contactSchema = v.object({
  contactText: v.string(),
  lineLink: v.string(),
  lineName: v.string(),
  lineQR: v.string(),
});
/** Each field may be empty. */
export type Contact = v.InferOutput<typeof contactSchema>;

export const withdrawLimitsSchema = v.object({ withdrawMin: baht, withdrawMax: baht });
export type WithdrawLimits = v.InferOutput<typeof withdrawLimitsSchema>;

const clockTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

export const slipWindowSchema = v.object({ isOpen: v.boolean(), closedFrom: clockTime, closedTo: clockTime });
/**
 * `isOpen` is true if members can upload slips now. `closedFrom` and `closedTo` are the daily closing period as `HH:mm`
 * in Asia/Bangkok.
 */
export type SlipWindow = v.InferOutput<typeof slipWindowSchema>;

export const sourceSchema = v.object({ code: v.string(), description: v.string() });
/** An answer to the question how a new member found the site. */
export type Source = v.InferOutput<typeof sourceSchema>;

export const getBanks = defineCall('GET', '/api/lookup/banks', { auth: 'public', response: v.array(bankSchema) });
export const getDeposit = defineCall('GET', '/api/lookup/deposit', { hideErrors: true, response: depositSchema });
export const getConditions = defineCall('GET', '/api/lookup/conditions', { auth: 'public', response: v.array(html) });
export const getAgreements = defineCall('GET', '/api/lookup/agreements', {
  auth: 'public',
  hideErrors: true,
  response: v.array(html),
});
/** `notice` may contain the placeholder `%percentFail%`. Replace it before sanitising the HTML. */
export const getNotice = defineCall('GET', '/api/lookup/notice', {
  auth: 'public',
  hideErrors: true,
  response: v.object({ notice: html }),
});
export const getContact = defineCall('GET', '/api/lookup/contact', { auth: 'public', response: contactSchema });
export const getWithdrawLimits = defineCall('GET', '/api/lookup/withdraw', {
  auth: 'public',
  response: withdrawLimitsSchema,
});
export const getSlipWindow = defineCall('GET', '/api/lookup/slip', { auth: 'public', response: slipWindowSchema });
export const getSources = defineCall('GET', '/api/lookup/sources', { auth: 'public', response: v.array(sourceSchema) });
export const getRegisterOtp = defineCall('GET', '/api/lookup/registerOTP', {
  auth: 'public',
  response: v.object({ registerOTP: v.boolean() }),
});
export const getEnableChatWidget = defineCall('GET', '/api/lookup/enableChatWidget', {
  auth: 'public',
  response: v.object({ enableChatWidget: v.boolean() }),
});
