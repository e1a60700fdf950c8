import { forgetLocation, LocationProbe } from '@stories/app/location';
import { hostile } from '@stories/components/hostileHtml';
import { mockResponse, recordRequests } from '@stories/requests';
import { screen, waitFor } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import type { Bonus } from '@/api/calls/bonus';
import { Toasts } from '@/components/Toast/Toasts';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { modals } from '@/modals/registry';
import { ModalHost } from '@/overlays/ModalHost';
import { BonusScreen } from '@/screens/Bonus/BonusScreen';

/** The bonus page with what the member's frame gives it: modals, toasts, an address. */
export function BonusHarness() {
  return (
    <main>
      <LocationProbe />
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
  forgetLocation();
  await Promise.all([modals.bonus.preload(), modals.deposit.preload()]);
}

/** `beforeEach`: the server tells of an active bonus of this kind, and of nothing else about it. */
export const active = (type: string) => (): void => mockResponse('GET /api/bonus/check/active', { status: true, type });

export const t = (key: string, values?: Record<string, unknown>) => i18n.t(`bonus:${key}` as 'bonus:title', values);

/** Bonuses of the mock by their code: the name their card has. */
export const nameOf = (code: string): string => storyBackend().mockState.db.bonus.get(code)?.name ?? code;

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

/** `beforeEach`: names and numbers as long as they can be. */
export function longList(): void {
  const html = `<h3>${'โบนัสยาวมาก'.repeat(900)}</h3><p>${'x'.repeat(400)}</p>`;
  mockResponse('GET /api/bonus', [
    bonusWith({ code: 'C'.repeat(300) }),
    bonusWith({ code: 'LONG', banners: [{ image: '', html }], maxReceived: 9_999_999 }),
    bonusWith({ code: 'ON', banners: [{ image: '', html }], userBonus: { _id: '1', isActive: true, received: [] } }),
  ]);
  active('T'.repeat(500))();
}

/** `beforeEach`: nothing that a server says is code. */
export function hostileList(): void {
  const html = hostile.map((one) => one.html).join('');
  const taken = { _id: '1', isActive: true, received: [{ updatedAt: 'x' }, null, 7] };
  mockResponse('GET /api/bonus', [
    bonusWith({ code: '__proto__', banners: [{ image: 'javascript:alert(1)', html }] }),
    { code: 7, type: 'x', maxReceived: 'y', percentFail: '<img src=x onerror=alert(1)>', banners: 'z', userBonus: 1 },
    bonusWith({ code: 'ON', banners: [{ image: '', html }], userBonus: taken as never, maxReceived: 99 }),
    null as never,
  ]);
  active('constructor')();
  mockResponse('GET /api/lookup/notice', { notice: html });
}
