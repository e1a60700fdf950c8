import { getState, type StatementEntry } from '@/api/calls/statement';
import { toSatang } from '@/lib/money';
import { dayMs, hourMs } from '@/lib/time';

/** Sums of a member's statement in a period, in whole satang; NaN if an amount cannot be read. */
export interface Sums {
  /** Credited deposits. */
  in: number;
  /** Paid withdrawals. */
  out: number;
  /** `out` minus `in`. Negative if the member deposited more than they withdrew. */
  net: number;
  /**
   * Bonuses, invite bonuses, refunds and prizes. They were never the member's own money, so `in` and `out` exclude
   * them.
   */
  extra: number;
  /** Amounts deducted when bonuses were cancelled. */
  takenBack: number;
}

/** A period between two times in ms since 1970. The period excludes `to` itself. */
export interface Span {
  from: number;
  to: number;
}

const kinds: Readonly<Record<string, Exclude<keyof Sums, 'net'>>> = {
  deposit: 'in',
  withdraw: 'out',
  bonus: 'extra',
  finish_bonus: 'takenBack',
};

/**
 * Sums the entries of a period. Only completed entries count, by the time of their request. Transfers between the main
 * wallet and games count neither as in nor as out. The sign of an amount is ignored, because servers differ.
 */
export function getHistorySums(entries: readonly StatementEntry[], { from, to }: Span): Sums {
  const sums: Sums = { in: 0, out: 0, net: 0, extra: 0, takenBack: 0 };
  for (const { statementType, status, amount, createdAt } of entries) {
    const kind = Object.hasOwn(kinds, statementType) ? kinds[statementType] : undefined;
    const time = Date.parse(createdAt);
    if (!kind || getState(status) !== 'success' || !(from <= time && time < to)) continue;
    sums[kind] += Math.abs(toSatang(amount));
  }
  sums.net = sums.out - sums.in;
  return sums;
}

/** Maximum number of bars in a chart. */
const maxParts = 10;

/**
 * Splits a period into at most ten parts, oldest first. Parts last four hours in a period of up to a day, otherwise one
 * or more whole days. The last part may be shorter.
 */
export function getParts({ from, to }: Span): Span[] {
  const size = to - from <= dayMs ? 4 * hourMs : Math.ceil((to - from) / dayMs / maxParts) * dayMs;
  const parts: Span[] = [];
  for (let start = from; start < to; start += size) parts.push({ from: start, to: Math.min(start + size, to) });
  return parts;
}
