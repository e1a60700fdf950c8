import { shownLocation } from '@stories/app/location';
import { heardAsBefore, inEnglish } from '@stories/heard';
import { codeText } from '@stories/modals/money';
import { getCount, lastBody, mockResponse, recordRequests } from '@stories/requests';
import { expect, waitFor } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { sendOtp, validateRegistration, verifyOtp } from '@/api/calls/account';
import { getRegisterOtp, getSources } from '@/api/calls/lookup';
import { i18n } from '@/i18n/i18n';
import { getInviteCode } from '@/screens/Register/inviteCode';
import {
  atStep,
  expectStep,
  field,
  fill,
  fillBank,
  fillProfile,
  fillSilently,
  newPhone,
  profile,
  RegisterRoute,
  submit,
  submitNow,
  t,
  toOtp,
  toProfile,
  waitForText,
} from './registerSteps';

const meta = preview.meta({
  component: RegisterRoute,
  parameters: {
    layout: 'fullscreen',
    route: '/register',
    docs: {
      description: {
        component: 'Registration up to the bank account. One question per step, and going back loses nothing.',
      },
    },
  },
  beforeEach: recordRequests,
});

export const Phone = meta.story({ tags: ['main-state'], name: 'Phone number' });
export const PhoneLao = meta.story({
  name: 'Lao market: phone number',
  globals: { market: 'la', language: 'la' },
});
export const PhoneMissing = meta.story({ name: 'Phone number: missing', play: submitNow });
export const PhoneWrong = meta.story({
  name: 'Phone number: not ten digits',
  play: async () => {
    await fill({ username: '08123' });
    submitNow();
  },
});
export const PhoneTaken = meta.story({
  name: 'Phone number refused: it is registered',
  play: async () => {
    await fill({ username: '0812345678' });
    submitNow();
    await waitForText(codeText('EXISTING_USER'));
  },
});
export const Otp = meta.story({ name: 'OTP', tags: ['no-screenshot'], play: () => toOtp() });
export const OtpWrong = meta.story({
  name: 'OTP wrong: refused',
  play: async () => {
    await toOtp();
    await fill({ otp: '999999' });
    submitNow();
    await waitForText(codeText('OTP_CODE_INVALID'));
  },
});
export const Profile = meta.story({ play: () => toProfile() });
export const ProfileMissing = meta.story({
  name: 'Profile: nothing filled in',
  play: async () => {
    await toProfile();
    submitNow();
  },
});
export const Invited = meta.story({
  name: 'Profile: invited by a friend',
  parameters: { route: '/register?code=PR1001' },
  play: () => toProfile(),
});
export const OtpOff = meta.story({
  name: 'Profile: without an OTP',
  tags: ['no-screenshot'],
  parameters: { scenario: 'otp-off' },
  play: async () => {
    await fill({ username: newPhone });
    submitNow();
    await atStep('name');
  },
});
export const AlreadyVerified = meta.story({
  name: 'Profile: the phone was verified before',
  parameters: { scenario: 'phone-verified' },
  play: async () => {
    await fill({ username: '0898765432' });
    submitNow();
    await atStep('name');
  },
});
export const Busy = meta.story({
  name: 'Sending the OTP',
  parameters: { fail: { call: sendOtp, kind: 'never' } },
  play: async () => {
    await fill({ username: newPhone });
    submitNow();
  },
});
export const SourcesFailed = meta.story({
  name: 'Profile: source list failed',
  parameters: { fail: { call: getSources, status: 500 } },
  play: () => toProfile(),
});
export const SourcesLoading = meta.story({
  name: 'Profile: source list loading',
  tags: ['no-screenshot'],
  parameters: { fail: { call: getSources, kind: 'never' } },
  play: () => toProfile(),
});
export const SourcesEmpty = meta.story({
  name: 'Profile: source not asked',
  beforeEach: () => {
    recordRequests();
    mockResponse(`GET ${getSources.path}`, []);
  },
  play: () => toProfile(),
});
export const NetworkLost = meta.story({
  name: 'Offline: the number stays',
  parameters: { fail: { call: sendOtp, kind: 'network', times: 1 } },
  play: async () => {
    await fill({ username: newPhone });
    submitNow();
    await waitForText(i18n.t('errors:general.network'));
  },
});
PhoneMissing.test('shows the missing phone at the field and focuses it', async () => {
  const input = await field('username');
  await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringContaining(t('required.phone'))));
  await expect(input).toHaveFocus();
  await expect(getCount('POST /api/otp/send')).toBe(0);
});
PhoneWrong.test("requires ten digits, in the specification's words", async () => {
  await waitForText(t('invalid.phone'));
  await expect(getCount('POST /api/otp/send')).toBe(0);
});
PhoneTaken.test('shows the refusal at the phone, which can be changed', async () => {
  const input = await field('username');
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await waitFor(() => expect(input).toHaveFocus());
  await fill({ username: newPhone });
  await expect(input).not.toHaveAttribute('aria-invalid');
  submitNow();
  await atStep('otp');
});
Busy.test('shows that the request is in flight, sends no second one and locks the number', async ({ userEvent }) => {
  await waitFor(() => expect(submit()).toHaveAttribute('aria-busy', 'true'));
  submitNow();
  await userEvent.type(await field('username'), '5');
  await expect((await field('username')).value).toBe(newPhone);
});
NetworkLost.test('keeps the number, and the next attempt continues', async () => {
  await expect((await field('username')).value).toBe(newPhone);
  submitNow();
  await atStep('otp');
});

