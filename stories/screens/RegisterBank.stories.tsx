import { shownLocation } from '@stories/app/location';
import { heardAsBefore, inEnglish } from '@stories/heard';
import { codeText } from '@stories/modals/money';
import { getCount, lastBody, mockResponse, recordRequests } from '@stories/requests';
import { expect, screen, waitFor } from 'storybook/test';
import { SWRConfig } from 'swr';
import { storyBackend } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { register } from '@/api/calls/account';
import { getBanks } from '@/api/calls/lookup';
import { currentToasts } from '@/components/Toast/toasts';
import { sessionStore, storageKeys } from '@/device/storage';
import { i18n } from '@/i18n/i18n';
import {
  account,
  atStep,
  chooseBank,
  expectStep,
  field,
  fill,
  fillBank,
  newLaoPhone,
  newPhone,
  profile,
  RegisterRoute,
  reload,
  submit,
  submitNow,
  t,
  toBank,
  toProfile,
  waitForText,
} from './registerSteps';

const meta = preview.meta({
  component: RegisterRoute,
  title: 'Register/Bank account',
  parameters: {
    layout: 'fullscreen',
    route: '/register',
    docs: { description: { component: 'The last step of registration: the bank account that withdrawals go to.' } },
  },
  beforeEach: recordRequests,
});

export const BankAccount = meta.story({ tags: ['main-state'], name: 'Bank account', play: () => toBank() });
export const BankMissing = meta.story({
  name: 'Nothing filled in',
  play: async () => {
    await toBank();
    submitNow();
  },
});
export const EnglishName = meta.story({
  name: 'Name must be in English letters',
  play: async () => {
    await toBank();
    chooseBank('KTB');
    await fill({ 'account-number': '1234567890', 'given-name': 'สมหญิง', 'family-name': 'Jaingam' });
    submitNow();
  },
});
export const UnusualNumber = meta.story({
  name: 'Unusual length of the account number',
  play: async () => {
    await toBank();
    chooseBank('GSB');
    const number = await field('account-number');
    await fill({ 'account-number': '12345' });
    number.focus();
    number.blur();
  },
});
/** After a reload at the last step the password is missing, because it is never stored. */
export const PasswordAgain = meta.story({
  name: 'Reloaded: the password is asked for again',
  play: async () => {
    await toBank();
    await fillBank();
    await reload();
    await waitForText(t('profile.again'));
  },
});
export const Success = meta.story({
  name: 'Success: login follows',
  play: async () => {
    await toBank();
    await fillBank();
    submitNow();
    await waitForText(t('done.title'));
  },
});
export const LaoMarket = meta.story({
  name: 'Lao market',
  parameters: { scenario: 'lao' },
  globals: { market: 'la', language: 'la' },
  play: () => toBank(newLaoPhone),
});
/** Goes to the last step without waiting for its banks. */
const leaveProfile = async () => {
  await toProfile();
  await fill(profile);
  submitNow();
};
export const BanksLoading = meta.story({
  name: 'Loading: the banks',
  parameters: { fail: { call: getBanks, kind: 'never' } },
  play: async () => {
    await leaveProfile();
    await atStep('account-number');
  },
});
export const BanksFailed = meta.story({
  name: 'Failed: the banks',
  parameters: { fail: { call: getBanks, status: 500 } },
  play: async () => {
    await leaveProfile();
    await waitForText(t('bank.failed'));
  },
});
export const BanksEmpty = meta.story({
  name: 'Empty: no banks',
  beforeEach: () => {
    recordRequests();
    mockResponse(`GET ${getBanks.path}`, []);
  },
  play: async () => {
    await leaveProfile();
    await waitForText(t('bank.none'));
  },
});
/** Banks without a code, which the form cannot send. */
export const BanksWithoutCode = meta.story({
  name: 'Empty: banks that cannot be used',
  tags: ['no-screenshot'],
  beforeEach: () => {
    recordRequests();
    mockResponse(`GET ${getBanks.path}`, [{ code: '', nameTH: 'ธนาคาร', nameEN: 'Bank' }]);
  },
  play: leaveProfile,
});
export const BanksFailedMissing = meta.story({
  name: 'Failed: the banks, and none chosen',
  tags: ['no-screenshot'],
  // Revalidates on reconnect, as the app does.
  render: () => (
    <SWRConfig value={{ revalidateOnReconnect: true }}>
      <RegisterRoute />
    </SWRConfig>
  ),
  parameters: { fail: { call: getBanks, status: 500 } },
  play: async () => {
    await leaveProfile();
    await waitForText(t('bank.failed'));
    submitNow();
    await waitForText(t('required.bank'));
  },
});
export const Small = meta.story({
  name: 'Small phone (320)',
  globals: { viewport: { value: 'small' } },
  play: () => toBank(),
});
export const SmallEnglish = meta.story({
  name: 'Small phone (320), in English',
  tags: ['no-screenshot'],
  globals: { viewport: { value: 'small' }, language: 'en' },
  play: () => toBank(),
});

