import { heardAsBefore, inEnglish } from '@stories/heard';
import { getCount, holdResponse, mockResponse } from '@stories/requests';
import { storyMember } from '@stories/storyMember';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { getStatements } from '@/api/calls/statement';
import { noteServerTime } from '@/api/client/serverTime';
import { formatAmount } from '@/i18n/format';
import { i18n } from '@/i18n/i18n';
import { startOfDay } from '@/lib/bangkok';
import { toBaht } from '@/lib/money';
import { activityView } from '@/modals/Activity/view';
import type { ActivityRecord } from '@/responsibleGaming/records';
import { activityModal, getSum, hour, now, read, storeRecord, t } from './activitySteps';
import { ModalHarness, prepareModals, withModal } from './ModalHarness';

const asked = 'POST /api/statement';

const meta = preview.meta({
  component: ModalHarness,
  parameters: {
    ...withModal('play'),
    modals: { play: activityView },
    docs: {
      description: {
        component:
          'Shows members how much money they have moved in and out, and lets them set a daily budget or a ' +
          'break. It warns and asks, but never hides their money: withdrawing always works.',
      },
    },
  },
  beforeEach: prepareModals,
});

const chip = async (name: string) => within(await activityModal()).getByRole('radio', { name });

export const Default = meta.story({ play: async () => void (await read()) });
export const Loading = meta.story({
  parameters: { fail: { call: getStatements, kind: 'never' } },
  play: async () => void (await screen.findByText(t('money.readingFirst'))),
});
export const Empty = meta.story({
  name: 'Empty: nothing has happened yet',
  parameters: { scenario: 'new' },
  play: async () => void (await screen.findByText(t('money.none'))),
});
export const Failed = meta.story({
  name: 'Failed: the statement',
  parameters: { fail: { call: getStatements, status: 500, times: 1 } },
  play: async () => void (await screen.findByText(t('money.failed'))),
});
export const Long = meta.story({
  name: 'A long statement loads page by page',
  parameters: { scenario: 'many-entries' },
  play: async () => void (await read()),
});
export const LaoMarket = meta.story({
  name: 'Lao market',
  parameters: { scenario: 'lao' },
  globals: { language: 'la' },
});

/** Scrolls to the budget or the break, which are below the first screen. */
const showPart = async (part: 'budget' | 'break') => {
  await read();
  (await screen.findByRole('heading', { name: t(`${part}.title`) })).scrollIntoView();
};
/** Returns `beforeEach` and `play` of a story, with the settings that the member has stored on this device. */
const set = (part: 'budget' | 'break', kept: () => Partial<ActivityRecord>) => ({
  beforeEach: () => storeRecord(kept()),
  play: () => showPart(part),
});
const budget = (satang: number) => ({ satang, period: 'week' as const });
const withBudget = set('budget', () => ({ budget: budget(100_000_00) }));
const usedUp = set('budget', () => ({ budget: budget(1) }));
const raising = set('budget', () => ({
  budget: budget(5_000_00),
  change: { budget: budget(9_000_00), at: now() + 5 * hour },
}));
const onBreak = set('break', () => ({ breakUntil: now() + 7 * 24 * hour }));

export const Budget = meta.story({
  name: 'Budget',
  ...withBudget,
});
export const BudgetUsed = meta.story({ name: 'Budget used up', ...usedUp });
export const BudgetRaised = meta.story({ name: 'Higher budget waits 24 hours', ...raising });
BudgetRaised.test('applies once its time has come, while the page is open', async () => {
  const modal = await activityModal();
  await waitFor(() => expect(modal).toHaveTextContent(formatAmount(5000)));
  noteServerTime(new Date(now() + 6 * hour).toUTCString());
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(modal).not.toHaveTextContent(formatAmount(5000)));
  await expect(modal).toHaveTextContent(formatAmount(9000));
});
export const OnBreak = meta.story({ name: 'Break on this device', ...onBreak });

