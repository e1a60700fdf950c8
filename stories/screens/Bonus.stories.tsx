import { clearBonus as clear } from '@mocks/rules/bonus';
import { inLayout, page } from '@stories/app/ScreenLayout';
import { heardAsBefore, inEnglish } from '@stories/heard';
import {
  acknowledge,
  button,
  clickButton,
  codeText,
  expectLedgerBalanced,
  expectUnknown,
  findAnnouncement,
  tryAgain,
} from '@stories/modals/money';
import { getCount, mockResponse } from '@stories/requests';
import { storyMember } from '@stories/storyMember';
import MockDate from 'mockdate';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyBackend, waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { clearBonus, getActiveBonus, getBonuses } from '@/api/calls/bonus';
import { getNotice } from '@/api/calls/lookup';
import { getCurrentPromotion } from '@/api/calls/promotion';
import { getStatements } from '@/api/calls/statement';
import { noteServerTime } from '@/api/client/serverTime';
import { currentToasts } from '@/components/Toast/toasts';
import { formatAmount } from '@/i18n/format';
import { i18n } from '@/i18n/i18n';
import { toBaht } from '@/lib/money';
import { BonusScreen } from '@/screens/Bonus/BonusScreen';
import { active, atBonus, badges, card, getBonusTitle, hostileList, longList, prepareBonus, t } from './bonusSteps';

const meta = preview.meta({
  component: BonusScreen,
  decorators: [inLayout],
  parameters: {
    ...atBonus,
    docs: {
      description: {
        component:
          'The bonuses that a member can receive, and the one that is active. The active one stands on top with ' +
          'its progress, because it decides what may be withdrawn.',
      },
    },
  },
  beforeEach: prepareBonus,
});

const cleared = 'GET /api/bonus/clear';
const list = 'GET /api/bonus';
const activeSection = () => screen.findByRole('region', { name: t('active.title') });
const question = () => screen.findByRole('alertdialog', { name: t('cancel.ask') });
const askCancel = async () => {
  await clickButton(t('cancel.button'));
  return question();
};
const sayYes = async () => {
  const yes = within(await askCancel()).getByRole('button', { name: t('cancel.yes') });
  yes.click();
  yes.click();
};
/** Cancels the bonus and waits for the result. */
const cancelled = async () => {
  await sayYes();
  await waitFor(() => expect(screen.queryByRole('alertdialog', { name: t('cancel.ask') })).toBeNull());
  await findAnnouncement();
};
const wait = { parameters: { scenario: 'active-bonus' } } as const;