/** Expects every bank's name on one line of its tile, whole for screen readers. */
async function expectWholeNames(): Promise<void> {
  const names = [...document.querySelectorAll('label:has(input[type="radio"]) [data-short]')];
  await expect(names.length).toBeGreaterThan(4);
  for (const name of names) {
    const range = document.createRange();
    range.selectNodeContents(name);
    const tops = [...range.getClientRects()].map(({ top }) => top);
    // The boxes of text and element differ by a few pixels, and two lines by 20.
    await expect(Math.max(...tops) - Math.min(...tops), name.textContent).toBeLessThan(10);
  }
  for (const name of ['ธนาคารเกียรตินาคินภัทร', 'TMBThanachart Bank', 'ທະນາຄານພັດທະນາລາວ'])
    if (document.body.textContent.includes(name)) await expect(screen.getByRole('radio', { name })).toBeInTheDocument();
}
Small.test('breaks no name of a bank', expectWholeNames);
SmallEnglish.test('breaks no name of a bank', expectWholeNames);

LaoMarket.test('shows Lao banks, whose names do not break, and Lao phones and currency', async ({ step }) => {
  await step('breaks no name of a bank', expectWholeNames);
  await step('shows Lao banks, phones and currency', async ({ canvas }) => {
    const codes = [...document.querySelectorAll<HTMLInputElement>('[role="radiogroup"] input')].map(
      ({ value }) => value,
    );
    await expect(codes).toContain('BCEL');
    await expect(canvas.queryByText(t('bank.recommended'))).toBeNull();
    await expect(canvas.getByRole('radio', { name: t('bank.kip') })).toBeChecked();
    chooseBank('BCEL');
    await fill({ 'account-number': '110-12-00-1234567-009', 'given-name': 'ຄຳ', 'family-name': 'ແກ້ວ' });
    canvas.getByRole('radio', { name: t('bank.baht') }).click();
    submitNow();
    await waitForText(t('done.title'));
    await expect(lastBody('POST /api/account')).toMatchObject({
      username: newLaoPhone,
      bankCode: 'BCEL',
      bankAccountName: 'ຄຳ ແກ້ວ',
      bankAccountNo: '11012001234567009',
      currency: 'BAHT',
    });
  });
});

