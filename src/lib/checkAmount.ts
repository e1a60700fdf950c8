import { type AmountProblem, parseAmount } from './money';

type LimitKind = 'minimum' | 'maximum' | 'notEnough';

/** The reason why an amount is refused. `limit` is the violated limit, in satang. */
export type AmountRefusal<Kind extends LimitKind = LimitKind> =
  | { kind: AmountProblem; limit?: undefined }
  | { kind: Kind; limit: number };

type CheckedAmount<Kind extends LimitKind> =
  | { satang: number; problem?: undefined }
  | { satang?: undefined; problem: AmountRefusal<Kind> };

/**
 * Checks a typed amount, which must be above 0 and within the limits (in satang). The limit `notEnough` is
 * the available money. Returns the amount in satang, or the first problem.
 */
export function checkAmount<Kind extends LimitKind>(
  typed: string,
  limits: Readonly<Record<Kind, number>>,
): CheckedAmount<Kind> {
  const { satang, error } = parseAmount(typed);
  if (error) return { problem: { kind: error } };
  const all: Partial<Record<LimitKind, number>> = limits;
  const { minimum = 1, maximum = Number.POSITIVE_INFINITY, notEnough = Number.POSITIVE_INFINITY } = all;
  const refuse = (kind: LimitKind, limit: number) => ({ problem: { kind: kind as Kind, limit } });
  if (satang <= 0 || satang < minimum) return refuse('minimum', minimum);
  if (satang > maximum) return refuse('maximum', maximum);
  if (satang > notEnough) return refuse('notEnough', notEnough);
  return { satang };
}
