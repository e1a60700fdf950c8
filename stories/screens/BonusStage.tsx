import { forgetPlace, Place } from '@stories/app/place';
import { answerWith, recordRequests } from '@stories/requests';
import { screen, waitFor } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import type { Bonus } from '@/api/bonus';
import { Toasts } from '@/components/Toast/Toasts';
import { i18n } from '@/i18n/i18n';
import { ModalHost } from '@/layers/ModalHost';
import { paths } from '@/lib/paths';
import { modals } from '@/modals/registry';
import { BonusScreen } from '@/screens/Bonus/BonusScreen';

/** The bonus page with what the member's frame gives it: modals, toasts, an address. */
export function BonusStage() {
  return (
    <main>
      <Place />
      <BonusScreen />
      <ModalHost />
      <Toasts />
    </main>
  );
}

/** `parameters` of the bonus page's stories. */
export const atBonus = { session: true, route: paths.bonus } as const;

/** `beforeEach` of the bonus page's stories. */
export async function prepareBonus(): Promise<void> {
  recordRequests();
  forgetPlace();
  await Promise.all([modals.bonus.preload(), modals.deposit.preload()]);
}

/** From now on the server tells of an active bonus of this kind, and of nothing else about it. */
export const isActive = (type: string): void => answerWith('GET /api/bonus/check/active', { status: true, type });

/** A story of that. */
export const active = (type: string) => ({ tags: ['no-picture'], beforeEach: () => isActive(type) });

export const t = (key: string, values?: Record<string, unknown>) => i18n.t(`bonus:${key}` as 'bonus:title', values);

/** Bonuses of the mock by their code: the name their card has. */
export const nameOf = (code: string): string => storyBackend().world.db.bonus.get(code)?.name ?? code;

/** The card of a bonus that can be opened. */
export const card = (code: string) => screen.findByRole('button', { name: new RegExp(`^${escaped(nameOf(code))}`) });
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\%]/g, '\\$&');

/** An answer of the bonus list with one bonus of the story's own. */
export const bonusWith = (change: Partial<Bonus>): Bonus => ({
  code: 'OWN',
  type: 'limit',
  maxReceived: 1,
  percentFail: 50,
  banners: [],
  userBonus: null,
  ...change,
});

/** The item of a bonus in the list, with its badges. */
export const badges = (code: string) =>
  waitFor(() => {
    const item = screen.getAllByRole('listitem').find((one) => one.textContent?.includes(nameOf(code)));
    if (!item) throw new Error(`There is no card of ${code}`);
    return item;
  });