BankAccount.test(
  'lists the two recommended banks first, and keeps everything except secrets for a reload and after back',
  async ({ canvas, userEvent }) => {
    // Lists the two recommended banks first.
    const codes = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].map(({ value }) => value);
    await expect(codes.slice(0, 2)).toEqual(['KBANK', 'SCB']);
    await expect(new Set(codes).size).toBe(codes.length);

    // Keeps the draft for a reload, but never the password or the code.
    await fillBank('SCB');
    await waitFor(() => expect(sessionStore.get(storageKeys.registration)).toContain('Somying'));
    const kept = JSON.stringify({ ...sessionStorage, ...localStorage });
    await expect(kept).toContain(newPhone);
    await expect(kept).not.toContain('pass1234');
    await expect(kept).not.toContain('123456');

    // Keeps everything after back, forward and back.
    await userEvent.click(canvas.getByRole('button', { name: t('back') }));
    await atStep('name');
    await expect((await field('new-password')).value).toBe('pass1234');
    // The OTP is already used, so going back from the profile step leads to the phone step.
    shownLocation.back();
    await expectStep('phone');
    shownLocation.forward();
    await atStep('name');
    shownLocation.forward();
    await atStep('account-number');
    await expect((await field('given-name')).value).toBe('Somying');
    await expect(document.querySelector('input[value="SCB"]')).toBeChecked();
  },
);
BankMissing.test('focuses the banks and sends nothing', async () => {
  await waitFor(() => expect(document.activeElement).toHaveAttribute('type', 'radio'));
  await expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(t('required.bank'));
  await expect(getCount('POST /api/account')).toBe(0);
});
/**
 * Fills in everything except the bank, because no bank can be selected yet, and submits. Expects that the group of
 * banks has the focus and the error, and that nothing is sent.
 */
async function expectNoBank(): Promise<void> {
  await fill(account);
  submitNow();
  const group = screen.getByRole('group', { name: t('bank.label') });
  await waitFor(() => expect(group).toHaveFocus());
  await expect(group).toHaveAccessibleDescription(t('required.bank'));
  await expect(getCount('POST /api/account')).toBe(0);
}

EnglishName.test('requires English letters for KTB, TMB and BBL, without moving either name', async () => {
  // Does not move either name when an error appears below one.
  await waitForText(t('invalid.english'));
  const [first, last] = [await field('given-name'), await field('family-name')];
  await expect(first.getBoundingClientRect().top).toBe(last.getBoundingClientRect().top);

  // Requires English letters for KTB, TMB and BBL.
  await waitFor(async () => expect(await field('given-name')).toHaveFocus());
  await expect(await field('given-name')).toHaveAccessibleDescription(expect.stringContaining(t('invalid.english')));
  for (const bank of ['BBL', 'TMB']) {
    chooseBank(bank);
    submitNow();
    await waitForText(t('invalid.english'));
  }
  await expect(getCount('POST /api/account')).toBe(0);
  chooseBank('SCB');
  submitNow();
  await waitFor(() => expect(getCount('POST /api/account')).toBe(1));
});
UnusualNumber.test('warns about the number but lets the visitor send it', async () => {
  await waitForText(i18n.t('register:bank.unusual', { expected: 12, typed: 5 }));
  await fill({ 'given-name': 'A', 'family-name': 'B' });
  submitNow();
  await waitForText(codeText('INVALID_BANK'));
  await expect(lastBody('POST /api/account')).toMatchObject({ bankAccountNo: '12345' });
  await waitFor(async () => expect(await field('account-number')).toHaveFocus());
});
BankAccount.test('focuses the field of a refusal, or returns to its step', async () => {
  await fillBank();
  const fields = { EXISTING_BANK: 'account-number', BANK_ACCOUNT_NAME_ENG: 'given-name' };
  for (const [message, name] of Object.entries(fields)) {
    storyBackend().fail({ method: 'POST', path: register.path, message });
    submitNow();
    await waitForText(codeText(message));
    await waitFor(async () => expect(await field(name)).toHaveFocus());
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
  }
  storyBackend().fail({ method: 'POST', path: register.path, message: 'UNVERIFIED_OTP' });
  submitNow();
  await waitForText(codeText('UNVERIFIED_OTP'));
  await expectStep('phone');
});

