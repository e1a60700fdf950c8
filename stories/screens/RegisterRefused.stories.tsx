import { codeText } from '@stories/modals/money';
import { recordRequests } from '@stories/requests';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { register, sendOtp, validateRegistration, verifyOtp } from '@/api/calls/account';
import type { Call } from '@/api/calls/call';
import { currentToasts } from '@/components/Toast/toasts';
import {
  atStep,
  fill,
  fillBank,
  newPhone,
  profile as profileFields,
  RegisterRoute,
  submit,
  submitNow,
  toBank,
  toOtp,
  toProfile,
  waitForText,
} from './registerSteps';

const meta = preview.meta({
  component: RegisterRoute,
  title: 'Register/Refused',
  parameters: {
    layout: 'fullscreen',
    route: '/register',
    docs: {
      description: {
        component: 'Registration that the server refuses. The reason stands at the field or step that it is about.',
      },
    },
  },
  beforeEach: recordRequests,
});

/** Returns a story in which the call refuses with this code. `reach` fills in the step that sends the call. */
const refused = (call: Call, message: string, reach: () => Promise<void>) => ({
  parameters: { fail: { call, message } },
  play: async () => {
    await reach();
    // Scrolls to the button, as a member has who taps it.
    submit().focus();
    submitNow();
    await waitForText(codeText(message));
  },
});
const phone = () => fill({ username: newPhone });
const otp = async () => {
  await toOtp();
  await fill({ otp: '123456' });
};
const profile = async () => {
  await toProfile();
  await fill(profileFields);
};
const bank = async () => {
  await toBank();
  await fillBank();
};

export const OtpBlock = meta.story({
  name: 'OTP refused: this phone has asked for too many',
  ...refused(sendOtp, 'OTP_BLOCK', phone),
});
export const OtpSendFail = meta.story({
  name: 'OTP refused: it could not be sent',
  ...refused(sendOtp, 'OTP_SEND_FAIL', phone),
});
export const OtpExpired = meta.story({
  name: 'OTP refused: it has expired',
  ...refused(verifyOtp, 'OTP_EXPIRED', otp),
});
export const OtpTokenInvalid = meta.story({
  name: 'OTP refused: it can no longer be used',
  tags: ['no-screenshot'],
  ...refused(verifyOtp, 'OTP_TOKEN_INVALID', otp),
});
export const OtpNotExist = meta.story({
  name: 'OTP refused: none has been requested',
  tags: ['no-screenshot'],
  ...refused(verifyOtp, 'OTP_NOT_EXIST', otp),
});
export const OtpVerifyFail = meta.story({
  name: 'OTP refused: it could not be checked',
  tags: ['no-screenshot'],
  ...refused(verifyOtp, 'OTP_VERIFY_FAIL', otp),
});
export const OtpVerified = meta.story({
  name: 'Phone verified already: the next step, with a message',
  tags: ['no-screenshot'],
  parameters: { fail: { call: verifyOtp, message: 'OTP_VERIFIED' } },
  play: async () => {
    await otp();
    submitNow();
    await atStep('name');
    await expect(currentToasts().map(({ text }) => text)).toEqual([codeText('OTP_VERIFIED')]);
  },
});
export const PhoneDigits = meta.story({
  name: 'Phone number refused: it needs 10 digits',
  tags: ['no-screenshot'],
  ...refused(validateRegistration, 'PHONE_NUMBER_REQUIRE_10_DIGIT', profile),
});
export const NameEnglish = meta.story({
  name: 'Account name refused: it must be in English',
  tags: ['no-screenshot'],
  ...refused(register, 'BANK_ACCOUNT_NAME_ENG', bank),
});
export const InvalidUserInfo = meta.story({
  name: 'Profile refused: the name or the password is not valid',
  tags: ['no-screenshot'],
  ...refused(validateRegistration, 'INVALID_USER_INFO', profile),
});
export const UnverifiedOtp = meta.story({
  name: 'Phone number refused: not verified, back to its step',
  ...refused(register, 'UNVERIFIED_OTP', bank),
});
export const ExistingBank = meta.story({
  name: 'Bank account refused: it is registered',
  ...refused(register, 'EXISTING_BANK', bank),
});
export const InvalidBank = meta.story({
  name: 'Bank account refused: bank or number not valid',
  ...refused(register, 'INVALID_BANK', bank),
});
export const RegisterFail = meta.story({
  name: 'Membership refused: it could not be created',
  ...refused(register, 'REGISTER_FAIL', bank),
});
