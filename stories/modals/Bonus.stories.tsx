import { activateBonus as activate, clearBonus as clear } from '@mocks/rules/bonus';
import { shownLocation } from '@stories/app/location';
import { heardAsBefore, inEnglish } from '@stories/heard';
import { getCount, mockResponse } from '@stories/requests';
import { retryByKeyboard } from '@stories/retryByKeyboard';
import { bonusWith, getBonusTitle, t } from '@stories/screens/bonusSteps';
import { storyMember } from '@stories/storyMember';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { activateBonus, getBonuses } from '@/api/calls/bonus';
import { getNotice } from '@/api/calls/lookup';
import { getWallet } from '@/api/calls/wallet';
import { currentToasts } from '@/components/Toast/toasts';
import { formatAmount } from '@/i18n/format';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { bonusView } from '@/modals/Bonus/view';
import { bonusBelow } from './BonusBelow';
import { ModalHarness, prepareModals } from './ModalHarness';
import {
  acknowledge,
  button,
  clickButton,
  codeText,
  createWaitingStep,
  expectLedgerBalanced,
  expectRefusal,
  expectUnknown,
  findAnnouncement,
  getBalance,
  tryAgain,
} from './money';

const route = (code: string) => `${paths.bonus}?modal=${encodeURIComponent(`bonus:${code}`)}`;
const meta = preview.meta({
  component: ModalHarness,
  args: { pages: bonusBelow },
  parameters: {
    session: true,
    route: route('DAILY10'),
    modals: { bonus: bonusView },
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Everything about one bonus before a member receives it. What it costs to cancel stands beside the ' +
          'button, so that nobody finds out afterwards.',
      },
    },
  },
  beforeEach: prepareModals,
});

const sent = (code: string) => getCount(`GET /api/bonus/activate/${code}`);
const dialog = (code = 'DAILY10') => screen.findByRole('dialog', { name: getBonusTitle(code) });
const receive = async () => {
  await dialogReady();
  await clickButton(t('modal.receive'));
};
/**
 * Waits until the app has requested the active bonus, which may block this bonus. Returns the button that receives this
 * bonus.
 */
const dialogReady = () =>
  waitFor(() => expect(getCount('GET /api/bonus/check/active')).toBeGreaterThan(0)).then(() =>
    button(t('modal.receive')),
  );
const banner = (html: string) => ({ image: '', html: `<h3>${html}</h3>` });

