import { done } from '@mocks/data/bonuses';
import { shownLocation } from '@stories/app/location';
import { hostile } from '@stories/components/hostileHtml';
import { heardAsBefore, inEnglish } from '@stories/heard';
import { matchFullText } from '@stories/matchFullText';
import { getCount, mockResponse, respondBy } from '@stories/requests';
import { retryByKeyboard } from '@stories/retryByKeyboard';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyBackend, waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { addRefundToWallet, checkRefund, getRefundBanners, receiveRefund } from '@/api/calls/refund';
import { currentToasts } from '@/components/Toast/toasts';
import { formatAmount } from '@/i18n/format';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { refundView } from '@/modals/Refund/view';
import { ModalHarness, prepareModals, withModal } from './ModalHarness';
import {
  acknowledge,
  acknowledgeSuccess,
  button,
  clickButton,
  codeText,
  createWaitingStep,
  expectLedgerBalanced,
  expectRefusal,
  expectUnknown,
  getBalance,
  removeBanners,
  tryAgain,
} from './money';

const received = 'GET /api/refund/receive';
const added = 'GET /api/refund/addWallet';
const meta = preview.meta({
  component: ModalHarness,
  parameters: {
    ...withModal('refund'),
    modals: { refund: refundView },
    scenario: 'refund',
    docs: {
      description: {
        component:
          'Returns a part of the losses in games. Receiving and moving to the main wallet are two steps, each ' +
          'with its own result, because either can fail alone.',
      },
    },
  },
  beforeEach: async ({ parameters }) => {
    await prepareModals();
    if (!parameters.banners) removeBanners('refund');
  },
});

const t = (key: string, values?: Record<string, unknown>) => i18n.t(`refund:${key}` as 'refund:title', values);
const shown = () => button(t('receive'));
const log = () => screen.getByRole('region', { name: t('log') }).querySelectorAll('li');
const receive = () => clickButton(t('receive'));
/** Starts the transfer of the refund to the main wallet and confirms it. */
const add = async () => {
  await clickButton(t('toWallet'));
  within(await screen.findByRole('alertdialog', { name: t('confirmTitle') }))
    .getByRole('button', { name: t('toWallet') })
    .click();
};

const offers = (...names: string[]) =>
  waitFor(() => {
    const shown = ['receive', 'toWallet'].filter((name) => screen.queryByRole('button', { name: t(name) }));
    expect(shown).toEqual(names);
  });