Otp.test(
  'shows the reference and the phone, sends one code, and continues with a code that is already verified',
  async ({ canvas }) => {
    // Shows the reference and the phone, and accepts a code from a text message.
    const otp = await field('otp');
    await expect(otp).toHaveAttribute('autocomplete', 'one-time-code');
    const sent = storyBackend().mockState.db.otp.all().at(-1);
    await expect(canvas.getByText(sent?.otpRef ?? '?')).toBeVisible();
    await expect(canvas.getByText('089 876 1234')).toBeVisible();
    await expect(document.activeElement).toBe(canvas.getByRole('heading', { level: 2 }));

    // Sends no second code after back and forward.
    shownLocation.back();
    await atStep('username');
    submitNow();
    await atStep('otp');
    await expect(getCount('POST /api/otp/send')).toBe(1);

    // Continues with an already verified code even if the server reports it as a refusal.
    storyBackend().fail({ method: 'POST', path: verifyOtp.path, message: 'OTP_VERIFIED' });
    await fill({ otp: '123456' });
    submitNow();
    await atStep('name');
  },
);
OtpWrong.test('shows the refusal at the code, which is never stored', async () => {
  const otp = await field('otp');
  await expect(otp).toHaveAttribute('aria-invalid', 'true');
  await waitFor(() => expect(otp).toHaveFocus());
  await expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('999999');
});

Phone.test('continues with an already verified phone even if the server reports it as a refusal', async () => {
  storyBackend().fail({ method: 'POST', path: sendOtp.path, message: 'OTP_VERIFIED' });
  await fill({ username: '0898761235' });
  submitNow();
  await atStep('name');
  await expectStep('profile');
});

Phone.test('sends Thai and Lao digits, spaces and dashes as digits', async () => {
  await fill({ username: ' ๐๘๙-໘໗໖ 1234 ' });
  submitNow();
  await atStep('otp');
  await expect(lastBody('POST /api/otp/send')).toEqual({ phoneNumber: '0898761234' });
});

OtpOff.test('asks for no code, until the server begins to require one', async () => {
  // Asks for no code.
  await expect(getCount('POST /api/otp/send')).toBe(0);

  // Sends an OTP at the next attempt when the server has begun to require it.
  await fillProfile();
  await fillBank();
  storyBackend().mockState.siteConfig.registerOTP = true;
  submitNow();
  await waitForText(codeText('UNVERIFIED_OTP'));
  submitNow();
  await atStep('otp');
  await fill({ otp: '123456' });
  submitNow();
  await expectStep('profile');
  submitNow();
  await atStep('account-number');
  submitNow();
  await waitForText(t('done.title'));
});
AlreadyVerified.test('does not ask for a code', async () => {
  await expect(getCount('POST /api/otp/send')).toBe(1);
  await expectStep('profile');
});

Profile.test(
  'lets password managers save phone and password together, and fill in a password without an event',
  async () => {
    // Lets password managers save phone and password together.
    await expect(await field('username')).toHaveAttribute('autocomplete', 'username');
    await expect(await field('username')).toHaveValue(newPhone);
    for (const name of ['new-password', 'confirm-password']) {
      await expect(await field(name)).toHaveAttribute('autocomplete', 'new-password');
      await expect((await field(name)).form).toBe((await field('username')).form);
    }

    // Reads what a password manager fills in without an event, and does not clear it.
    await fillSilently({ 'new-password': 'pass1234', 'confirm-password': 'pass1234' });
    await fill({ name: profile.name });
    await expect(await field('new-password')).toHaveValue('pass1234');
    submitNow();
    await atStep('account-number');
    await expect(lastBody('POST /api/account/validate')).toMatchObject({ password: 'pass1234' });
  },
);
ProfileMissing.test('focuses the first empty field and sends nothing', async () => {
  await waitFor(async () => expect(await field('name')).toHaveFocus());
  for (const name of ['name', 'new-password', 'confirm-password'])
    await expect(await field(name)).toHaveAttribute('aria-invalid', 'true');
  await expect(getCount('POST /api/account/validate')).toBe(0);
});