export const Default = meta.story({ play: async () => void (await dialogReady()) });
export const Loading = meta.story({ parameters: { fail: { call: getBonuses, kind: 'never' } } });
export const Failed = meta.story({ parameters: { fail: { call: getBonuses, status: 500, times: 1 } } });
Failed.test('keeps the focus after a retry by keyboard', retryByKeyboard);
export const Gone = meta.story({ name: 'No longer available', parameters: { route: route('__proto__') } });
export const NoBanners = meta.story({ name: 'Without banners', parameters: { scenario: 'banners-off' } });
export const ManyBanners = meta.story({
  name: 'More banners than fit',
  beforeEach: () =>
    mockResponse('GET /api/bonus', [
      bonusWith({ code: 'DAILY10', banners: Array.from({ length: 9 }, (_, index) => banner(`แผ่นที่ ${index + 1}`)) }),
    ]),
});
export const NoticeFailed = meta.story({
  name: 'Failed: the cost of cancelling',
  parameters: { fail: { call: getNotice, status: 500, times: 1 } },
});
export const UsedUp = meta.story({ name: 'Limit reached', parameters: { scenario: 'bonus-limits' } });
export const Current = meta.story({ name: 'This bonus is active', parameters: { scenario: 'active-bonus' } });
export const Receiving = meta.story({
  name: 'Sending the request',
  parameters: { fail: { call: activateBonus, kind: 'never' } },
  play: receive,
});
export const Success = meta.story({
  name: 'Success: received, back on the page',
  play: async () => {
    // The page shows a bonus by its code until the name has loaded, so wait for the dialog before the tap.
    await dialog();
    await receive();
  },
});
export const BonusRemaining = meta.story({
  name: 'Bonus refused: another one is active',
  parameters: { scenario: 'active-bonus', route: route('SMILE5') },
  play: createWaitingStep(receive),
});
/** Another tab has just received this bonus. */
export const BonusAlreadyActive = meta.story({
  name: 'Bonus refused: it is already active',
  play: async () => {
    await dialogReady();
    activate(storyBackend().mockState, storyMember(), 'DAILY10');
    await clickButton(t('modal.receive'));
    await findAnnouncement();
  },
});
/** Another tab has received this bonus up to its limit and cancelled it. */
export const BonusMaxClaimed = meta.story({
  name: 'Bonus refused: limit reached',
  parameters: { route: route('WEEKLY20') },
  play: async () => {
    await dialogReady();
    const { mockState } = storyBackend();
    activate(mockState, storyMember(), 'WEEKLY20');
    clear(mockState, storyMember());
    await clickButton(t('modal.receive'));
    await findAnnouncement();
  },
});
export const BonusCondition = meta.story({
  name: 'Bonus refused: the conditions are not met',
  parameters: { route: route('GOLD25') },
  play: createWaitingStep(receive),
});
export const BonusFull = meta.story({
  name: 'Bonus refused: it has run out',
  parameters: { route: route('FIRST50') },
  play: createWaitingStep(receive),
});
export const LostResponse = meta.story({
  name: 'Result unknown: received, but the response is lost',
  parameters: { fail: { call: activateBonus, kind: 'cut', times: 1 } },
  play: createWaitingStep(receive),
});
export const Small = meta.story({
  name: 'Small phone (320)',
  globals: { viewport: { value: 'small' } },
  parameters: { scenario: 'active-bonus', route: route('SMILE5') },
  play: async () => void (await dialogReady()),
});
export const LargeText = meta.story({
  name: 'Text at 200 %',
  globals: { textSize: 'double' },
  parameters: { scenario: 'new' },
});
export const LaoMarket = meta.story({
  name: 'Lao market',
  globals: { market: 'la', language: 'la' },
  parameters: { scenario: 'lao' },
});