export const Default = meta.story({ play: async () => void (await shown()) });
export const Banners = meta.story({ name: 'Banners first', parameters: { banners: true } });
export const Loading = meta.story({ parameters: { fail: { call: checkRefund, kind: 'never' } } });
export const Failed = meta.story({ parameters: { fail: { call: checkRefund, status: 500, times: 1 } } });
Failed.test('keeps the focus after a retry by keyboard', retryByKeyboard);
export const Closed = meta.story({
  name: 'Refund refused: refunds are closed',
  parameters: { scenario: 'refund-closed' },
});
export const Empty = meta.story({ name: 'Empty: the member has not played', parameters: { scenario: 'no-refund' } });
export const Zero = meta.story({
  name: 'Nothing to receive: played and won',
  tags: ['no-screenshot'],
  parameters: { scenario: 'refund-zero' },
});
export const Blocked = meta.story({
  name: 'Active bonus: cannot be received yet',
  parameters: { scenario: 'refund-blocked' },
});
export const Taken = meta.story({
  name: "Nothing to receive: today's refund already received",
  parameters: { scenario: 'refund-taken' },
});
export const Waiting = meta.story({
  name: 'An amount but no result: transfer it if received',
  parameters: { scenario: 'refund-waiting' },
});
export const WaitingWithBonus = meta.story({
  name: 'Active bonus: the transfer may be refused',
  parameters: { scenario: 'refund-waiting' },
  beforeEach: () =>
    respondBy('GET /api/refund/check', async (ask) => Response.json({ ...(await (await ask()).json()), bonus: true })),
});
WaitingWithBonus.test('names the bonus beside the transfer, which stays possible', async () => {
  await screen.findByText(t('bonusMayBlock'));
  await expect(await button(t('toWallet'))).toBeEnabled();
});
export const Received = meta.story({ name: 'Just received: confirm the transfer', play: createWaitingStep(receive) });
export const Success = meta.story({
  name: 'Success: the refund is in the main wallet',
  parameters: { scenario: 'refund-waiting' },
  play: createWaitingStep(add),
});
export const NoRefund = meta.story({
  name: 'Refund refused: there is nothing to receive',
  tags: ['no-screenshot'],
  parameters: { fail: { call: receiveRefund, message: 'NO_REFUND', times: 1 } },
  play: createWaitingStep(receive),
});
export const MinimumRefused = meta.story({
  name: 'Refund refused: it is 0 baht',
  tags: ['no-screenshot'],
  parameters: { fail: { call: receiveRefund, message: 'REFUND_MINIMUM', times: 1 } },
  play: createWaitingStep(receive),
});
export const ConditionRefused = meta.story({
  name: 'Refund refused: its conditions are not met',
  tags: ['no-screenshot'],
  parameters: { fail: { call: receiveRefund, message: 'REFUND_CONDITION', times: 1 } },
  play: createWaitingStep(receive),
});
export const WalletRefused = meta.story({
  name: 'Refund refused: there is no main wallet',
  tags: ['no-screenshot'],
  parameters: { scenario: 'refund-waiting', fail: { call: addRefundToWallet, message: 'NO_WALLET', times: 1 } },
  play: createWaitingStep(add),
});
export const NetworkLost = meta.story({
  name: 'Result unknown: receiving, connection lost',
  parameters: { fail: { call: receiveRefund, kind: 'network', times: 1 } },
  play: createWaitingStep(receive),
});
export const LostResponse = meta.story({
  name: 'Result unknown: transferred, but the response is lost',
  tags: ['no-screenshot'],
  parameters: { scenario: 'refund-waiting', fail: { call: addRefundToWallet, kind: 'cut', times: 1 } },
  play: createWaitingStep(add),
});
export const Long = meta.story({ name: 'Longest names and amounts', parameters: { scenario: 'long' } });

Default.test('shows the amount, its rates and earlier refunds, and explains a refusal of receiving', async () => {
  // Shows the amount, its rates and earlier refunds, and offers only to receive it.
  const dialog = screen.getByRole('dialog', { name: t('title') });
  await expect(dialog).toHaveTextContent(formatAmount(125));
  await expect(dialog).toHaveTextContent(t('rates', { success: 10, fail: 5 }));
  await waitFor(() => expect(log()).toHaveLength(3));
  await expect(step()).toHaveTextContent(t('steps.receive'));
  await offers('receive');

  // Explains a refusal of receiving.
  for (const code of ['NO_REFUND', 'REFUND_MINIMUM', 'REFUND_CONDITION', 'BONUS_REMAINING'])
    await expectRefusal(receiveRefund, receive, undefined, code);
});

