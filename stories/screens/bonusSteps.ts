import { forgetLocation } from '@stories/app/location';
import { hostile } from '@stories/components/hostileHtml';
import { mockResponse, recordRequests } from '@stories/requests';
import { screen, waitFor } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import type { Bonus } from '@/api/calls/bonus';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';

export const atBonus = { layout: 'fullscreen', session: true, route: paths.bonus } as const;

export function prepareBonus(): void {
  recordRequests();
  forgetLocation();
}

/** Returns a `beforeEach` in which the server reports an active bonus of this type and no other details. */
export const active = (type: string) => (): void => mockResponse('GET /api/bonus/check/active', { status: true, type });

export const t = (key: string, values?: Record<string, unknown>) => i18n.t(`bonus:${key}` as 'bonus:title', values);

/** Returns the name of a mock bonus, as its card shows it. */
export const getBonusTitle = (code: string): string => storyBackend().mockState.db.bonus.get(code)?.name ?? code;

/** Finds the card of a bonus if members can open it. */
export const card = (code: string) =>
  screen.findByRole('button', { name: new RegExp(`^${escaped(getBonusTitle(code))}`) });
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\%]/g, '\\$&');

/** Returns a bonus as in the list's response. `change` overrides its fields. */
export const bonusWith = (change: Partial<Bonus>): Bonus => ({
  code: 'OWN',
  type: 'limit',
  maxReceived: 1,
  percentFail: 50,
  banners: [],
  userBonus: null,
  ...change,
});

/** Finds the list item of a bonus, with its badges. */
export const badges = (code: string) =>
  waitFor(() => {
    const item = screen.getAllByRole('listitem').find((element) => element.textContent?.includes(getBonusTitle(code)));
    if (!item) throw new Error(`There is no card of ${code}`);
    return item;
  });

/** Makes the server return very long names and numbers, as a `beforeEach`. */
export function longList(): void {
  const html = `<h3>${'โบนัสยาวมาก'.repeat(900)}</h3><p>${'x'.repeat(400)}</p>`;
  mockResponse('GET /api/bonus', [
    bonusWith({ code: 'C'.repeat(300) }),
    bonusWith({ code: 'LONG', banners: [{ image: '', html }], maxReceived: 9_999_999 }),
    bonusWith({ code: 'ON', banners: [{ image: '', html }], userBonus: { _id: '1', isActive: true, received: [] } }),
  ]);
  active('T'.repeat(500))();
}

/** Makes the server return a bonus list full of hostile markup and invalid values, as a `beforeEach`. */
export function hostileList(): void {
  const html = hostile.map((hostileRow) => hostileRow.html).join('');
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