export const Default = meta.story({});
export const Active = meta.story({ name: 'Active bonus', ...wait });
export const ActivePromotion = meta.story({ name: 'Active promotion', parameters: { scenario: 'active-promotion' } });
export const Limited = meta.story({
  name: 'Active limited bonus',
  beforeEach: active('limit'),
});
export const Weekly = meta.story({ name: 'Active weekly bonus', beforeEach: active('week') });
export const Nameless = meta.story({ name: 'Active, without a name', beforeEach: active('') });
export const Limits = meta.story({
  name: 'Every bonus at its limit',
  parameters: { scenario: 'bonus-limits' },
});
export const NoBanners = meta.story({ name: 'Without banners', parameters: { scenario: 'banners-off' } });
export const Loading = meta.story({ parameters: { fail: { call: getBonuses, kind: 'never' } } });
export const Empty = meta.story({ name: 'Empty: no bonuses right now', beforeEach: () => mockResponse(list, []) });
export const Failed = meta.story({ parameters: { fail: { call: getBonuses, status: 500, times: 1 } } });
export const CheckFailed = meta.story({
  name: 'Failed: the active bonus',
  tags: ['no-screenshot'],
  parameters: { fail: { call: getActiveBonus, status: 500, times: 1 } },
});
export const Offline = meta.story({
  parameters: { fail: [getBonuses, getActiveBonus, getCurrentPromotion].map((call) => ({ call, kind: 'network' })) },
});
export const PromotionFailed = meta.story({
  name: "Failed: the promotion's conditions",
  parameters: { scenario: 'active-promotion', fail: { call: getCurrentPromotion, status: 500, times: 1 } },
});
export const Question = meta.story({
  name: 'Confirm: cancel this bonus?',
  ...wait,
  play: async () => void (await askCancel()),
});
export const QuestionWithoutNotice = meta.story({
  name: 'Confirm: the cost of cancelling failed',
  parameters: {
    scenario: 'active-bonus',
    fail: [
      { call: getNotice, status: 500, times: 1 },
      { call: getStatements, status: 500 },
    ],
  },
  play: async () => void (await askCancel()),
});
export const Cancelling = meta.story({
  name: 'Cancelling the bonus',
  parameters: { scenario: 'active-bonus', fail: { call: clearBonus, kind: 'never' } },
  play: sayYes,
});
export const Success = meta.story({ name: 'Success: the bonus is cancelled', ...wait, play: cancelled });
export const PromotionCancelled = meta.story({
  name: 'Success: the promotion is cancelled',
  parameters: { scenario: 'active-promotion' },
  play: cancelled,
});
/** Another tab has cancelled the bonus already. */
export const BonusClear = meta.story({
  name: 'Cancelling refused: the bonus stays',
  ...wait,
  play: async () => {
    await askCancel();
    clear(storyBackend().mockState, storyMember());
    within(await question())
      .getByRole('button', { name: t('cancel.yes') })
      .click();
    await screen.findByRole('alertdialog', { name: i18n.t('bonus:cancel.failedTitle') });
  },
});
export const LostResponse = meta.story({
  name: 'Result unknown: cancelled, but the response is lost',
  parameters: { scenario: 'active-bonus', fail: { call: clearBonus, kind: 'cut', times: 1 } },
  play: cancelled,
});
export const Long = meta.story({ name: 'Longest names and numbers', beforeEach: longList });
export const LaoMarket = meta.story({
  name: 'Lao market',
  globals: { market: 'la', language: 'la' },
  parameters: { scenario: 'lao' },
});

Default.test('offers a code field and every bonus with its number of claims', async () => {
  await screen.findByRole('textbox', { name: t('code.label') });
  const daily = await card('DAILY10');
  await expect(daily).toHaveTextContent(t('often.day', { received: 0, max: 2 }));
  await expect(within(daily).getByText(getBonusTitle('DAILY10'))).toHaveAttribute('lang', 'th');
  await expect(await card('SMILE5')).toHaveTextContent(t('often.limit', { received: 0, max: 10 }));
  // This call might return a minimum deposit, but the specification names no use for the value.
  await expect(getCount('GET /api/bonus/check/minimum')).toBe(0);
  await expect(screen.queryByRole('region', { name: t('active.title') })).toBeNull();
});

Active.test(
  "names type and bonus, hides the code field, and shows the server's message or the app's own text",
  async () => {
    // Names type and bonus, marks its card, and hides the code field.
    const section = await activeSection();
    await expect(section).toHaveTextContent(t('type.day'));
    await waitFor(() => expect(section).toHaveTextContent(getBonusTitle('DAILY10')));
    await expect(await card('DAILY10')).toHaveTextContent(t('card.active'));
    await expect(screen.queryByRole('textbox')).toBeNull();

    // Shows the server's message, a code's text, or else the app's own text.
    const own = t('cancel.doneText');
    // A success message is a text or a code. BONUS_CLEAR is a refusal of this call, so the dialog does not show its text.
    const said = {
      '': own,
      BONUS_CLEAR: own,
      BONUS_FULL: codeText('BONUS_FULL'),
      'คืนโบนัสแล้ว <b>1</b>': 'คืนโบนัสแล้ว <b>1</b>',
    };
    for (const [message, text] of Object.entries(said)) {
      mockResponse(cleared, { message });
      await cancelled();
      await expect(await screen.findByRole('alertdialog', { name: i18n.t('common:successTitle') })).toHaveTextContent(
        text,
      );
      await acknowledge();
    }
  },
);
ActivePromotion.test('shows the active promotion with its conditions', async () => {
  const section = await activeSection();
  await expect(section).toHaveTextContent(t('type.promotion'));
  const text = storyBackend()
    .mockState.db.promotion.get('KAPAO50')
    ?.description.replace(/<[^>]*>/g, '');
  await waitFor(() => expect(section).toHaveTextContent(text as string));
});
Default.test(
  "shows an unknown type by the server's name, as text",
  { beforeEach: active('มหาสนุก <b>x</b>') },
  async () => {
    await expect(await activeSection()).toHaveTextContent('มหาสนุก <b>x</b>');
  },
);
Limits.test('marks every card as received, and none opens', async () => {
  for (const code of ['WELCOME100', 'DAILY10', 'WEEKLY20', 'SMILE5', 'FIRST50', 'GOLD25']) {
    const item = await badges(code);
    await expect(item).toHaveTextContent(t('card.received'));
    await expect(within(item).queryByRole('button')).toBeNull();
  }
});

