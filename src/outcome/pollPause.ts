import { pause } from '@/device/pause';

type PollPause = (ms: number, signal: AbortSignal) => Promise<void>;

let current: PollPause = pause;

/** Waits `ms` between two polls. */
export const pollPause: PollPause = (ms, signal) => current(ms, signal);

/** Replaces the wait for stories and tests, which have their own clock. Without an argument, restores the device's. */
export function overridePollPause(next: PollPause = pause): void {
  current = next;
}
