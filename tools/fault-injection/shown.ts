import { isDeepStrictEqual } from 'node:util';
import type { Evidence } from '../../src/outcome/evidence.ts';
import type { Step } from './steps.ts';

const parts = (data: unknown): unknown[] =>
  typeof data === 'object' && data !== null ? [data, ...Object.values(data).flatMap(parts)] : [];

/** Returns whether the backend has sent an object with all these values. */
const wasSent = (sent: readonly unknown[], row: object): boolean =>
  sent.some((data) =>
    parts(data).some((part) =>
      Object.entries(row).every(([name, value]) => isDeepStrictEqual((part as Record<string, unknown>)[name], value)),
    ),
  );

/** Returns the values of an evidence row that the backend must have sent. Of a partial row, those that could be read. */
function valuesOf(row: Evidence['rows'][number]): object {
  const values = Object.entries(fieldsOf(row));
  return Object.fromEntries(
    values.filter(([, value]) => !row.isPartial || (value !== '' && value !== null && !Number.isNaN(value))),
  );
}

function fieldsOf({ trace, at }: Evidence['rows'][number]): object {
  switch (trace.type) {
    case 'entry':
      return trace.entry;
    case 'slip':
      return trace.slip;
    case 'refund':
      return trace.refund;
    case 'qr':
      return trace.qr;
    case 'coupon':
      return { _id: trace.coupon._id, amount: trace.coupon.amount };
    case 'account':
      return trace.account;
    case 'coins':
      return { userCoin: trace.coins };
    case 'activeBonus':
      return { status: trace.isActive };
    case 'received':
      return at === undefined ? {} : { updatedAt: new Date(at).toISOString() };
    case 'unreadable':
      return {};
  }
}

/** Replaces the first row of each list with nonsense. Adds one to an empty list. */
export function breakRow(data: unknown): unknown {
  if (Array.isArray(data)) return [{ amount: 'x' }, ...data.slice(1)];
  if (typeof data !== 'object' || data === null) return data;
  const broken = (value: unknown) => (Array.isArray(value) ? breakRow(value) : value);
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, broken(value)]));
}

/**
 * Returns what is wrong with the evidence that a member sees: a row that the backend did not send, or a reading that
 * hides what the app could not understand. Otherwise returns undefined.
 */
export function problemIn(evidence: Evidence, sent: readonly unknown[], { reads, input }: Step): string | undefined {
  // These reads contain no list, so none of their rows was broken.
  const isListless = ['qr', 'bonusClear'].includes(input.kind);
  const mayBeComplete = reads === 'whole' || (reads === 'with a broken row' && isListless);
  if (evidence.isComplete && !mayBeComplete) return 'the reading looks complete';
  const invented = evidence.rows.find((row) => !wasSent(sent, valuesOf(row)));
  return invented && JSON.stringify(invented);
}