/** Half a second before midnight in Bangkok, from Sunday to Monday. */
const lateOnSunday = Date.parse('2026-01-18T23:59:59.500+07:00');
export const TurnOfTheDay = meta.story({
  name: 'Just before midnight on Sunday',
  tags: ['no-screenshot'],
  parameters: { scenario: 'bonus-limits', now: lateOnSunday },
});
TurnOfTheDay.test('starts a new day and week at midnight while the page is open', async () => {
  await expect(await badges('DAILY10')).toHaveTextContent(t('card.received'));
  // A response in flight would set the clock back to Sunday.
  await waitForStable();
  // The server reports whole seconds, so the app's clock can be half a second behind.
  storyBackend().mockState.clock.set(lateOnSunday + 1200);
  MockDate.set(lateOnSunday + 1200);
  await expect(await card('DAILY10')).toHaveTextContent(t('often.day', { received: 0, max: 2 }));
  await expect(await card('WEEKLY20')).not.toHaveTextContent(t('card.received'));
  await expect(await badges('WELCOME100')).toHaveTextContent(t('card.received'));
  await expect(getCount(list)).toBe(1);
});

TurnOfTheDay.test("uses the server's day, whatever the device clock says", async () => {
  await expect(await badges('DAILY10')).toHaveTextContent(t('card.received'));
  await waitForStable();
  storyBackend().mockState.clock.set(lateOnSunday + 2000);
  noteServerTime(new Date(lateOnSunday + 2000).toUTCString());
  await expect(await card('DAILY10')).toHaveTextContent(t('often.day', { received: 0, max: 2 }));
});

NoBanners.test('names cards by their codes', async () => {
  await screen.findByRole('button', { name: /^DAILY10/ });
});
Empty.test('shows that there are no bonuses, and still accepts a code', async () => {
  await screen.findByText(t('list.empty'));
  await screen.findByRole('textbox', { name: t('code.label') });
});
Failed.test('loads the page on a retry', async () => {
  await screen.findByText(t('failed'));
  await tryAgain();
  await card('DAILY10');
});
CheckFailed.test('opens no card before the active bonus is known; a retry loads the page', async () => {
  await screen.findByText(t('failed'));
  await expect(page().queryByRole('listitem')).toBeNull();
  await tryAgain();
  await card('DAILY10');
});
Offline.test('explains that the device is offline', async () => {
  await screen.findByText(i18n.t('errors:general.network'));
});
PromotionFailed.test('shows the cancel button when the conditions fail; a retry loads them', async () => {
  await button(t('cancel.button'));
  await tryAgain();
  await waitFor(async () => expect(await activeSection()).toHaveTextContent(/KAPAO50|50/));
});

