import { addStatement } from '@mocks/rules/statement';
import { withdraw } from '@mocks/rules/withdraw';
import { shownLocation } from '@stories/app/location';
import { heardAsBefore, inEnglish } from '@stories/heard';
import { matchFullText } from '@stories/matchFullText';
import { getCount, lastBody, mockResponse } from '@stories/requests';
import { retryByKeyboard } from '@stories/retryByKeyboard';
import { storyMember } from '@stories/storyMember';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { getWithdrawLimits } from '@/api/calls/lookup';
import { getWallet, withdrawAll } from '@/api/calls/wallet';
import { formatAmount } from '@/i18n/format';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { withdrawView } from '@/modals/Withdraw/view';
import { ModalHarness, prepareModals, withModal } from './ModalHarness';
import {
  acknowledge,
  acknowledgeSuccess,
  amountField,
  chooseAll,
  clickButton,
  codeText,
  createWaitingStep,
  enter,
  expectAcceptedLater,
  expectAmountsRefused,
  expectInFlight,
  expectLedgerBalanced,
  expectQuietFailure,
  expectUnknown,
  findAnnouncement,
  getBalance,
  tryAgain,
} from './money';

const sent = 'POST /api/wallet/withdrawAll';
const meta = preview.meta({
  component: ModalHarness,
  parameters: {
    ...withModal('withdraw'),
    modals: { withdraw: withdrawView },
    docs: {
      description: {
        component:
          "Sends money to the member's own bank account. An accepted request is shown as in progress, never as " +
          'done, because the bank pays later.',
      },
    },
  },
  beforeEach: prepareModals,
});

const t = (key: string, values?: Record<string, unknown>) => i18n.t(`withdraw:${key}` as 'withdraw:title', values);
const send = () => clickButton(t('submit'));
const ask = async (amount: string) => {
  await enter(amount);
  await send();
};
const pending = () => screen.findByRole('region', { name: t('pending') });

export const Default = meta.story({ play: async () => void (await amountField()) });
export const Loading = meta.story({ parameters: { fail: { call: getWithdrawLimits, kind: 'never' } } });
export const Failed = meta.story({
  name: 'Failed: the limits',
  parameters: { fail: { call: getWithdrawLimits, status: 500, times: 1 } },
});
Failed.test('keeps the focus after a retry by keyboard', retryByKeyboard);
export const WalletFailed = meta.story({
  name: 'Failed: the balance',
  tags: ['no-screenshot'],
  parameters: { fail: { call: getWallet, status: 500, times: 1 } },
});
export const Empty = meta.story({ name: 'Empty: nothing to withdraw', parameters: { scenario: 'new' } });
export const TooLittle = meta.story({ name: 'Amount below the minimum', play: () => ask('1') });
export const Under = meta.story({
  name: 'Sending the request',
  parameters: { fail: { call: withdrawAll, kind: 'never' } },
  play: () => ask('500'),
});
export const Success = meta.story({
  name: 'Request received: wait for the transfer',
  play: createWaitingStep(() => ask('500')),
});
export const Pending = meta.story({
  name: 'With a withdrawal in progress',
  beforeEach: () => void withdraw(storyBackend().mockState, storyMember(), 500_00),
  play: async () => void (await pending()),
});
/**
 * A pending withdrawal below newer entries, such as the transfers that "move all" adds, one for each game with money.
 */
export const PendingBelow = meta.story({
  name: 'Withdrawal in progress below many newer entries',
  tags: ['no-screenshot'],
  beforeEach: () => {
    const { mockState } = storyBackend();
    withdraw(mockState, storyMember(), 500_00);
    const line = {
      member: storyMember()._id,
      statementType: 'transfer',
      status: 'SUCCESS',
      from: 'UFABET',
      to: 'PG',
    } as const;
    for (let count = 0; count < 15; count += 1) addStatement(mockState, { ...line, amount: 1_00 });
  },
});
export const BonusBlocks = meta.story({
  name: 'Withdrawal refused: the bonus conditions are not met',
  parameters: { scenario: 'withdraw-blocked' },
  play: createWaitingStep(() => ask('100')),
});
export const BonusActive = meta.story({
  name: 'With an active bonus',
  parameters: { scenario: 'active-bonus' },
  play: async () => {
    await enter('100');
    await screen.findByRole('progressbar');
  },
});
export const Closed = meta.story({
  name: 'Withdrawal refused: the bank takes no withdrawals',
  parameters: { scenario: 'withdraw-closed' },
  play: createWaitingStep(() => ask('500')),
});
export const NoWallet = meta.story({
  name: 'Withdrawal refused: there is no wallet',
  parameters: { fail: { call: withdrawAll, message: 'NO_WALLET' } },
  play: createWaitingStep(() => ask('500')),
});
export const NoBank = meta.story({
  name: 'Withdrawal refused: no bank account to withdraw to',
  tags: ['no-screenshot'],
  parameters: { fail: { call: withdrawAll, message: 'NO_BANK' } },
  play: createWaitingStep(() => ask('500')),
});
export const NoBankAccount = meta.story({
  name: 'No bank account yet',
  beforeEach: () => {
    const { mockState } = storyBackend();
    mockState.db.member.patch(storyMember()._id, { bankAccountNo: '' });
  },
});
export const LostResponse = meta.story({
  name: 'Result unknown: sent, but the response is lost',
  parameters: { fail: { call: withdrawAll, kind: 'cut', times: 1 } },
  play: createWaitingStep(() => ask('500')),
});
export const Long = meta.story({ name: 'Longest names and amounts', parameters: { scenario: 'long' } });
export const LaoMarket = meta.story({
  name: 'Lao market',
  globals: { market: 'la', language: 'la' },
  parameters: { scenario: 'lao' },
});