Default.test(
  'shows its banner, its limit and the cost of cancelling, and explains every code of receiving it',
  async () => {
    // Shows its banner, the limit of claims, what has to wait, and the cost of cancelling, but no minimum.
    const modal = await dialog();
    await expect(modal.querySelector('h2 [lang]')).toHaveAttribute('lang', 'th');
    await within(modal).findByText(t('take.holdAmount', { amount: formatAmount(getBalance()) }));
    await expect(modal).toHaveTextContent(t('often.day', { received: 0, max: 2 }));
    await waitFor(() => expect(modal).toHaveTextContent('30%'));
    await waitFor(() => expect(modal.querySelector('img')).not.toBeNull());
    await expect(within(modal).queryByRole('region')).toBeNull();
    await dialogReady();
    await expect(getCount('GET /api/bonus/check/minimum')).toBe(0);

    // Explains every code of receiving a bonus.
    await expectRefusal(activateBonus, receive, i18n.t('common:errorTitle'));
  },
);
Success.test('it is active, the modal is closed, and the money is there', async () => {
  await waitFor(() => expect(shownLocation.search).toBe(''));
  await expect(currentToasts().map(({ text }) => text)).toEqual([t('modal.done', { name: getBonusTitle('DAILY10') })]);
  await expect(getBalance()).toBe(2780.5);
  await expect(sent('DAILY10')).toBe(1);
  shownLocation.go(route('DAILY10'));
  await expect(await dialog()).toHaveTextContent(t('card.active'));
  await expectLedgerBalanced();
});
ManyBanners.test('shows six banners side by side', async () => {
  const slides = await screen.findAllByRole('group', { name: /6/, hidden: true });
  await expect(slides).toHaveLength(6);
  await expect(screen.queryByText('แผ่นที่ 7')).toBeNull();
});
NoticeFailed.test(
  'shows the percent without an alert when the notice fails, and a retry loads the notice',
  async () => {
    await screen.findByText(t('notice.failed'));
    await screen.findByText(t('notice.percent', { percent: 30 }));
    await expect(document.querySelector('[data-failed="loud"]')).toBeNull();
    await tryAgain();
    await waitFor(() => expect(screen.queryByText(t('notice.failed'))).toBeNull());
  },
);
UsedUp.test('shows that the bonus is used up and sends nothing', async () => {
  await screen.findByText(t('modal.received'));
  await clickButton(t('modal.receive'));
  await expect(sent('DAILY10')).toBe(0);
});
Current.test('is read-only for the active bonus: confirming closes it and sends nothing', async () => {
  await expect(await dialog()).toHaveTextContent(t('card.active'));
  await clickButton(i18n.t('common:confirm'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(sent('DAILY10')).toBe(0);
});
/** The banner text as the back office writes it. The app replaces its placeholder with the bonus's percentage. */
Default.test(
  'fills the percent into the text and the accessible name',
  {
    beforeEach: () =>
      mockResponse('GET /api/bonus', [
        bonusWith({ code: 'DAILY10', percentFail: 30, banners: [banner('หัก %percentFail%%')] }),
      ]),
  },
  async () => {
    const shown = await screen.findByRole('dialog', { name: 'หัก 30%' });
    // The title says the name once.
    await expect(within(shown).getAllByRole('heading')).toHaveLength(1);
  },
);
export const WalletFailed = meta.story({
  name: 'Failed: the main wallet balance',
  tags: ['no-screenshot'],
  parameters: { fail: { call: getWallet, status: 500 } },
});
WalletFailed.test(
  'shows the waiting money without an amount, but with the percent, when the wallet fails',
  async () => {
    const modal = await dialog();
    await within(modal).findByText(t('take.hold'));
    await waitFor(() => expect(modal).toHaveTextContent('30%'));
  },
);
Gone.test('shows that the bonus no longer exists', async () => {
  await screen.findByText(t('modal.gone'));
  await expect(screen.queryByRole('button', { name: t('modal.receive') })).toBeNull();
});
Failed.test('loads the bonus on a retry', async () => {
  await screen.findByText(t('modal.failed'));
  await tryAgain();
  await button(t('modal.receive'));
});
Receiving.test('cannot be closed while the request is in flight', async ({ userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await waitFor(async () => expect(await button(t('modal.receive'))).toHaveAttribute('aria-busy', 'true'));
});

/**
 * Expects the error dialog with the text of the code. The modal stays open, no second request follows, and the ledger
 * is consistent.
 */
const refused = (code: string, of: string) => async () => {
  const alert = await findAnnouncement();
  await expect(alert).toHaveAccessibleName(i18n.t('common:errorTitle'));
  await expect(alert).toHaveTextContent(codeText(code));
  await acknowledge();
  await dialog(of);
  await expect(sent(of)).toBe(1);
  await expectLedgerBalanced();
};
BonusRemaining.test('shows the remaining bonus before the tap and explains the refusal after it', async () => {
  await screen.findByText(t('modal.other'));
  await refused('BONUS_REMAINING', 'SMILE5')();
});
BonusAlreadyActive.test('explains the refusal and marks the bonus as active from then on', async () => {
  await refused('BONUS_ALREADY_ACTIVE', 'DAILY10')();
  await button(i18n.t('common:confirm'));
});
BonusMaxClaimed.test('explains the refusal and disables the button', async () => {
  await refused('BONUS_MAX_CLAIMED', 'WEEKLY20')();
  await screen.findByText(t('modal.received'));
});
BonusCondition.test('explains the refusal', refused('BONUS_CONDITION', 'GOLD25'));
BonusFull.test('explains the refusal', refused('BONUS_FULL', 'FIRST50'));
LostResponse.test('shows an unknown result, does not resend, and shows the actual state', async () => {
  await expectUnknown();
  await acknowledge();
  await button(i18n.t('common:confirm'));
  await expect(sent('DAILY10')).toBe(1);
  await expectLedgerBalanced();
});
Default.test('is heard as before', inEnglish, heardAsBefore);
