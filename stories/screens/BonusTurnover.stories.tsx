import { activateBonus } from '@mocks/rules/bonus';
import { activeBonus } from '@mocks/rules/bonusCondition';
import { settleRound } from '@mocks/rules/gameRounds';
import { shownLocation } from '@stories/app/location';
import { inLayout } from '@stories/app/ScreenLayout';
import { getBalance } from '@stories/modals/money';
import { mockResponse } from '@stories/requests';
import { storyMember } from '@stories/storyMember';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import preview from '#.storybook/preview';
import type { ActiveBonus } from '@/api/calls/bonus';
import { toBaht } from '@/lib/money';
import { bonusView } from '@/modals/Bonus/view';
import { BonusScreen } from '@/screens/Bonus/BonusScreen';
import { atBonus, card, getBonusTitle, prepareBonus, t } from './bonusSteps';

const meta = preview.meta({
  component: BonusScreen,
  decorators: [inLayout],
  title: 'Bonus/Turnover',
  parameters: {
    ...atBonus,
    modals: { bonus: bonusView },
    scenario: 'active-bonus',
    docs: {
      description: {
        component:
          'How far the active bonus is from its condition. It counts only stakes that the backend confirms, and ' +
          'shows no bar rather than a guessed one.',
      },
    },
  },
  beforeEach: prepareBonus,
});

const activeSection = () => screen.findByRole('region', { name: t('active.title') });
const getProgressText = (done: string, needed: string) => t('turnover.progress', { done, needed });
const respondWith = (turnover: Record<keyof ActiveBonus | string, unknown>) => () =>
  mockResponse('GET /api/bonus/check/active', { status: true, type: 'day', ...turnover });
const openDetails = async () => {
  (await card('DAILY10')).click();
  return screen.findByRole('dialog');
};
const expectBar = async (place: HTMLElement, done: string, needed: string) => {
  const bar = await within(place).findByRole('progressbar', { name: t('turnover.title') });
  await expect(bar).toHaveAttribute('aria-valuetext', getProgressText(done, needed));
  await expect(within(place).getByText(getProgressText(done, needed))).toBeInTheDocument();
};
const expectNoBar = async () => {
  const section = await activeSection();
  await expect(within(section).getByText(t('active.hold'))).toBeVisible();
  await expect(within(section).queryByRole('progressbar')).toBeNull();
};

export const Part = meta.story({
  name: 'Part of the turnover',
  beforeEach: respondWith({ turnoverDone: 3200, turnoverNeeded: 10_000 }),
});
export const None = meta.story({
  name: 'No turnover yet',
  beforeEach: respondWith({ turnoverDone: 0, turnoverNeeded: 10_000 }),
});
export const Complete = meta.story({
  name: 'Whole turnover, and more',
  beforeEach: respondWith({ turnoverDone: 12_000, turnoverNeeded: 10_000 }),
});
export const Details = meta.story({
  name: 'Details of the active bonus',
  beforeEach: respondWith({ turnoverDone: 3200.5, turnoverNeeded: 10_000 }),
  play: async () => void (await openDetails()),
});
export const Small = meta.story({
  name: 'Small phone (320)',
  globals: { viewport: { value: 'small' } },
  beforeEach: respondWith({ turnoverDone: 1_234_567.89, turnoverNeeded: 9_876_543.21 }),
});
export const LargeText = meta.story({
  name: 'Text at 200 %',
  globals: { viewport: { value: 'small' }, textSize: 'double' },
  beforeEach: respondWith({ turnoverDone: 1_234_567.89, turnoverNeeded: 9_876_543.21 }),
});
export const Played = meta.story({
  name: 'Turnover after a round',
  tags: ['no-screenshot'],
  beforeEach: () => settleRound(storyBackend().mockState, storyMember()._id, 'PG', 50_00, 50_00),
});

Part.test('shows the turnover in words and as a bar', async () => {
  await expectBar(await activeSection(), '3,200.00', '10,000.00');
  await expect(screen.getByRole('progressbar')).toHaveProperty('value', 0.32);
});
None.test('shows an empty bar', async () => {
  await expectBar(await activeSection(), '0.00', '10,000.00');
  await expect(screen.getByRole('progressbar')).toHaveProperty('value', 0);
});
Complete.test('shows a full bar, and no more than is needed', async () => {
  await expectBar(await activeSection(), '10,000.00', '10,000.00');
  await expect(screen.getByRole('progressbar')).toHaveProperty('value', 1);
});
Part.test('shows no bar if the backend sends no turnover', { beforeEach: respondWith({}) }, expectNoBar);
Part.test(
  'shows no bar for an invalid turnover',
  { beforeEach: respondWith({ turnoverDone: '3200', turnoverNeeded: null }) },
  expectNoBar,
);
Part.test(
  'shows no bar for a turnover below zero',
  { beforeEach: respondWith({ turnoverDone: -1, turnoverNeeded: 10_000 }) },
  expectNoBar,
);
Details.test('shows the turnover in the details, with satang', async () => {
  await expectBar(screen.getByRole('dialog'), '3,200.50', '10,000.00');
});
Played.test('counts the stakes of a round', async () => {
  const row = activeBonus(storyBackend().mockState, storyMember()._id);
  const [done, needed] = [row?.turnoverDone, row?.turnoverNeeded].map((satang = 0) => toBaht(satang));
  const bar = await within(await activeSection()).findByRole('progressbar');
  await expect(done).toBeGreaterThanOrEqual(50);
  await expect(bar).toHaveProperty('value', Number(done) / Number(needed));
});
Played.test(
  'shows a bonus of another tab when its details are opened',
  { parameters: { scenario: 'usual' } },
  async () => {
    const before = getBalance();
    await card('DAILY10');
    activateBonus(storyBackend().mockState, storyMember(), 'DAILY10');
    shownLocation.go('/user/bonus?modal=bonus:DAILY10');
    const dialog = await screen.findByRole('dialog', { name: getBonusTitle('DAILY10') });
    await waitFor(() => expect(dialog).toHaveTextContent(t('card.active')));
    await activeSection();
    await expect(getBalance()).toBe(before + 200);
  },
);