Default.test(
  'shows the account and the limits, names the limit of a refused amount, and fills in all of the balance',
  async () => {
    // Shows the bank account, the limits and the condition.
    const dialog = await screen.findByRole('dialog', { name: t('title') });
    await expect(dialog).toHaveTextContent('405-123-8876');
    await expect(dialog).toHaveTextContent(t('bonusNote'));
    const { withdrawMin, withdrawMax } = storyBackend().mockState.siteConfig;
    const limits = { min: formatAmount(withdrawMin / 100), max: formatAmount(withdrawMax / 100) };
    await expect(await amountField()).toHaveAccessibleDescription(`${i18n.t('common:baht')} ${t('limits', limits)}`);

    // Names the limit of a refused amount, focuses the field and sends nothing.
    const { siteConfig: site } = storyBackend().mockState;
    const [min, max] = [site.withdrawMin / 100, site.withdrawMax / 100];
    await expectAmountsRefused(send, [
      ['', i18n.t('common:amount.empty')],
      [String(min - 0.01), t('problem.minimum', { amount: formatAmount(min) })],
      [String(max + 0.01), t('problem.maximum', { amount: formatAmount(max) })],
      ['2,580.51', t('problem.notEnough', { amount: formatAmount(2580.5) })],
    ]);
    await expect(getCount(sent)).toBe(0);

    // Fills in the balance on "all of it" and clears the error.
    await ask('1');
    await chooseAll(2580.5);
    const input = await amountField();
    await waitFor(() => expect(input).toHaveValue('2,580.50'));
    await expect(input).toBeValid();
  },
);

Default.test('clears the error of an amount that is accepted after all', () => expectAcceptedLater(ask, send));

Default.test('sends a number in any script as its value, and keeps the form when the balance fails later', async () => {
  // Sends a number in any script as its value.
  let left = getBalance();
  for (const [typed, amount] of [
    ['๑๐๐.๒๕', 100.25],
    ['໑໐໑', 101],
    ['１０２', 102],
    [' 1,000.50 ', 1000.5],
  ] as const) {
    await ask(typed);
    await expect(await findAnnouncement()).toHaveTextContent(formatAmount(amount));
    await acknowledgeSuccess();
    shownLocation.go(`${paths.home}?modal=withdraw`);
    await expect(lastBody(sent)).toEqual({ amount });
    left = Math.round((left - amount) * 100) / 100;
    await expect(getBalance()).toBe(left);
  }
  await expectLedgerBalanced();

  // Keeps the form when the balance fails later.
  const input = await enter('500');
  storyBackend().fail({ method: 'GET', path: getWallet.path, status: 500, times: 5 });
  fireEvent.blur(input);
  await send();
  await expect(await findAnnouncement()).toHaveAccessibleName(i18n.t('common:successTitle'));
  await expect(input).toHaveValue('500');
});

Under.test('shows that the request is in flight, and cannot be closed', expectInFlight);

Success.test('asks the member to wait, keeps the form below until OK, which leads home', async () => {
  await expect(await findAnnouncement()).toHaveAccessibleName(i18n.t('common:successTitle'));
  await expect(await findAnnouncement()).toHaveTextContent(t('wait'));
  await expect((await findAnnouncement()).querySelector('[class*="clock"]')).not.toBeNull();
  await expect(await amountField()).toHaveValue('500');
  // OK uncovers home: the form does not come back into view.
  let isFormBack = false;
  const watcher = new MutationObserver(() => {
    const isOver = !document.querySelector('[role="alertdialog"]');
    isFormBack ||= isOver && document.querySelector('dialog[open]') !== null;
  });
  watcher.observe(document.body, { childList: true, subtree: true, attributes: true });
  await acknowledgeSuccess();
  watcher.disconnect();
  await expect(isFormBack).toBe(false);
  await expect(shownLocation.path).toBe(paths.home);
  shownLocation.go(`${paths.home}?modal=withdraw`);
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(formatAmount(2080.5)));
  await expect(await amountField()).toHaveValue('');
  await expect(await pending()).toHaveTextContent(formatAmount(500));
});

