import * as v from 'valibot';
import { getBonuses } from '@/api/calls/bonus';
import type { ReadCall } from '@/api/calls/call';
import { getRefunds } from '@/api/calls/refund';
import { count } from '@/api/calls/shapes';
import { getCoupons } from '@/api/calls/spin';
import { getSlips, getStatements, referenceKinds } from '@/api/calls/statement';
import { hashText } from '@/lib/hash';
import type { Place } from './place';

/** A list in which commands leave their traces, as the backend has sent it. */
export interface TraceList {
  readonly items: readonly unknown[];
  /** The id of each item: a hash of the fields that never change. Equal items have equal ids. */
  readonly ids: string[];
  /** False if the `total` cannot be right. */
  readonly isTotalRight: boolean;
  /** True if the backend has no further items. */
  readonly isWhole: boolean;
}

export type ListPlace = Exclude<Place, 'qr' | 'game'>;

/** The read of each place. `field` is the name of the list in the response; undefined if the response is the list. */
const reads: Readonly<Record<ListPlace, { call: ReadCall; field?: string; fixedFields: readonly string[] }>> = {
  statement: {
    call: getStatements,
    field: 'statements',
    fixedFields: ['statementType', 'from', 'to', 'amount', 'createdAt', ...referenceKinds],
  },
  // The amount of a slip is known only after the check.
  slips: { call: getSlips, field: 'slips', fixedFields: ['createdAt', 'reference'] },
  refunds: { call: getRefunds, field: 'refunds', fixedFields: ['createdAt', 'refundAmount'] },
  coupons: { call: getCoupons, fixedFields: ['_id'] },
  bonus: { call: getBonuses, fixedFields: ['updatedAt'] },
};

export const listPlaces = Object.keys(reads) as ListPlace[];
export const getListCall = (place: ListPlace): ReadCall => reads[place].call;

const getField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

function getId(item: unknown, fixedFields: readonly string[]): string {
  if (typeof item !== 'object' || item === null) return hashText(JSON.stringify([item]));
  const fields = fixedFields.map((name) => {
    const value = getField(item, name);
    // Only the description of a reference counts, because the app reads nothing else of it.
    return getField(value, 'description') ?? value ?? null;
  });
  return hashText(JSON.stringify(fields));
}

/** Returns the receipts of one bonus. A bonus that the member has never used has none. */
export function getReceipts(response: unknown, code: string | undefined): unknown {
  if (!Array.isArray(response)) return undefined;
  const bonus: unknown = response.find((item) => getField(item, 'code') === code);
  const use = getField(bonus, 'userBonus');
  return use === null ? [] : getField(use, 'received');
}

/**
 * Returns the list in a response, or undefined if it has none. `limit` is the size of the requested page. `code` is the
 * bonus whose receipts are the list.
 */
export function getTraceList(
  place: ListPlace,
  response: unknown,
  { limit, code }: { limit: number; code?: string },
): TraceList | undefined {
  const { field, fixedFields } = reads[place];
  const items = place === 'bonus' ? getReceipts(response, code) : field ? getField(response, field) : response;
  if (!Array.isArray(items)) return undefined;
  const ids = items.map((item) => getId(item, fixedFields));
  if (!field) return { items, ids, isTotalRight: true, isWhole: true };
  const total = getField(response, 'total');
  const isTotalRight = total === undefined ? place !== 'statement' : v.is(count, total) && total >= items.length;
  const isWhole = typeof total === 'number' ? items.length >= total : items.length < limit;
  return { items, ids, isTotalRight, isWhole: isTotalRight && isWhole };
}
