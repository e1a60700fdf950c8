import { advanceTime } from '@stories/advanceTime';
import { matchFullText } from '@stories/matchFullText';
import { holdResponse } from '@stories/requests';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { storyBackend, waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { sessionStore, storageKeys } from '@/device/storage';
import { formatAmount } from '@/i18n/format';
import { i18n } from '@/i18n/i18n';
import { toBaht } from '@/lib/money';
import { depositView } from '@/modals/Deposit/view';
import {
  choose,
  chooseProvider,
  comeBack,
  depositText,
  dialog,
  fillAmount,
  liveQr,
  makeQr,
  payQr,
  qrImage,
  walletInBooks,
  watching,
} from './depositSteps';
import { ModalHarness, prepareModals, withModal } from './ModalHarness';

const meta = preview.meta({
  component: ModalHarness,
  title: 'Deposit/QR/Paid',
  args: { buttons: [['deposit', '']] },
  parameters: {
    ...withModal('deposit:WW'),
    modals: { deposit: depositView },
    docs: {
      description: {
        component:
          'The end of a QR deposit that was paid on another phone. It never asks again for a payment that has ' +
          'arrived.',
      },
    },
  },
  beforeEach: prepareModals,
});

/** Waits until the page shows the text. The page polls every few seconds, and immediately when it becomes visible. */
const says = (key: string) =>
  waitFor(() => {
    comeBack();
    expect(dialog()).toHaveTextContent(depositText(key));
  });

/** Pays a QR and returns the id of its statement entry. */
async function paid(): Promise<string> {
  await makeQr('100');
  await watching();
  // Wait for all responses so far. After them, only the statement can show the payment.
  await waitForStable();
  const id = liveQr('WW')?._id ?? '';
  await payQr('WW');
  return storyBackend().mockState.db.qr.get(id)?.statement ?? '';
}

async function openAgain(): Promise<void> {
  screen.getAllByRole('button', { name: i18n.t('common:close') })[0]?.click();
  await waitFor(() => expect(dialog()).toBeNull());
  screen.getByText('deposit', { selector: 'main > button' }).click();
  await waitFor(() => expect(dialog()).not.toBeNull());
}

/** Expects the form before the server's response and after it. */
async function onlyTheForm(response: () => void): Promise<void> {
  await fillAmount('100');
  await expect(qrImage()).toBeNull();
  response();
  await waitForStable();
  await fillAmount('200');
  await expect(dialog()).not.toHaveTextContent(depositText('qr.checking'));
  await expect(qrImage()).toBeNull();
}

export const Received = meta.story({
  name: 'Payment received, money on its way',
  tags: ['no-screenshot'],
  play: async () => {
    await paid();
    await says('qr.received');
  },
});
export const Credited = meta.story({
  name: 'The money is in the main wallet',
  tags: ['no-screenshot'],
  play: async () => {
    await paid();
    advanceTime(60);
    await says('qr.credited');
  },
});
export const NotCredited = meta.story({
  name: 'Payment that could not be credited',
  play: async () => {
    storyBackend().mockState.db.statement.patch(await paid(), { status: 'FAILED' });
    await says('qr.notCredited');
  },
});

Received.test('no longer waits for the payment after its OK', async () => {
  (await screen.findByRole('button', { name: i18n.t('common:ok') })).click();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(JSON.parse(sessionStore.get(storageKeys.liveQrs) ?? '[]')).toEqual([]);
});
Received.test('shows that it checks for a payment, not that it waits, when reopened', async () => {
  const held = [holdResponse('POST /api/statement'), holdResponse('GET /api/qrcode/WW')];
  await openAgain();
  await expect(qrImage()).toBeNull();
  await screen.findByText(depositText('qr.checking'));
  for (const release of held) release();
  await says('qr.received');
});

Credited.test(
  'shows where the money went, saves the receipt as an image, and shows the form when reopened',
  async () => {
    // Shows where the money went, and saves the receipt as an image.
    await expect(dialog()).toHaveTextContent(i18n.t('money:result.balance'));
    const balance = formatAmount(toBaht(await walletInBooks()));
    await waitFor(() => expect(dialog()).toHaveTextContent(balance));
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    screen.getByRole('button', { name: i18n.t('statement:receipt.save') }).click();
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    saved.mockRestore();

    // Shows the form when reopened.
    const response = holdResponse('GET /api/qrcode/WW');
    await openAgain();
    await choose('qr');
    await chooseProvider('WW');
    await onlyTheForm(response);
  },
);
NotCredited.test('shows the failure in red, and the form after switching providers', async () => {
  await expect(screen.getByText(matchFullText(depositText('qr.notCredited'))).closest('[role="alert"]')).not.toBeNull();
  await fillAmount('100');
  await chooseProvider('ZPAY');
  await fillAmount('');
  const response = holdResponse('GET /api/qrcode/WW');
  await chooseProvider('WW');
  await onlyTheForm(response);
});
