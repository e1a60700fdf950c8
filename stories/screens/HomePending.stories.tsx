import { prepareApp } from '@stories/app/app';
import { inLayout } from '@stories/app/ScreenLayout';
import { growBalanceSilently } from '@stories/modals/money';
import { getCount, recordRequests, requests } from '@stories/requests';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyBackend, waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { activateBonus, clearBonus } from '@/api/calls/bonus';
import type { StoredCall } from '@/api/calls/call';
import { createQr } from '@/api/calls/qr';
import { receiveRefund } from '@/api/calls/refund';
import { spin } from '@/api/calls/spin';
import { activateSlot, transfer, uploadSlip, walletCode, withdrawAll } from '@/api/calls/wallet';
import { runCommand } from '@/api/commands/command';
import { openCommands } from '@/api/commands/pendingCommands';
import { localStore, storageKeys } from '@/device/storage';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { HomeScreen } from '@/screens/Home/HomeScreen';

const meta = preview.meta({
  component: HomeScreen,
  decorators: [inLayout],
  title: 'Home: without a result',
  parameters: {
    layout: 'fullscreen',
    session: true,
    route: paths.home,
    docs: {
      description: {
        component:
          'Commands whose result is not known yet. Home keeps each until the member has seen it, shows what the ' +
          'backend shows, and judges nothing.',
      },
    },
  },
  beforeEach: prepareApp,
});

/** Sends a command, which the backend carries out, and loses its response. */
async function lose(call: StoredCall, args: object = {}): Promise<void> {
  storyBackend().fail({ method: call.method, path: call.path.replace(/\{\w+\}/g, '*'), kind: 'lost' });
  await runCommand(call, args as never);
}
const seeButtons = () => screen.findAllByRole('button', { name: new RegExp(`^${i18n.t('money:see')}:`) });
const loses = (call: StoredCall, args?: object) => ({
  beforeEach: () => lose(call, args),
  play: async () => {
    for (const see of await seeButtons()) see.click();
    await screen.findByText(i18n.t('money:evidence.asOf'));
  },
});
const withdrawal = { body: { amount: 500 } };
const toGame = { body: { from: walletCode, to: 'PG', amount: 100 } };
const slip = () => ({ body: { file: new File([Uint8Array.of(0xff, 0xd8, 0xff, 1)], 'slip.jpg') } });

export const InStatement = meta.story({
  name: 'Result unknown: withdrawal',
  tags: ['three-languages'],
  ...loses(withdrawAll, withdrawal),
});
InStatement.test('reads no evidence while a dialog lies over it', async () => {
  await waitForStable();
  recordRequests();
  // Polls read again when the page becomes visible.
  const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'));
  lookAgain();
  await waitFor(() => expect(getCount('POST /api/statement')).toBeGreaterThan(0));
  screen.getByRole('button', { name: i18n.t('home:tiles.invite') }).click();
  await screen.findByRole('dialog');
  await waitForStable();
  requests.length = 0;
  lookAgain();
  await waitForStable();
  await expect(getCount('POST /api/statement')).toBe(0);
});

/** The backend has echoed the key of an earlier command, so this one may be sent again. */
export const Resendable = meta.story({
  name: 'Result unknown: may be sent again',
  ...loses(withdrawAll, withdrawal),
  beforeEach: async () => {
    await runCommand(transfer, toGame);
    await lose(withdrawAll, withdrawal);
  },
});
Resendable.test('shows the new balance after "Send again"', async () => {
  // Home has read the wallet for the last time, so only the end of the command reads it again.
  await waitForStable();
  const total = growBalanceSilently();
  screen.getByRole('button', { name: new RegExp(`^${i18n.t('money:resend.button')}`) }).click();
  await screen.findByText(i18n.t('money:settled.requested'));
  await waitFor(() => expect(document.body).toHaveTextContent(total));
});
export const InSlips = meta.story({ name: 'Result unknown: slip', ...loses(uploadSlip, slip()) });
export const Qr = meta.story({
  name: 'Result unknown: QR',
  ...loses(createQr, { params: { bankCode: 'KBANK' }, body: { amount: 100 } }),
});
export const InRefunds = meta.story({ name: 'Result unknown: refund', ...loses(receiveRefund) });
export const Bonus = meta.story({
  name: 'Result unknown: bonus',
  ...loses(activateBonus, { params: { code: 'DAILY10' } }),
});
export const BonusCancelled = meta.story({ name: 'Result unknown: cancelled bonus', ...loses(clearBonus) });
export const InCoupons = meta.story({ name: 'Result unknown: spin', ...loses(spin) });
export const GameAccount = meta.story({
  name: 'Result unknown: game account',
  ...loses(activateSlot, { params: { slotCode: 'SLOTXO' } }),
});

export const Several = meta.story({
  name: 'Several commands without a result',
  tags: ['three-languages'],
  beforeEach: async () => {
    await lose(withdrawAll, withdrawal);
    await lose(transfer, toGame);
    await lose(spin);
  },
  play: async () => {
    await waitFor(async () => expect(await seeButtons()).toHaveLength(3));
  },
});
Several.test('shows each as one row, and the evidence of one of them on a tap', async () => {
  await expect(screen.queryByText(i18n.t('money:evidence.asOf'))).toBeNull();
  const [first, second] = await seeButtons();
  const rows = [first, second].map((see) => see?.closest('section')?.getBoundingClientRect().height ?? 0);
  for (const height of rows) await expect(height).toBeLessThan(120);
  first?.click();
  await screen.findByText(i18n.t('money:evidence.asOf'));
  await expect(screen.getAllByText(i18n.t('money:seen'))).toHaveLength(1);
  await expect(first).toHaveAttribute('aria-expanded', 'true');
});

export const Settled = meta.story({
  name: 'The result has arrived',
  beforeEach: async () => {
    await runCommand(transfer, toGame);
    await lose(withdrawAll, withdrawal);
    const key = openCommands()[0]?.key ?? '';
    await runCommand(withdrawAll, withdrawal, { key, isResultKept: true });
  },
  play: async () => {
    await screen.findByText(i18n.t('money:settled.requested'));
  },
});
Settled.test('keeps the result until the member has read it', async () => {
  const card = screen.getByText(i18n.t('money:settled.requested')).closest('section') as HTMLElement;
  within(card)
    .getByRole('button', { name: new RegExp(`^${i18n.t('common:ok')}`) })
    .click();
  await waitFor(() => expect(card).not.toBeInTheDocument());
  await expect(localStore.listRecords(storageKeys.pendingCommands)).toEqual([]);
});

/** Another version of the app has stored the record, so that this version cannot send it again. */
export const Foreign = meta.story({
  name: 'Stored by another version of the app',
  tags: ['no-screenshot'],
  beforeEach: async () => {
    await lose(withdrawAll, withdrawal);
    const [[key, text] = [storageKeys.pendingCommands, '']] = localStore.listRecords(storageKeys.pendingCommands);
    localStore.trySet(key, JSON.stringify({ ...JSON.parse(text), tries: 'many', result: 'notFound' }));
  },
  play: InStatement.input.play,
});
Foreign.test('shows it as a command without a result', async () => {
  await expect(screen.getByText(i18n.t('money:seen'))).toBeVisible();
  await expect(screen.queryByText(i18n.t('money:resend.button'))).toBeNull();
});
