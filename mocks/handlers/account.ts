import { issueToken } from '../http/auth';
import { refuse } from '../refusal';
import { changeBankAccountName, changePassword, changeProfile } from '../rules/account';
import { checkLogin } from '../rules/login';
import { getBankAccount, getMemberProfile } from '../rules/member';
import { sendOtp, verifyOtp } from '../rules/otp';
import { checkDetails, register } from '../rules/registration';
import type { HandlersOf } from './handler';

export const account = {
  login: ({ mockState, body }) => ({
    token: issueToken(mockState, checkLogin(mockState, body.username, body.password)),
  }),
  validateRegistration: ({ mockState, body }) => {
    checkDetails(mockState, body);
    return { valid: true };
  },
  register: ({ mockState, body }) => {
    const { _id, username } = register(mockState, body);
    return { _id, username };
  },
  getProfile: ({ member }) => ({ profile: getMemberProfile(member), bankAccount: getBankAccount(member) }),
  updateProfile: ({ mockState, member, body }) => {
    const changed = changeProfile(mockState, member, body);
    return { profile: getMemberProfile(changed), bankAccount: getBankAccount(changed) };
  },
  updateBankAccountName: ({ mockState, member, body }) => {
    changeBankAccountName(mockState, member, body.bankCode, body.bankAccountName);
    return { success: true };
  },
  changePassword: ({ mockState, member, body }) => {
    changePassword(mockState, member, body.oldPassword, body.newPassword);
    return { success: true };
  },
  sendOtp: ({ mockState, body }) =>
    body.phoneNumber === '' ? refuse('KEY_MISSING') : sendOtp(mockState, body.phoneNumber),
  verifyOtp: ({ mockState, body }) => {
    verifyOtp(mockState, body.otpToken, body.otpCode);
    return { success: true };
  },
} satisfies HandlersOf<typeof import('@/api/calls/account')>;
