import { issueToken } from '../http/auth';
import { refuse } from '../refusal';
import { changeBankAccountName, changePassword, changeProfile } from '../rules/account';
import { checkLogin } from '../rules/login';
import { bankAccountOf, profileOf } from '../rules/member';
import { sendOtp, verifyOtp } from '../rules/otp';
import { checkDetails, register } from '../rules/registration';
import type { HandlersOf } from './handler';

export const account = {
  login: ({ world, body }) => ({ token: issueToken(world, checkLogin(world, body.username, body.password)) }),
  validateRegistration: ({ world, body }) => {
    checkDetails(world, body);
    return { valid: true };
  },
  register: ({ world, body }) => {
    const { _id, username } = register(world, body);
    return { _id, username };
  },
  getProfile: ({ member }) => ({ profile: profileOf(member), bankAccount: bankAccountOf(member) }),
  updateProfile: ({ world, member, body }) => {
    const changed = changeProfile(world, member, body);
    return { profile: profileOf(changed), bankAccount: bankAccountOf(changed) };
  },
  updateBankAccountName: ({ world, member, body }) => {
    changeBankAccountName(world, member, body.bankCode, body.bankAccountName);
    return { success: true };
  },
  changePassword: ({ world, member, body }) => {
    changePassword(world, member, body.oldPassword, body.newPassword);
    return { success: true };
  },
  sendOtp: ({ world, body }) => (body.phoneNumber === '' ? refuse('KEY_MISSING') : sendOtp(world, body.phoneNumber)),
  verifyOtp: ({ world, body }) => {
    verifyOtp(world, body.otpToken, body.otpCode);
    return { success: true };
  },
} satisfies HandlersOf<typeof import('@/api/calls/account')>;