Question.test('says what cancelling may cost; declining sends nothing', async () => {
  const dialog = await question();
  const entry = storyBackend()
    .mockState.db.statement.all()
    .find(({ statementType }) => statementType === 'bonus');
  const bonus = toBaht(entry?.amount ?? Number.NaN);
  const share = { percent: 30, bonus: formatAmount(bonus), amount: formatAmount(bonus * 0.3) };
  await within(dialog).findByText(t('cancel.deduction', share));
  await expect(dialog).toHaveTextContent(getBonusTitle('DAILY10'));
  await expect(within(dialog).getByRole('button', { name: t('cancel.no') })).toHaveFocus();
  await clickButton(t('cancel.no'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await expect(getCount(cleared)).toBe(0);
});
export const QuestionWithoutFigures = meta.story({
  name: 'Confirm: the amount of the bonus failed',
  tags: ['no-screenshot'],
  parameters: {
    scenario: 'active-bonus',
    fail: { call: getStatements, status: 500 },
  },
  play: async () => void (await askCancel()),
});
QuestionWithoutFigures.test('shows only the percent, without an amount', async () => {
  const dialog = await question();
  await waitFor(() => expect(getCount('POST /api/statement')).toBe(1));
  await waitFor(() => expect(dialog).toHaveTextContent('30%'));
  await waitForStable();
  await expect(dialog).not.toHaveTextContent(/\d\.\d\d/);
});
QuestionWithoutNotice.test('shows the percent and a muted line with a retry when the notice fails', async () => {
  const dialog = await question();
  await within(dialog).findByText(t('notice.percent', { percent: 30 }));
  await expect(within(dialog).queryByText(t('notice.failed'))).not.toBeNull();
  await tryAgain();
  await waitFor(() => expect(within(dialog).queryByText(t('notice.failed'))).toBeNull());
});
Cancelling.test('cannot be closed while the request is in flight', async ({ userEvent }) => {
  await userEvent.keyboard('{Escape}');
  const yes = within(await question()).getByRole('button', { name: t('cancel.yes') });
  await waitFor(() => expect(yes).toHaveAttribute('aria-busy', 'true'));
});

const nothingActive = async () => {
  await screen.findByRole('textbox', { name: t('code.label') });
  await expect(screen.queryByRole('region', { name: t('active.title') })).toBeNull();
};
Success.test("shows the server's message once, refreshes and keeps the keyboard position", async () => {
  const dialog = await screen.findByRole('alertdialog', { name: i18n.t('common:successTitle') });
  const { bonusCleared } = (await import('@mocks/data/bonuses')).done;
  await expect(dialog).toHaveTextContent(bonusCleared.th);
  await expect(getCount(cleared)).toBe(1);
  await acknowledge();
  await nothingActive();
  await expect(await card('DAILY10')).not.toHaveTextContent(t('card.active'));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  await expectLedgerBalanced();
});
PromotionCancelled.test('cancels a promotion in the same way', async () => {
  await expect(getCount(cleared)).toBe(1);
  await acknowledge();
  await nothingActive();
});

BonusClear.test('shows the refusal in its own dialog and refreshes the page', async () => {
  const dialog = await screen.findByRole('alertdialog', { name: i18n.t('bonus:cancel.failedTitle') });
  await expect(dialog).toHaveTextContent(codeText('BONUS_CLEAR'));
  await acknowledge();
  await nothingActive();
});
Active.test('shows another refusal in that dialog and can be tried again', async () => {
  storyBackend().fail({ method: 'GET', path: clearBonus.path, message: 'BONUS_CONDITION' });
  await sayYes();
  const dialog = await screen.findByRole('alertdialog', { name: i18n.t('bonus:cancel.failedTitle') });
  await expect(dialog).toHaveTextContent(codeText('BONUS_CONDITION'));
  await acknowledge();
  await cancelled();
  await expectLedgerBalanced();
});
LostResponse.test('shows an unknown result, does not resend, and shows the actual state', async () => {
  await expectUnknown();
  await expect(getCount(cleared)).toBe(1);
  await acknowledge();
  await nothingActive();
  await expectLedgerBalanced();
});
Default.test(
  'runs nothing from hostile texts and shows dashes for invalid amounts',
  { beforeEach: hostileList },
  async () => {
    await activeSection();
    await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(2));
    await askCancel();
    await expect((window as { pwned?: unknown }).pwned).toBeUndefined();
    await expect(document.querySelector('main script, main iframe, main form, dialog script, dialog form')).toBeNull();
    await expect(currentToasts()).toEqual([]);
  },
);
Long.test('truncates long names and does not scroll sideways', async () => {
  await activeSection();
  for (const item of screen.getAllByRole('listitem')) await expect(item.offsetHeight).toBeLessThan(420);
});
Default.test('is heard as before', inEnglish, heardAsBefore);