Profile.test(
  'requires equal passwords, keeps everything when the connection breaks, and sends the body of the specification',
  async () => {
    // Requires equal passwords.
    await fill({ ...profile, 'confirm-password': 'other' });
    submitNow();
    await waitForText(t('invalid.confirm'));
    await waitFor(async () => expect(await field('confirm-password')).toHaveFocus());
    await expect(getCount('POST /api/account/validate')).toBe(0);

    // Keeps everything when the connection breaks at this step.
    storyBackend().fail({ method: 'POST', path: validateRegistration.path, kind: 'network' });
    await fill(profile);
    submitNow();
    await waitForText(i18n.t('errors:general.network'));
    await expect(await field('new-password')).toHaveValue('pass1234');
    submitNow();
    await atStep('account-number');

    shownLocation.back();

    await atStep('name');

    // Validates the profile on the server before the next step, with the body of the specification.
    await fill({ ...profile, source: 'FRIEND', 'invite-code': 'PR7' });
    submitNow();
    await atStep('account-number');
    await expect(lastBody('POST /api/account/validate')).toEqual({
      name: profile.name,
      username: newPhone,
      password: 'pass1234',
      sourceCode: 'FRIEND',
      inviteCode: 'PR7',
      bankCode: '',
      bankAccountName: '',
      bankAccountNo: '',
      currency: '',
    });
  },
);

Profile.test('stays after a refusal, and returns to a phone that is taken or no longer accepted', async () => {
  // Returns to a phone that the server no longer accepts, and sends a new code.
  for (const [index, message] of (['UNVERIFIED_OTP', 'PHONE_NUMBER_REQUIRE_10_DIGIT'] as const).entries()) {
    storyBackend().fail({ method: 'POST', path: validateRegistration.path, message });
    await fill(profile);
    submitNow();
    await waitForText(codeText(message));
    await expectStep('phone');
    await waitFor(async () => expect(await field('username')).toHaveFocus());
    await fill({ username: `089876123${index}` });
    submitNow();
    await atStep('otp');
    await fill({ otp: '123456' });
    submitNow();
    await waitFor(async () => expect(await field('name')).toHaveValue(profile.name));
  }
  await expect(getCount('POST /api/otp/send')).toBe(3);

  // Stays at this step after a refusal, and returns to the phone if that is taken.
  storyBackend().fail({ method: 'POST', path: validateRegistration.path, message: 'INVALID_USER_INFO' });
  await fill(profile);
  submitNow();
  await waitForText(codeText('INVALID_USER_INFO'));
  storyBackend().fail({ method: 'POST', path: validateRegistration.path, message: 'EXISTING_USER' });
  submitNow();
  await waitForText(codeText('EXISTING_USER'));
  await expectStep('phone');
  await expect(await field('username')).toHaveAttribute('aria-invalid', 'true');
});
SourcesLoading.test('shows that the sources are loading and lets the visitor continue', async () => {
  await expect((await field('source')).textContent).toContain(i18n.t('common:loading'));
  await fillProfile();
});
SourcesEmpty.test('hides the question when there are no sources', async () => {
  await waitFor(() => expect(document.querySelector('[name="source"]')).toBeNull());
  await fillProfile();
  await expect(lastBody('POST /api/account/validate')).toMatchObject({ sourceCode: '' });
});
Invited.test('stores the inviter, who cannot be changed', async () => {
  await expect(getInviteCode()).toBe('PR1001');
  const invite = await field('invite-code');
  await expect(invite).toHaveValue('PR1001');
  await expect(invite).toHaveAttribute('readonly');
  await fill(profile);
  submitNow();
  await atStep('account-number');
  await expect(lastBody('POST /api/account/validate')).toMatchObject({ inviteCode: 'PR1001' });
});
SourcesFailed.test(
  'lets the visitor continue without the sources, and loads them on a retry',
  async ({ canvas, userEvent }) => {
    await waitForText(t('profile.sourcesFailed'));
    storyBackend().mockState.faults.length = 0;
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${i18n.t('common:retry')}`) }));
    const source = await field('source');
    await waitFor(() => expect(source).toHaveFocus());
    await fillProfile();
  },
);

export const OtpUnknown = meta.story({
  name: 'Failed: whether an OTP is needed',
  tags: ['no-screenshot'],
  parameters: { fail: { call: getRegisterOtp, status: 500, times: 2 } },
});
OtpUnknown.test('does not let a visitor continue when the OTP setting could not be loaded', async () => {
  await fill({ username: newPhone });
  submitNow();
  await waitForText(codeText('INTERNAL_SERVER_ERROR'));
  await expectStep('phone');
  submitNow();
  await atStep('otp');
});
Otp.test('is heard as before', inEnglish, heardAsBefore);
Phone.test('is heard as before', inEnglish, heardAsBefore);
