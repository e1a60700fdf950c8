import { afterEach, describe, expect, test, vi } from 'vitest';
import { createBackend } from '../backend';
import { createClock, defaultNow } from './clock';
import { createIds } from './ids';
import { createJobs } from './jobs';
import { createRandom } from './random';

describe('clock', () => {
  afterEach(() => vi.useRealTimers());

  test('moves only when set while it is frozen', () => {
    vi.useFakeTimers();
    const clock = createClock();
    vi.advanceTimersByTime(1000);
    expect(clock.now()).toBe(defaultNow);
    clock.set(defaultNow + 1);
    expect(clock.iso()).toBe('2026-01-14T07:30:00.001Z');
  });

  test('continues from its start time while it is running', () => {
    vi.useFakeTimers();
    const clock = createClock({ now: 1_000_000, running: true });
    vi.advanceTimersByTime(20);
    expect(clock.now()).toBe(1_000_020);
    expect(createClock({ running: true }).now()).toBe(Date.now());
  });
});

test('takes jobs by due time, and at the same instant in the order of adding', () => {
  const jobs = createJobs<string>();
  for (const [due, kind] of [
    [5, 'c'],
    [1, 'a'],
    [5, 'd'],
    [3, 'b'],
    [9, 'e'],
  ] as const)
    jobs.add(due, kind, '');
  const restored = createJobs(jobs.pending);
  restored.add(5, 'last', '');
  const ids = [];
  for (let job = restored.take(5); job; job = restored.take(5)) ids.push(job.kind);
  expect(ids).toEqual(['a', 'b', 'c', 'd', 'last']);
  expect(restored.pending.map(({ kind }) => kind)).toEqual(['e']);
});

describe('random', () => {
  test('is determined by its seed, evenly distributed and within bounds', () => {
    const draw = (seed: number) => Array.from({ length: 5 }, createRandom(seed).next);
    expect(draw(3)).toEqual(draw(3));
    expect(draw(3)).not.toEqual(draw(4));
    const random = createRandom(1);
    const counts = [0, 0, 0];
    for (let index = 0; index < 30_000; index += 1) {
      const drawn = random.int(1, 3) - 1;
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  test('picks in proportion to the weights, and never an item with weight 0', () => {
    const random = createRandom(1);
    const list = [{ weight: 0 }, { weight: 9 }, { weight: 1 }];
    const counts = new Map(list.map((item) => [item, 0]));
    for (let index = 0; index < 10_000; index += 1) {
      const item = random.weighted(list);
      counts.set(item, (counts.get(item) ?? 0) + 1);
    }
    const [never = -1, often = 0, seldom = 0] = counts.values();
    expect(never).toBe(0);
    expect(often / seldom).toBeGreaterThan(7);
    expect(often / seldom).toBeLessThan(11);
  });

  test('creates unique ids', () => {
    const ids = createIds(createRandom(1));
    const made = new Set(Array.from({ length: 10_000 }, () => ids.next()));
    expect(made.size).toBe(10_000);
    for (const id of made) expect(id).toMatch(/^[0-9a-f]{24}$/);
  });
});

test('runs jobs with the clock at their due time', () => {
  const backend = createBackend();
  const { mockState } = backend;
  const seen: string[] = [];
  const insert = mockState.db.statement.patch;
  mockState.db.statement.patch = (id, change) => {
    seen.push(mockState.clock.iso());
    return insert(id, change);
  };
  const [member] = mockState.db.member.all();
  for (const minutes of [3, 1, 2]) {
    const id = `line${minutes}`;
    mockState.db.statement.insert({ _id: id, member: member?._id, statementType: 'deposit', amount: 100 });
    mockState.jobs.add(mockState.clock.now() + minutes * 60_000, 'deposit.credit', id);
  }
  backend.advance(600);
  expect(seen).toEqual(['2026-01-14T07:31:00.000Z', '2026-01-14T07:32:00.000Z', '2026-01-14T07:33:00.000Z']);
  expect(mockState.clock.iso()).toBe('2026-01-14T07:40:00.000Z');
});