BonusActive.test('names the bonus and its turnover first, and says what the member gets and keeps', async () => {
  const dialog = screen.getByRole('dialog');
  const note = within(dialog).getByText(t('bonusNote'));
  const field = await amountField();
  for (const [above, below] of [
    [screen.getByRole('progressbar'), note],
    [note, field],
  ] as const) {
    await expect(above.getBoundingClientRect().bottom).toBeLessThan(below.getBoundingClientRect().top);
  }
  await waitFor(() => expect(within(dialog).getByText(/10 ?%/)).toBeVisible());
  await expect(within(dialog).getByRole('link', { name: i18n.t('money:openBonus') })).toHaveAttribute(
    'href',
    paths.bonus,
  );
  const left = formatAmount(getBalance() - 100);
  await expect(within(dialog).getByRole('button', { name: t('submit') })).toHaveAccessibleDescription(
    expect.stringContaining(left),
  );
});

Default.test('does not move the amount while it is typed, refused and corrected', async ({ userEvent }) => {
  const field = await amountField();
  const { top } = field.getBoundingClientRect();
  const keepsItsPlace = () => expect(field.getBoundingClientRect().top).toBe(top);
  for (const key of '300') {
    await userEvent.type(field, key);
    await keepsItsPlace();
  }
  // The third digit has filled in what the member gets and keeps.
  await expect(screen.getByText(t('review.left')).parentElement).toHaveTextContent(formatAmount(getBalance() - 300));
  await ask('9');
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
  await keepsItsPlace();
  await userEvent.type(field, '9');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await keepsItsPlace();
});

PendingBelow.test('shows the pending withdrawal below many newer entries', async () => {
  await expect(await pending()).toHaveTextContent(formatAmount(500));
});

Failed.test('loads the limits on a retry', async () => {
  await screen.findByText(t('failed'));
  await tryAgain();
  await amountField();
});
WalletFailed.test('loads the wallet on a retry', async () => {
  await expectQuietFailure(t('failed'));
  await tryAgain();
  await amountField();
});

Empty.test('disables "all of it" and refuses any amount when the balance is 0', async () => {
  const all = await screen.findByRole('radio', { name: new RegExp(`^${i18n.t('common:allOfIt')} 0`) });
  await expect(all).toBeDisabled();
  for (const chip of screen.getAllByRole('radio')) await expect(chip).toBeDisabled();
  await ask('500');
  await waitFor(async () =>
    expect(await amountField()).toHaveAccessibleDescription(
      expect.stringContaining(t('problem.notEnough', { amount: formatAmount(0) })),
    ),
  );
  await expect(getCount(sent)).toBe(0);
});

BonusBlocks.test('explains the refusal in a dialog', async () => {
  await waitFor(async () => expect(await findAnnouncement()).toHaveTextContent(codeText('BONUS_CONDITION')));
  await acknowledge();
  await expect(await amountField()).toHaveValue('100');
});
Closed.test('shows that the withdrawal failed and the money has not moved', async () => {
  await waitFor(async () => expect(await findAnnouncement()).toHaveTextContent(codeText('TRANSFER_FAIL')));
  await expect(getBalance()).toBe(2580.5);
});
NoBankAccount.test('shows that the bank account is missing', async () => {
  await screen.findByText(matchFullText(t('noBank')));
});

LostResponse.test('links to the statement instead of the form', async () => {
  within(await expectUnknown())
    .getByRole('link')
    .click();
  await waitFor(() => expect(shownLocation.path).toBe('/user/statement'));
  await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
});
Default.test(
  'shows dashes and still sends: the server decides',
  { beforeEach: () => mockResponse('GET /api/lookup/withdraw', { withdrawMin: 'x', withdrawMax: null, __proto__: 1 }) },
  async () => {
    await expect(await amountField()).toHaveAccessibleDescription(
      `${i18n.t('common:baht')} ${t('limits', { min: '–', max: '–' })}`,
    );
    await ask('500');
    await expect(await findAnnouncement()).toHaveAccessibleName(i18n.t('common:successTitle'));
  },
);
Default.test('is heard as before', inEnglish, heardAsBefore);
Success.test('is heard as before', inEnglish, heardAsBefore);
