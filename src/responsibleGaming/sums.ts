import { type StatementEntry, stateOf } from '@/api/calls/statement';
import { toSatang } from '@/lib/money';

/** What happened to a member's own money in a time, in whole satang; NaN where an amount in it cannot be read. */
export interface Sums {
  /** Deposits that were credited. */
  in: number;
  /** Withdrawals that were paid out. */
  out: number;
  /** Out less in: below 0 more went in than came back. */
  net: number;
  /** Bonuses, invite bonuses, refunds and prizes: no money of the member's own, so in none of the above. */
  extra: number;
  /** What cancelled bonuses took back. */
  takenBack: number;
}

/** A time, in milliseconds; `to` is no part of it. */
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
 * Adds up the entries of a time. Only what has succeeded counts, by the time at which it was asked for; transfers between
 * the main wallet and games are neither in nor out. Servers tell amounts with a sign or without.
 */
export function sumsOf(entries: readonly StatementEntry[], { from, to }: Span): Sums {
  const sums: Sums = { in: 0, out: 0, net: 0, extra: 0, takenBack: 0 };
  for (const { statementType, status, amount, createdAt } of entries) {
    const kind = Object.hasOwn(kinds, statementType) ? kinds[statementType] : undefined;
    const at = Date.parse(createdAt);
    if (!kind || stateOf(status) !== 'success' || !(from <= at && at < to)) continue;
    sums[kind] += Math.abs(toSatang(amount));
  }
  sums.net = sums.out - sums.in;
  return sums;
}

const hour = 3_600_000;
const day = 24 * hour;
/** A chart has no more bars than that. */
const mostParts = 10;

/** A time in equal parts, oldest first: of four hours within a day, else of whole days, ten at most. */
export function partsOf({ from, to }: Span): Span[] {
  const size = to - from <= day ? 4 * hour : Math.ceil((to - from) / day / mostParts) * day;
  const parts: Span[] = [];
  for (let start = from; start < to; start += size) parts.push({ from: start, to: Math.min(start + size, to) });
  return parts;
}