BankAccount.test(
  'shows a server text as text, keeps everything without a connection, and sends the body once',
  async ({ canvas }) => {
    // Shows a server text without a code as text.
    await fillBank();
    storyBackend().fail({ method: 'POST', path: register.path, message: '<img src=x onerror=alert(1)> no' });
    submitNow();
    await waitForText('<img src=x onerror=alert(1)> no');
    await expect(canvas.queryByRole('img')).toBeNull();

    // Keeps everything when the connection breaks at this step.
    storyBackend().fail({ method: 'POST', path: register.path, kind: 'network' });
    submitNow();
    await waitForText(i18n.t('errors:general.network'));
    await expect((await field('account-number')).value).toBe(account['account-number']);

    // Sends the body of the specification once for several taps.
    const before = getCount('POST /api/account');
    submitNow();
    submitNow();
    await waitForText(t('done.title'));
    await expect(getCount('POST /api/account')).toBe(before + 1);
    await expect(lastBody('POST /api/account')).toEqual({
      name: profile.name,
      username: newPhone,
      password: 'pass1234',
      sourceCode: '',
      inviteCode: '',
      bankCode: 'KBANK',
      bankAccountName: 'SOMYING JAI NGAM',
      bankAccountNo: '9812345670',
      currency: '',
    });
  },
);
BanksLoading.test('shows that the banks are loading and keeps what is typed meanwhile', async ({ canvas }) => {
  await expect(canvas.getByText(i18n.t('common:loading'))).toBeInTheDocument();
  await expectNoBank();
  await expect(await field('account-number')).toHaveValue(account['account-number']);
});
BanksEmpty.test('sends nothing and explains why', expectNoBank);
BanksWithoutCode.test('shows that there are no banks', () => waitForText(t('bank.none')));
BanksFailedMissing.test('explains the failure; focus stays there when the banks arrive', async ({ canvas }) => {
  await expectNoBank();
  storyBackend().mockState.faults.length = 0;
  window.dispatchEvent(new Event('online'));
  await expect(await canvas.findByRole('radiogroup')).toHaveFocus();
  await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(t('required.bank'));
  chooseBank('SCB');
  submitNow();
  await waitFor(() => expect(getCount('POST /api/account')).toBe(1));
});
BanksFailed.test('loads the banks on a retry', async ({ canvas, userEvent }) => {
  storyBackend().mockState.faults.length = 0;
  await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${i18n.t('common:retry')}`) }));
  // The pressed button is gone, so focus moves to the list that replaces it.
  const group = await canvas.findByRole('radiogroup');
  await waitFor(() => expect(group).toHaveFocus());
});
Success.test('confirms, deletes the draft and opens login after 2 seconds', async () => {
  await expect(currentToasts()).toMatchObject([{ kind: 'success', text: t('done.toast') }]);
  await expect(sessionStore.get(storageKeys.registration)).toBeNull();
  await expect(shownLocation.path).toBe('/register');
  await waitFor(() => expect(shownLocation.path).toBe('/login'));
});
PasswordAgain.test(
  'continues with the remaining steps, and back always leaves the current step',
  async ({ canvas, userEvent }) => {
    await expectStep('profile');
    await expect(canvas.getByText(t('profile.again'))).toBeVisible();
    await expect(await field('name')).toHaveValue(profile.name);
    await expect(await field('new-password')).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: t('back') }));
    await expectStep('phone');
    submitNow();
    await fill(profile);
    await expect(canvas.queryByText(t('profile.again'))).toBeNull();
    submitNow();
    await atStep('account-number');
    await expect((await field('given-name')).value).toBe('Somying');
  },
);
BankAccount.test('leaves no history entry without effect after a refused phone', async () => {
  await fillBank();
  storyBackend().fail({ method: 'POST', path: register.path, message: 'EXISTING_USER' });
  submitNow();
  await waitForText(codeText('EXISTING_USER'));
  await expectStep('phone');
  await waitFor(() => expect(shownLocation.state).toBeNull());
});
BankAccount.test('is heard as before', inEnglish, heardAsBefore);