export const BreakQuestion = meta.story({
  name: 'Break: confirmation',
  play: async ({ userEvent }) => {
    await read();
    await userEvent.click(within(await activityModal()).getByRole('button', { name: t('break.day') }));
    await screen.findByRole('alertdialog');
  },
});
const dayBudget = () => storeRecord({ budget: { satang: 500_00, period: 'day' } });
export const BudgetReading = meta.story({
  name: 'Daily budget while the statement loads',
  parameters: { fail: { call: getStatements, kind: 'never' } },
  beforeEach: dayBudget,
  play: async () => (await screen.findByText(t('budget.of.day'))).scrollIntoView(),
});
export const BudgetUnknown = meta.story({
  name: 'Daily budget: used amount unknown',
  parameters: { fail: { call: getStatements, status: 500 } },
  beforeEach: dayBudget,
  play: async () => {
    const unknown = t('budget.usedUnknown', { amount: formatAmount(500) });
    (await screen.findByText((text) => text.includes(unknown))).scrollIntoView();
  },
});
export const Stopped = meta.story({
  name: 'Loading stopped',
  parameters: { scenario: 'many-entries', fail: { call: getStatements, kind: 'never' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('money.stop') }));
    await screen.findByRole('button', { name: t('money.goOn') });
  },
});

/** Returns a statement entry from one hour ago. `amount` is in baht. */
const line = (statementType: string, amount: number) => ({
  ...{ statementType, amount, status: 'SUCCESS', from: 'MAIN', to: 'MAIN' },
  createdAt: new Date(now() - hour).toISOString(),
});
export const Extra = meta.story({
  name: 'Bonuses and deductions shown separately',
  beforeEach: () => mockResponse(asked, { total: 2, statements: [line('bonus', 300), line('finish_bonus', -120)] }),
  play: async () => void (await screen.findByText(t('money.takenBack'))),
});

/** Sums the mock's statement entries of a type since `from`, in satang, independently of the app's code. */
function byHand(type: string, from: number): number {
  const lines = storyBackend().mockState.db.statement.by('member', storyMember()._id);
  return lines
    .filter((line) => line.statementType === type && line.status === 'SUCCESS' && line.createdAt >= from)
    .reduce((sum, line) => sum + line.amount, 0);
}
async function expectSums(from: number): Promise<void> {
  await read();
  const [income, out] = [byHand('deposit', from), byHand('withdraw', from)];
  await expect(await getSum('in')).toContain(formatAmount(toBaht(income)));
  await expect(await getSum('out')).toContain(formatAmount(toBaht(out)));
  await expect(await getSum('net')).toContain(formatAmount(toBaht(out - income), { signed: true }));
}

Default.test(
  'shows the same sums in the chart and its table, for each period and for dates that the member chooses',
  async ({ userEvent }) => {
    // Shows the same sums in the table behind the chart.
    await read();
    await userEvent.click(within(await activityModal()).getByText(t('money.table')));
    const table = within(await activityModal()).getByRole('table', { name: t('money.chart') });
    await expect(within(table).getAllByRole('row')).toHaveLength(8);
    await expect(table.closest('section')?.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');

    // Shows sums for each period and for dates that the member chooses.
    const today = startOfDay(now());
    await expectSums(today - 6 * 24 * hour);
    await userEvent.click(await chip(t('money.day')));
    await expectSums(now() - 24 * hour);
    await userEvent.click(await chip(t('money.month')));
    await expectSums(today - 29 * 24 * hour);
    await userEvent.click(await chip(t('money.own')));
    const from = within(await activityModal()).getByLabelText(t('money.from'));
    fireEvent.change(from, { target: { value: new Date(today - 9.5 * 24 * hour).toISOString().slice(0, 10) } });
    await expectSums(today - 9 * 24 * hour);
    fireEvent.change(from, { target: { value: '2999-01-01' } });
    await screen.findByText(t('money.badDates'));
  },
);

Failed.test('continues loading where it failed', async ({ userEvent }) => {
  await userEvent.click(
    within(await activityModal()).getByRole('button', { name: new RegExp(`^${i18n.t('common:retry')}`) }),
  );
  await expectSums(startOfDay(now()) - 6 * 24 * hour);
});

Long.test('can be stopped, and continues from there', async ({ userEvent }) => {
  const before = getCount(asked);
  const release = holdResponse(asked, { unheard: true });
  await userEvent.click(await chip(t('money.own')));
  const from = within(await activityModal()).getByLabelText(t('money.from'));
  fireEvent.change(from, { target: { value: '2020-01-01' } });
  await userEvent.click(await screen.findByRole('button', { name: t('money.stop') }));
  await screen.findByText(t('money.stopped'));
  release();
  await userEvent.click(screen.getByRole('button', { name: t('money.goOn') }));
  await waitFor(() => expect(getCount(asked)).toBeGreaterThan(before + 10));
});
Default.test('is heard as before', inEnglish, heardAsBefore);