/** Returns the step that the list marks as the current one. */
const step = () => screen.getByRole('list', { name: t('steps.label') }).querySelector('[aria-current="step"]');
const sayNo = async () => {
  await screen.findByRole('alertdialog', { name: t('confirmTitle') });
  await clickButton(i18n.t('common:cancel'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};

Waiting.test(
  'offers the transfer when the browser has no record, explains a refusal, and moves the refund once',
  async ({ step }) => {
    await step(
      'offers the transfer without claiming who received the refund when the browser has no record of it',
      async () => {
        await screen.findByText(t('maybeReceived'));
        await expect(screen.getByRole('dialog', { name: t('title') })).toHaveTextContent(formatAmount(80));
        await expect(screen.queryByRole('list', { name: t('steps.label') })).toBeNull();
        await expect(screen.queryByText(t('received'))).toBeNull();
        await offers('toWallet');
        await clickButton(t('toWallet'));
        await expect(await screen.findByRole('alertdialog', { name: t('confirmTitle') })).toHaveTextContent(
          t('confirmOpen', { amount: formatAmount(80) }),
        );
        await expect(getCount(added)).toBe(0);
      },
    );
    await sayNo();
    await step('explains a refusal of moving', async () => {
      const before = getBalance();
      for (const code of ['NO_REFUND', 'NO_WALLET', 'BONUS_REMAINING'])
        await expectRefusal(addRefundToWallet, add, undefined, code);
      await expect(getBalance()).toBe(before);
    });
    await step('moves the refund to the main wallet and stores nothing in the browser', async () => {
      const before = getBalance();
      const asked = getCount(added);
      await add();
      await screen.findByRole('alertdialog', { name: i18n.t('common:successTitle') });
      await expect(getBalance()).toBe(before + 80);
      await expect(getCount(added)).toBe(asked + 1);
      await expect(Object.keys({ ...localStorage, ...sessionStorage }).join()).not.toMatch(/refund/i);
      await expectLedgerBalanced();
    });
  },
);
Received.test('asks to move a received refund, lists it in the log, and credits it once moved', async () => {
  const before = getBalance();
  const dialog = await screen.findByRole('alertdialog', { name: t('confirmTitle') });
  await expect(dialog).toHaveTextContent(t('confirmText', { amount: formatAmount(125) }));
  // The toast has the server's own text: `refund/receive` returns a message.
  await waitFor(() => expect(currentToasts().map(({ text }) => text)).toEqual([done.refundReceived.th]));
  await expect(getBalance()).toBe(before);
  within(dialog)
    .getByRole('button', { name: t('toWallet') })
    .click();
  await expect(await screen.findByRole('alertdialog', { name: i18n.t('common:successTitle') })).toHaveTextContent(
    done.refundAdded.th,
  );
  await expect(getBalance()).toBe(before + 125);
  await expect(getCount(received)).toBe(1);
  await expect(getCount(added)).toBe(1);
  await waitFor(() => expect(step()).toHaveTextContent(t('steps.moved')));
  await acknowledgeSuccess();
  shownLocation.go(`${paths.home}?modal=refund`);
  await waitFor(() => expect(log()).toHaveLength(4));
  await expectLedgerBalanced();
});

/** The server returns no messages. After the refund is received, the check reports nothing to receive. */
export const Wordless = meta.story({
  name: 'No message from the server: own text',
  tags: ['no-screenshot'],
  beforeEach: () => {
    for (const name of [received, added]) {
      respondBy(name, async (ask) => {
        await ask();
        return Response.json({ message: '' });
      });
    }
    const none = { result: false, bonus: false, info: '', refundAmount: 0, refundSuccess: 10, refundFail: 5 };
    respondBy('GET /api/refund/check', async (ask) => {
      const response = await ask();
      return getCount(received) > 0 ? Response.json(none) : response;
    });
  },
  play: async () => {
    await receive();
    await sayNo();
  },
});
Wordless.test("uses the app's own texts; a check without an amount does not lock the second step", async () => {
  await waitFor(() => expect(currentToasts().map(({ text }) => text)).toEqual([t('received')]));
  await waitFor(() => expect(getCount('GET /api/refund/check')).toBe(2));
  await offers('toWallet');
  await add();
  await expect(await screen.findByRole('alertdialog', { name: i18n.t('common:successTitle') })).toHaveTextContent(
    t('doneText'),
  );
  await expectLedgerBalanced();
});
export const ReceivedUnheard = meta.story({
  name: 'Result unknown: received, but the response is lost',
  tags: ['no-screenshot'],
  parameters: { fail: { call: receiveRefund, kind: 'cut', times: 1 } },
  play: createWaitingStep(receive),
});
ReceivedUnheard.test('allows the transfer when the check still has its amount', async () => {
  await expectUnknown();
  await acknowledge();
  await offers('toWallet');
  await add();
  await screen.findByRole('alertdialog', { name: i18n.t('common:successTitle') });
  await expect(getCount(received)).toBe(1);
  await expectLedgerBalanced();
});
Received.test('keeps the refund for later, and loads another page of the log once after a step', async (context) => {
  const { mockState } = storyBackend();
  const item = mockState.db.refund.all()[0];
  if (!item) throw new Error('no refund');
  for (let count = 0; count < 20; count += 1) mockState.db.refund.insert({ ...item, _id: `old-${count}` });
  await screen.findByRole('alertdialog', { name: t('confirmTitle') });
  await context.userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await expect(getCount(added)).toBe(0);
  await add();
  await screen.findByRole('alertdialog', { name: i18n.t('common:successTitle') });
  await expectLedgerBalanced();
  for (const page of [2, 3]) {
    const next = await button(i18n.t('common:pageNumber', { page }));
    await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled'));
    await waitForStable();
    const asked = getCount('POST /api/refund');
    next.click();
    await waitFor(() => expect(next).toHaveAttribute('aria-current', 'page'));
    await waitForStable();
    await expect(getCount('POST /api/refund')).toBe(asked + 1);
  }
});

const nothingToReceive = async () => {
  await screen.findByText(t('nothing'));
  await offers('receive');
  await expect(await shown()).toHaveAccessibleDescription(t('nothing'));
  await receive();
  await expect(screen.queryByRole('alertdialog')).toBeNull();
  await expect(getCount(received) + getCount(added)).toBe(0);
};
Empty.test('shows that there is nothing to receive and sends nothing', nothingToReceive);
Zero.test('shows that there is nothing to receive and sends nothing', nothingToReceive);
Taken.test('shows that there is nothing to receive and sends nothing', nothingToReceive);
Blocked.test('shows that an active bonus blocks the refund', async () => {
  await screen.findByText(t('bonusBlocks'));
  await expect(await shown()).toHaveAccessibleDescription(t('bonusBlocks'));
  await receive();
  await expect(getCount(received)).toBe(0);
});
Closed.test('explains why refunds are closed', async () => {
  await screen.findByText(matchFullText(codeText('REFUND_INACTIVE')));
});
Failed.test('loads the refund on a retry', async () => {
  await screen.findByText(t('failed'));
  await tryAgain();
  await shown();
});
NetworkLost.test('shows an unknown result and does not resend', async () => {
  await expectUnknown();
  await acknowledge();
  await expect(getCount(received)).toBe(1);
  await expect(screen.queryByRole('alertdialog')).toBeNull();
});
LostResponse.test('shows the entry, does not resend and loads the refund again', async () => {
  await expect(await expectUnknown()).toHaveTextContent(formatAmount(80));
  await acknowledge();
  await waitFor(() => expect(getCount('GET /api/refund/check')).toBeGreaterThan(1));
  await expect(getCount(added)).toBe(1);
  await expectLedgerBalanced();
});

Default.test(
  'runs nothing from the text and shows dashes for invalid rates',
  {
    beforeEach: () =>
      mockResponse('GET /api/refund/check', {
        result: true,
        bonus: false,
        info: hostile.map(({ html }) => html).join(''),
        refundAmount: 10,
        refundSuccess: 'x',
        refundFail: null,
      }),
  },
  async () => {
    await shown();
    const dialog = screen.getByRole('dialog', { name: t('title') });
    await waitFor(() => expect(dialog).toHaveTextContent(t('rates', { success: '–', fail: '–' })));
    await expect((window as { pwned?: unknown }).pwned).toBeUndefined();
    await expect(dialog.querySelector('script, iframe, form, style')).toBeNull();
  },
);

Banners.test('shows banners first; closing them opens the refund, which loads then', async () => {
  await button(i18n.t('common:next'));
  await expect(getCount('GET /api/refund/check') + getCount('POST /api/refund')).toBe(0);
  await clickButton(i18n.t('common:next'));
  await shown();
  await expect(document.querySelectorAll('dialog[open]')).toHaveLength(1);
});
Default.test(
  'opens the modal immediately when banners fail',
  { parameters: { fail: { call: getRefundBanners, status: 500 } } },
  async () => {
    await shown();
  },
);
Default.test(
  'opens the modal after a short wait when banners never load',
  { parameters: { fail: { call: getRefundBanners, kind: 'never' } } },
  async () => {
    await waitFor(shown);
  },
);
Default.test('is heard as before', inEnglish, heardAsBefore);
