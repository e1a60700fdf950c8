import { creditDeposit, startDeposit } from '@mocks/rules/deposit';
import { AppRoot, preloadModals } from '@stories/app/AppRoot';
import { shownLocation } from '@stories/app/location';
import { activityModal, hour, now, storeRecord, t } from '@stories/modals/activitySteps';
import { getCount, recordRequests } from '@stories/requests';
import { storyMember } from '@stories/storyMember';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { storyBackend, waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { sendMessage } from '@/api/calls/chat';
import { createQr } from '@/api/calls/qr';
import { getWallet } from '@/api/calls/wallet';
import { send } from '@/api/client/client';
import { emptyStorage } from '@/device/storage';
import { formatAmount } from '@/i18n/format';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { watchQr } from '@/modals/Deposit/qr/watchedQr';
import { getRecord } from '@/responsibleGaming/records';

const meta = preview.meta({
  component: AppRoot,
  title: 'My activity',
  tags: ['long'],
  parameters: {
    layout: 'fullscreen',
    session: true,
    scenario: 'agreement-accepted',
    route: paths.home,
    docs: {
      description: { component: 'The budget and the break, in the real app.' },
    },
  },
  beforeEach: async () => {
    recordRequests();
    await preloadModals();
  },
});

const home = () => screen.findByRole('heading', { level: 2, name: i18n.t('home:total') });
const tap = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const kept = () => getRecord(storyMember()._id);
const deposit = () => screen.findByRole('dialog', { name: i18n.t('deposit:title') });
const onBreak = () => screen.findByRole('dialog', { name: t('break.closedTitle') });

export const FirstBudget = meta.story({ name: 'A budget is set, lowered and raised' });
FirstBudget.test(
  'applies the first and a lower budget immediately, and a higher one after a day',
  async ({ userEvent }) => {
    await home();
    await tap(i18n.t('home:activity.open'));
    const modal = within(await activityModal());
    const set = async (amount: string) => {
      const field = await modal.findByLabelText(t('budget.amount'));
      await expect(field).toHaveValue('');
      await userEvent.type(field, amount);
      await userEvent.click(modal.getByRole('button', { name: t('budget.save') }));
    };
    await set('1000');
    await waitFor(() => expect(kept().budget).toEqual({ satang: 1000_00, period: 'week' }));
    await set('800');
    await waitFor(() => expect(kept().budget?.satang).toBe(800_00));
    await expect(kept().change).toBeUndefined();
    await set('900');
    await waitFor(() => expect(kept().change?.at).toBe(now() + 24 * hour));
    await expect(kept().budget?.satang).toBe(800_00);
    await userEvent.click(modal.getByRole('button', { name: t('budget.keep') }));
    await expect(kept().change).toBeUndefined();
    // Home updates the used share of the budget without a reload.
    await waitFor(() => expect(document.querySelector('main')?.textContent).toContain(formatAmount(800)));
  },
);

const useUp = () => {
  const { mockState } = storyBackend();
  const { _id, bankCode } = storyMember();
  creditDeposit(mockState, startDeposit(mockState, _id, bankCode, 100_00));
  storeRecord({ budget: { satang: 1_00, period: 'month' } });
};

export const UsedUp = meta.story({ name: 'The budget is used up', beforeEach: useUp });
export const BeforeDeposit = meta.story({
  name: 'The budget is used up: a reminder before a deposit',
  tags: ['no-screenshot'],
  parameters: { route: `${paths.home}?modal=deposit` },
  beforeEach: useUp,
  play: async () => void (await screen.findByRole('button', { name: t('budget.aside') })),
});
UsedUp.test('shows the used-up budget on home, and before the deposit a reminder that a tap dismisses', async () => {
  await home();
  await screen.findByText((text) => text.includes(t('budget.of.month')));
  await tap(i18n.t('home:tiles.deposit'));
  await deposit();
  const reminder = t('budget.reminder100', { amount: formatAmount(1) });
  await screen.findByText(reminder);
  // The reminder does not block the deposit.
  await expect(within(await deposit()).getAllByRole('radio').length).toBeGreaterThan(1);
  await tap(t('budget.aside'));
  await waitFor(() => expect(screen.queryByText(reminder)).toBeNull());
  await expect(kept().putAside).toContain('100.');
});

export const OnBreak = meta.story({ name: 'A break on this device' });
OnBreak.test('closes deposit, games, bonus and wheel, and nothing else', async ({ userEvent }) => {
  await home();
  await tap(i18n.t('home:activity.open'));
  const modal = within(await activityModal());
  await userEvent.click(await modal.findByRole('button', { name: t('break.day') }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: i18n.t('common:cancel') }));
  await expect(kept().breakUntil).toBeUndefined();
  await userEvent.click(modal.getByRole('button', { name: t('break.day') }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: t('break.start') }));
  await waitFor(() => expect(kept().breakUntil).toBe(now() + 24 * hour));
  for (const name of ['deposit', 'game:PG', 'bonus:WELCOME100']) {
    shownLocation.go(`${paths.home}?modal=${encodeURIComponent(name)}`);
    await onBreak();
  }
  for (const page of [paths.bonus, paths.spin]) {
    shownLocation.go(page);
    await screen.findByRole('heading', { level: 1, name: t('break.closedTitle') });
  }
  shownLocation.go(`${paths.home}?modal=withdraw`);
  await screen.findByRole('dialog', { name: i18n.t('withdraw:title') });
  shownLocation.go(`${paths.home}?modal=transfer`);
  const transfer = within(await screen.findByRole('dialog', { name: i18n.t('transfer:title') }));
  const ends = (await transfer.findByLabelText(i18n.t('transfer:to'))).querySelectorAll('option:enabled');
  await expect([...ends].map((end) => end.getAttribute('value'))).toEqual(['WALLET']);
});

