import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { localStore, storageKeys } from '@/device/storage';
import { leaveForGame, nameClock, startClock } from './clock';
import { updateRecord } from './records';
import { timeToday } from './timeLog';
import { setCounting, timeOf, timeRecords } from './timeRecords';

const minute = 60_000;
const hour = 60 * minute;
/** Thursday, 1 January 2026, 12:00 in Bangkok. */
const noon = Date.UTC(2026, 0, 1, 5);

/** The part of `document` that the clock uses. */
class Page extends EventTarget {
  visibilityState = 'visible';
  turn(to: 'visible' | 'hidden') {
    this.visibilityState = to;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}
let page = new Page();
let tab = new EventTarget();
let stop = () => {};
let members = 0;

/** Starts the clock for a new member, who has enabled counting unless `isCounted` is false. */
function arrive(isCounted = true): string {
  members += 1;
  const id = `member ${members}`;
  if (isCounted) setCounting(id, true, noon);
  stop = startClock();
  nameClock(id);
  return id;
}
const today = (id: string) => timeToday(timeOf(id).days, Date.now());

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
  page = new Page();
  tab = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', tab);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('counts the app while it is visible, and not while it is hidden', () => {
  const id = arrive();
  vi.advanceTimersByTime(3 * minute);
  page.turn('hidden');
  vi.advanceTimersByTime(20 * minute);
  page.turn('visible');
  vi.advanceTimersByTime(2 * minute);
  expect(today(id)).toEqual({ app: 5 * minute, games: 0 });
});

it('reports time noted at pagehide only after a return, because Firefox loses React work in progress', () => {
  const id = arrive();
  const told = vi.fn();
  const stopTelling = timeRecords.subscribe(told);
  vi.advanceTimersByTime(30_000);
  tab.dispatchEvent(new Event('pagehide'));
  page.turn('hidden');
  expect([told.mock.calls.length, today(id).app]).toEqual([0, 30_000]);
  page.turn('visible');
  expect(told).toHaveBeenCalled();
  stopTelling();
});

it('counts a game from leaving for its tab until returning, whether its tab or its response comes first', () => {
  const id = arrive();
  leaveForGame();
  page.turn('hidden');
  vi.advanceTimersByTime(25 * minute);
  page.turn('visible');
  page.turn('hidden');
  leaveForGame();
  vi.advanceTimersByTime(5 * minute);
  page.turn('visible');
  expect(today(id)).toEqual({ app: 0, games: 30 * minute });
});

it.each([
  ['before the page was hidden', () => [leaveForGame(), tab.dispatchEvent(new Event('pagehide'))]],
  ['after its tab came to the front', () => [page.turn('hidden'), leaveForGame()]],
])('counts a game that opened %s, although the page was unloaded', (_, leave) => {
  const id = arrive();
  leave();
  stop();
  vi.advanceTimersByTime(10 * minute);
  page.turn('visible');
  stop = startClock();
  nameClock(id);
  expect(today(id)).toEqual({ app: 0, games: 10 * minute });
});

it('counts no game for longer than twelve hours', () => {
  const id = arrive();
  leaveForGame();
  page.turn('hidden');
  vi.setSystemTime(noon + 20 * hour);
  page.turn('visible');
  expect(timeOf(id).days.reduce((sum, { games }) => sum + games, 0)).toBe(12 * hour);
});

it("does not count the device's sleep", () => {
  const id = arrive();
  vi.setSystemTime(noon + 8 * hour);
  vi.advanceTimersByTime(minute);
  expect(today(id).app).toBe(5 * minute);
});

it('assigns time from before the login is known to that member, and drops it if no member becomes known', () => {
  stop = startClock();
  vi.advanceTimersByTime(minute);
  setCounting('late', true, noon);
  nameClock('late');
  expect(today('late').app).toBe(minute);
  stop();
  stop = startClock();
  vi.advanceTimersByTime(minute);
  stop();
  stop = startClock();
  setCounting('later', true, noon);
  nameClock('later');
  expect(today('later').app).toBe(0);
});

it('stores no time of a member who has not enabled counting', () => {
  localStore.remove(storageKeys.playTime);
  const id = arrive(false);
  vi.advanceTimersByTime(3 * minute);
  leaveForGame();
  page.turn('hidden');
  vi.advanceTimersByTime(20 * minute);
  page.turn('visible');
  expect(timeOf(id)).toEqual({ days: [] });
  expect(localStore.get(storageKeys.playTime)).toBeNull();
});

it('deletes the counted time when counting is disabled', () => {
  const id = arrive();
  vi.advanceTimersByTime(3 * minute);
  setCounting(id, false, noon);
  expect(timeOf(id)).toEqual({ days: [] });
  vi.advanceTimersByTime(3 * minute);
  expect(timeOf(id)).toEqual({ days: [] });
});

it('stores nothing again after a logout has deleted it', () => {
  const id = arrive();
  updateRecord(id, (record) => ({ ...record, remindEvery: 15 }), noon);
  vi.advanceTimersByTime(4 * minute + 1);
  localStore.remove(storageKeys.playTime);
  stop();
  expect(localStore.get(storageKeys.playTime)).toBeNull();
});

it.each(['', 'no', 'null', '[]', '{"a":1}', '{"MARK":{"days":"x"}}', '{"MARK":{"days":[{"day":"x"}]}}'])(
  'treats invalid stored data as absent: %s',
  (text) => {
    const id = arrive();
    const mark = Object.keys(JSON.parse(localStore.get(storageKeys.playTime) ?? '{}')).at(-1) ?? '';
    localStore.set(storageKeys.playTime, text.replace('MARK', mark));
    expect(timeOf(id)).toEqual({ days: [] });
    setCounting(id, true, noon);
    vi.advanceTimersByTime(minute);
    expect(today(id).app).toBe(minute);
  },
);

it('counts towards the reminder if the member wants one, even without counting', () => {
  members += 1;
  const id = `member ${members}`;
  updateRecord(id, (record) => ({ ...record, remindEvery: 15 }), noon);
  stop = startClock();
  nameClock(id);
  vi.advanceTimersByTime(4 * minute);
  expect(timeOf(id)).toEqual({ days: [], sinceReminder: 4 * minute });
});
