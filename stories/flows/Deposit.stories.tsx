import { AppRoot } from '@stories/app/AppRoot';
import { arrive, logIn, loginTitle, prepareApp } from '@stories/app/app';
import { shownLocation } from '@stories/app/location';
import {
  comeBack,
  depositText,
  dialog,
  fillAmount,
  makeQr,
  payQr,
  qrImage,
  qrShown,
  submit,
  walletInBooks,
  watching,
} from '@stories/modals/depositSteps';
import { expectUnknown, keep } from '@stories/modals/money';
import { getCount, requests } from '@stories/requests';
import { expect, screen, waitFor } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { formatAmount } from '@/i18n/format';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';

const meta = preview.meta({
  component: AppRoot,
  tags: ['long'],
  parameters: {
    layout: 'fullscreen',
    route: '/',
    docs: {
      description: {
        component:
          'A deposit of 100 baht by QR, from login to the balance on home; each step may fail once. Specification: ' +
          'QR deposit.',
      },
    },
  },
  beforeEach: prepareApp,
});

interface User {
  type(element: Element, text: string): Promise<void>;
  clear(element: Element): Promise<void>;
}

/** The initial balance of the main wallet, in satang. */
let before = 0;

/** Logs in and opens a provider's QR form from home, by the same taps as a member. */
async function toQrForm(userEvent: User): Promise<void> {
  before = await walletInBooks();
  await arrive(paths.login, loginTitle());
  await logIn(userEvent, '0812345678', 'demo1234');
  await waitFor(() => expect(shownLocation.path).toBe(paths.home));
  (await screen.findByRole('button', { name: i18n.t('home:tiles.deposit') })).click();
  (await screen.findByRole('radio', { name: depositText('method.qr') })).click();
}

/** Pays the QR and waits until the deposit is credited. */
async function pay(): Promise<void> {
  await watching();
  await payQr('KBANK');
  comeBack();
  await screen.findByText(depositText('qr.received'));
  storyBackend().advance(60);
  comeBack();
  await screen.findByText(depositText('qr.credited'));
}

async function balanceIsTheBooks(): Promise<void> {
  const shown = formatAmount((await walletInBooks()) / 100);
  screen
    .getAllByRole('button', { name: i18n.t('common:close') })
    .at(-1)
    ?.click();
  await waitFor(() => expect(dialog()).toBeNull());
  await waitFor(() => expect(document.querySelector('main')).toHaveTextContent(shown));
}

export const ByQr = meta.story({
  name: 'Deposit by QR, from login to the balance',
  play: async ({ userEvent }) => {
    await toQrForm(userEvent);
    await makeQr('100');
    await pay();
  },
});

/** Loading the deposit accounts, and loading, creating and polling the QR, fail once each. */
export const EachStepFailsOnce = meta.story({
  name: 'Deposit by QR, each step fails once',
  play: async ({ userEvent }) => {
    before = await walletInBooks();
    const fail = (method: 'GET' | 'POST', path: string) =>
      storyBackend().fail({ method, path, status: 500, message: 'INTERNAL_SERVER_ERROR' });
    await arrive(paths.login, loginTitle());
    fail('GET', '/api/lookup/deposit');
    await logIn(userEvent, '0812345678', 'demo1234');
    (await screen.findByRole('button', { name: i18n.t('home:tiles.deposit') })).click();
    await screen.findByText(depositText('failed'));
    screen.getByRole('button', { name: new RegExp(`^${i18n.t('common:retry')}`) }).click();
    fail('GET', '/api/qrcode/KBANK');
    (await screen.findByRole('radio', { name: depositText('method.qr') })).click();
    await screen.findByText(depositText('qr.loadFailed'));
    screen.getByRole('button', { name: new RegExp(`^${i18n.t('common:retry')}`) }).click();
    await screen.findByRole('textbox', { name: depositText('qr.amount') });
    fail('POST', '/api/qrcode/KBANK');
    await fillAmount('100');
    submit().click();
    await waitFor(() => expect(getCount('POST /api/qrcode/KBANK')).toBe(1));
    await expectUnknown();
    await keep();
    await expect(qrImage()).toBeNull();
    fail('POST', '/api/statement');
    // The first request for a QR has no result yet, so a second request needs a confirmation.
    await fillAmount('100');
    submit().click();
    (await screen.findByRole('button', { name: i18n.t('money:earlier.new') })).click();
    await qrShown();
    comeBack();
    await pay();
  },
});
EachStepFailsOnce.test('credits the money once although each step fails once', async () => {
  await expect(requests.filter((request) => request === 'POST /api/qrcode/KBANK')).toHaveLength(2);
  await expect(await walletInBooks()).toBe(before + 100_00);
  await balanceIsTheBooks();
});
