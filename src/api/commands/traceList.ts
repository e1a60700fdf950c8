import * as v from 'valibot';
import { getBonuses } from '@/api/calls/bonus';
import type { ReadCall } from '@/api/calls/call';
import type { CommandKind } from '@/api/calls/commandKinds';
import { getRefunds } from '@/api/calls/refund';
import { count } from '@/api/calls/shapes';
import { getCoupons } from '@/api/calls/spin';
import { getSlips, getStatements, referenceKinds, statementPageSize } from '@/api/calls/statement';
import type { SendOptions } from '@/api/client/client';
import { readRaw } from '@/api/client/readOnce';
import { hashText } from '@/lib/hash';
import type { KnownRows } from './pendingCommand';
import { getPlace, type Place } from './place';

/** A list in which commands leave their traces, as the backend has sent it. */
export interface TraceList {
  readonly items: readonly unknown[];
  /** The id of each item: a hash of the fields that never change. Equal items have equal ids. */
  readonly ids: string[];
  /** The number of items that the backend has. Undefined if it does not say so in a way that can be right. */
  readonly total?: number;
  /** False if the `total` cannot be right. */
  readonly isTotalRight: boolean;
  /** True if the backend certainly has no further items. */
  readonly isWhole: boolean;
}

type ListPlace = Exclude<Place, 'qr' | 'game'>;

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

/**
 * Returns the list whose new rows tell something about a command of this kind. Undefined for the cancellation of a bonus,
 * which leaves a state, and for a claim, which removes its coupon.
 */
export function getListPlace(kind: CommandKind): ListPlace | undefined {
  const place = getPlace(kind);
  return place === 'qr' || place === 'game' || kind === 'bonusClear' || kind === 'claim' ? undefined : place;
}

/** Sends the read of a list, past every cache, for `getKnownRows`. */
export function readPlace(place: ListPlace, options?: SendOptions): Promise<unknown> {
  const { call, field } = reads[place];
  return readRaw(call, (field ? { body: { page: 1, limit: statementPageSize } } : {}) as never, options);
}

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
function getReceipts(response: unknown, code: string | undefined): unknown {
  if (!Array.isArray(response)) return undefined;
  const bonus: unknown = response.find((item) => getField(item, 'code') === code);
  const use = getField(bonus, 'userBonus');
  return use === null ? [] : getField(use, 'received');
}

/**
 * Returns the list in a response, or undefined if it has none. `code` is the bonus whose receipts are the list.
 *
 * Without a `total`, a list of at least one page may have further items, because a backend may send fewer items than it
 * was asked for.
 */
export function getTraceList(place: ListPlace, response: unknown, code?: string): TraceList | undefined {
  const { field, fixedFields } = reads[place];
  const items = place === 'bonus' ? getReceipts(response, code) : field ? getField(response, field) : response;
  if (!Array.isArray(items)) return undefined;
  const ids = items.map((item) => getId(item, fixedFields));
  if (!field) return { items, ids, isTotalRight: true, isWhole: true };
  const total = getField(response, 'total');
  if (total === undefined) {
    const isTotalRight = place !== 'statement';
    return { items, ids, isTotalRight, isWhole: isTotalRight && items.length < statementPageSize };
  }
  if (!v.is(count, total) || total < items.length) return { items, ids, isTotalRight: false, isWhole: false };
  return { items, ids, total, isTotalRight: true, isWhole: items.length === total };
}

/** The number of rows to know of a list. */
const maxIds = 100;

/** Returns the rows in a response, for the record of a command. Undefined if the response cannot be understood. */
export function getKnownRows(place: ListPlace, response: unknown, code?: string): KnownRows | undefined {
  const list = getTraceList(place, response, code);
  if (!list || (list.ids.length === 0 && !list.isWhole)) return undefined;
  const { ids, total } = list;
  return {
    ids: ids.slice(0, maxIds),
    isWhole: list.isWhole && ids.length <= maxIds,
    ...(total !== undefined && { total }),
  };
}