OnBreak.test(
  'applies to one member until it ends, and survives "delete all", which deletes everything else',
  async () => {
    // Does not apply to other members on this device.
    storeRecord({ breakUntil: now() + hour }, 'somebody else');
    await home();
    await tap(i18n.t('home:tiles.deposit'));
    await deposit();

    shownLocation.go(paths.home);

    // Ends by itself.
    storeRecord({ breakUntil: now() - 1 });
    await home();
    await tap(i18n.t('home:tiles.deposit'));
    await deposit();

    // Survives "delete all", which deletes everything else.
    await home();
    const breakUntil = now() + hour;
    storeRecord({ breakUntil, budget: { satang: 1, period: 'day' } });
    await emptyStorage();
    await expect(getRecord(storyMember()._id)).toEqual({ breakUntil });
  },
);

FirstBudget.test(
  "keeps everything open in another member's break while the current member is unknown",
  {
    // The wallet fails, so the app does not know who is logged in.
    parameters: { route: `${paths.home}?modal=deposit`, fail: { call: getWallet, status: 500 } },
    beforeEach: () => storeRecord({ breakUntil: now() + hour }, 'somebody else'),
  },
  async () => void (await deposit()),
);
FirstBudget.test(
  "ignores another member's break that is over, without waiting for the wallet",
  {
    parameters: { route: `${paths.home}?modal=deposit`, fail: { call: getWallet, kind: 'never' } },
    beforeEach: () => storeRecord({ breakUntil: now() - 1 }, 'somebody else'),
  },
  async () => void (await deposit()),
);

export const PaidBefore = meta.story({
  name: 'Break: the slip of a transfer made before',
  tags: ['no-screenshot'],
  parameters: { route: `${paths.home}?modal=deposit` },
  beforeEach: () => storeRecord({ breakUntil: now() + 24 * hour }),
  play: async () => void (await within(await onBreak()).findByRole('button', { name: i18n.t('deposit:slip.toSlips') })),
});

PaidBefore.test(
  'allows only slips and the list of sent slips in the deposit, and a live QR, which can be paid',
  async ({ step }) => {
    await step('allows only slips and the list of sent slips in the deposit', async ({ userEvent }) => {
      const dialog = within(await onBreak());
      await userEvent.click(await dialog.findByRole('button', { name: new RegExp(i18n.t('deposit:slip.title')) }));
      await dialog.findByText(i18n.t('deposit:slip.pick'));
      await expect(dialog.queryByRole('radio')).toBeNull();
      await userEvent.click(dialog.getByRole('button', { name: i18n.t('deposit:slip.toSlips') }));
      await screen.findByRole('dialog', { name: i18n.t('slips:title') });
    });
    await step('still shows a live QR, which can be paid', async () => {
      const { mockState } = storyBackend();
      const qr = await send(createQr, { params: { bankCode: 'WW' }, body: { amount: 100 } });
      await expect(mockState.db.qr.all().length).toBeGreaterThan(0);
      watchQr({ id: qr.qrcodeId, bankCode: 'WW', amount: 100, until: Date.now() + qr.expireIn * 1000 });
      shownLocation.go(paths.home);
      // The dialog reads live QRs only when it opens, so close it first.
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      shownLocation.go(`${paths.home}?modal=deposit`);
      const dialog = within(await onBreak());
      await dialog.findByRole('img', { name: i18n.t('deposit:qr.alt', { amount: formatAmount(100) }) });
    });
  },
);

export const ClosedByBreak = meta.story({
  name: 'A game that a break closes',
  tags: ['no-screenshot'],
  parameters: { route: `${paths.home}?modal=game:PG` },
  beforeEach: () => storeRecord({ breakUntil: now() + 24 * hour }),
  play: async () => void (await within(await onBreak()).findByRole('button', { name: t('break.out') })),
});

export const AskingToClose = meta.story({ name: 'Asking the team to close the account' });
AskingToClose.test(
  'puts the text into the chat after an existing draft and does not send it',
  async ({ userEvent }) => {
    await home();
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${i18n.t('chat:title')}`) }));
    const field = () => screen.findByRole('textbox', { name: i18n.t('chat:field') });
    await userEvent.type(await field(), 'half written');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await tap(i18n.t('home:activity.help'));
    const both = `half written\n${i18n.t('activityHelp:close.text')}`;
    for (const _again of ['once', 'twice']) {
      await tap(i18n.t('activityHelp:close.chat'));
      await waitFor(async () => expect(await field()).toHaveValue(both));
      await expect(await field()).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('textbox', { name: i18n.t('chat:field') })).toBeNull());
    }
    await waitForStable();
    await expect(getCount(`POST ${sendMessage.path}`)).toBe(0);
  },
);
