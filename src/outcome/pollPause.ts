import { pause } from '@/device/pause';

type PollPause = (ms: number, signal: AbortSignal) => Promise<void>;

let current: PollPause = pause;

/** Waits `ms` milliseconds between two polls. Resolves early when the signal aborts. */
export const pollPause: PollPause = (ms, signal) => current(ms, signal);

/** Replaces the wait in stories and tests, which have their own clock. Without an argument, restores the real wait. */
export function overridePollPause(next: PollPause = pause): void {
  current = next;
}
