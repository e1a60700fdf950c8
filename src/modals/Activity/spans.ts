import { bangkokDate, startOfDate, startOfDay } from '@/lib/bangkok';
import { dayMs } from '@/lib/time';
import type { Span } from '@/responsibleGaming/sums';

export const spanNames = ['day', 'week', 'month', 'own'] as const;
export type SpanName = (typeof spanNames)[number];

/**
 * Returns the chosen period: the last 24 hours, or days in Bangkok. The period ends at `now` (ms) at the latest.
 * Returns undefined if the dates are missing, in the wrong order, or in the future.
 */
export function getSpan(name: SpanName, days: { from: string; to: string }, now: number): Span | undefined {
  // A period excludes its end, so add 1 ms to include an entry of this millisecond.
  const to = now + 1;
  if (name === 'day') return { from: now - dayMs, to };
  if (name !== 'own') return { from: startOfDay(now) - (name === 'week' ? 6 : 29) * dayMs, to };
  const chosenSpan = { from: startOfDate(days.from), to: Math.min(startOfDate(days.to) + dayMs, to) };
  return chosenSpan.from < chosenSpan.to ? chosenSpan : undefined;
}

/**
 * Returns the dates of a period in Bangkok, such as `14/01/2026` or `12/01–14/01/2026`, whatever the device's time
 * zone.
 */
export function getDates({ from, to }: Span): string {
  const [first = '', last = ''] = [from, to - 1].map((time) => bangkokDate(time).split('-').reverse().join('/'));
  return first === last ? first : `${first.slice(0, 5)}–${last}`;
}
