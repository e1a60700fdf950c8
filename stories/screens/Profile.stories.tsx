import { forgetLocation, shownLocation } from '@stories/app/location';
import { inLayout, page } from '@stories/app/ScreenLayout';
import { heardAsBefore, inEnglish } from '@stories/heard';
import { matchFullText, supportText } from '@stories/matchFullText';
import { clickButton, tryAgain } from '@stories/modals/money';
import { mockResponse, recordRequests } from '@stories/requests';
import { retryByKeyboard } from '@stories/retryByKeyboard';
import { storyMember } from '@stories/storyMember';
import { expect, screen, waitFor, within } from 'storybook/test';
import { waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { getProfile } from '@/api/calls/account';
import { localStore, storageKeys } from '@/device/storage';
import { formatDateTime } from '@/i18n/formatTime';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { ProfileScreen } from '@/screens/Profile/ProfileScreen';

const meta = preview.meta({
  component: ProfileScreen,
  decorators: [inLayout],
  parameters: {
    layout: 'fullscreen',
    session: true,
    route: paths.profile,
    docs: {
      description: {
        component:
          'What the server knows about the member, and the settings of this device. The data are read-only: ' +
          'support changes them.',
      },
    },
  },
  beforeEach: () => {
    recordRequests();
    forgetLocation();
  },
});

const t = (key: string) => i18n.t(`profile:${key}` as 'profile:title');
const entry = async (key: string) => (await screen.findByText(t(key), { selector: 'dt' })).nextElementSibling;
const response =
  (account: object, profile: object = {}) =>
  () =>
    mockResponse('GET /api/account/profile', {
      profile: {
        _id: 'm1',
        username: '0812345678',
        name: 'สมชาย ใจดี',
        createdAt: '2026-01-01T00:00:00.000Z',
        coin: 1,
        ...profile,
      },
      bankAccount: {
        bankCode: 'SCB',
        bankAccountName: 'สมชาย ใจดี',
        bankAccountNo: '4051238876',
        bank: { nameTH: 'ธนาคารไทยพาณิชย์', nameEN: 'Siam Commercial Bank' },
        ...account,
      },
    });

export const Default = meta.story({});
export const Loading = meta.story({ parameters: { fail: { call: getProfile, kind: 'never' } } });
export const Failed = meta.story({ parameters: { fail: { call: getProfile, status: 500, times: 1 } } });
Failed.test('keeps the focus after a retry by keyboard', retryByKeyboard);
export const Offline = meta.story({
  tags: ['no-screenshot'],
  parameters: { fail: { call: getProfile, kind: 'network' } },
});
export const Empty = meta.story({ name: 'No bank account yet', beforeEach: response({ bankAccountNo: '' }) });
export const Long = meta.story({
  name: 'Longest names',
  beforeEach: response(
    { bankAccountName: 'ก'.repeat(10_000) },
    { name: 'ชื่อยาวมาก'.repeat(1000), _id: 'x'.repeat(400) },
  ),
});
export const LaoMarket = meta.story({
  name: 'Lao market',
  globals: { market: 'la', language: 'la' },
  parameters: { scenario: 'lao' },
});
export const English = meta.story({ name: 'In English', globals: { language: 'en' } });
export const Small = meta.story({
  name: 'Small phone (320)',
  globals: { viewport: { value: 'small' } },
  parameters: { scenario: 'long' },
});

Default.test(
  'shows the member, hides balances on this device, changes the language, and opens the password change',
  async ({ canvas, userEvent }) => {
    // Shows the server's data about the member.
    await canvas.findByText('สมชาย ใจดี', { selector: 'p span' });
    await canvas.findByText(formatDateTime(storyMember().createdAt));
    await expect(await entry('id')).toHaveTextContent(storyMember()._id);
    await expect(await entry('username')).toHaveTextContent('081 234 5678');
    await expect(await entry('bankName')).toHaveTextContent('ธนาคารไทยพาณิชย์');
    await expect(await entry('accountName')).toHaveTextContent('สมชาย ใจดี');
    await expect(await entry('accountNumber')).toHaveTextContent('405-123-8876');
    await expect(document.querySelectorAll('main input:not([type="checkbox"])')).toHaveLength(0);

    // Hides balances on this device.
    const box = await screen.findByRole('switch', { name: new RegExp(t('hide')) });
    await expect(box).not.toBeChecked();
    box.click();
    await waitFor(() => expect(box).toBeChecked());
    await expect(localStore.get(storageKeys.hideBalance)).toBe('1');

    // Changes the language.
    await userEvent.selectOptions(await page().findByRole('combobox'), 'en');
    await screen.findByRole('heading', { level: 1, name: 'Profile' });
    await waitForStable();

    // Opens the password change by the lock.
    await clickButton(t('password'));
    await waitFor(() => expect(shownLocation.search).toBe('?modal=password'));
  },
);
English.test('names the bank in the current script', async () => {
  await expect(await entry('bankName')).toHaveTextContent('Siam Commercial Bank');
});
Default.test(
  'leaves a number of another length ungrouped',
  { beforeEach: response({ bankAccountNo: '020123456789', bankCode: 'GSB' }) },
  async () => {
    await expect(await entry('accountNumber')).toHaveTextContent('020123456789');
  },
);
/** Expects the failure in place of the content, and neither an alert nor a dialog. */
const quiet = async () => {
  await screen.findByText(t('failed'));
  await expect(document.querySelector('[data-failed="loud"]')).toBeNull();
  await expect(screen.queryByRole('alertdialog')).toBeNull();
};
Failed.test('shows the failure as a muted line and the settings; a retry loads the rest', async () => {
  await quiet();
  await screen.findByRole('button', { name: t('password') });
  await tryAgain();
  await entry('id');
});
Offline.test('shows the failure as a muted line', quiet);
Empty.test('explains how to add a bank account', async () => {
  // A link until the chat is there, then a button.
  await within(await screen.findByText(matchFullText(t('noBank')))).findByRole('button', { name: supportText() });
});
Default.test(
  'shows invalid values as text or as dashes',
  {
    beforeEach: response(
      { bankCode: null, bankAccountName: 7, bankAccountNo: '<b>1</b>', bank: 'x' },
      { _id: null, name: '<img src=x onerror=alert(1)>', createdAt: 'never', username: {} },
    ),
  },
  async () => {
    await expect(await entry('id')).toHaveTextContent('–');
    await expect(await entry('accountNumber')).toHaveTextContent('<b>1</b>');
    await screen.findByText('<img src=x onerror=alert(1)>');
  },
);
Long.test('truncates names; a tap or a key press shows the whole name', async ({ canvasElement, userEvent }) => {
  const name = (await entry('accountName')) as HTMLElement;
  const opener = await within(name).findByRole('button', { expanded: false });
  await expect(canvasElement.offsetHeight).toBeLessThan(2200);
  opener.focus();
  await userEvent.keyboard('{Enter}');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(opener.textContent).toHaveLength(10_000);
});
Default.test('is heard as before', inEnglish, heardAsBefore);
