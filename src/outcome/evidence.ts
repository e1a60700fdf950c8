import * as v from 'valibot';
import { getActiveBonus, getBonuses } from '@/api/calls/bonus';
import type { Args, ReadCall } from '@/api/calls/call';
import type { CommandKind } from '@/api/calls/commandKinds';
import { getQr } from '@/api/calls/qr';
import { getRefunds, type Refund, refundSchema } from '@/api/calls/refund';
import { baht, count, isoDate, newestPage } from '@/api/calls/shapes';
import { getCoupons, getSpinSetup } from '@/api/calls/spin';
import {
  getSlips,
  getStatements,
  type Slip,
  type StatementEntry,
  slipSchema,
  statementEntrySchema,
} from '@/api/calls/statement';
import { getWallet } from '@/api/calls/wallet';
import { readAs } from '@/api/client/read';
import { serverAheadMs, serverNow } from '@/api/client/serverTime';
import type { PendingCommand } from '@/api/commands/pendingCommand';
import { getPlace, type Place } from '@/api/commands/place';
import { getTraceList, type TraceList } from '@/api/commands/traceList';
import { toSatang } from '@/lib/money';
import { findNewRows } from './findNewRows';

/** Something that the backend has sent, exactly as it has sent it. */
export type Trace =
  | { type: 'entry'; entry: StatementEntry }
  | { type: 'slip'; slip: Slip }
  | { type: 'refund'; refund: Refund }
  | { type: 'qr'; qr: v.InferOutput<typeof qrSchema> }
  | { type: 'received' }
  | { type: 'activeBonus'; isActive: boolean }
  | { type: 'coins'; coins: number }
  | { type: 'coupon'; coupon: v.InferOutput<typeof couponSchema> }
  | { type: 'account'; account: v.InferOutput<typeof accountSchema> }
  | { type: 'unreadable' };

/** Traces that show the present state and are no rows of a list. */
const states: ReadonlySet<Trace['type']> = new Set(['qr', 'activeBonus', 'coins', 'account']);
export const isState = ({ trace }: EvidenceRow): boolean => states.has(trace.type);

export interface EvidenceRow {
  /** The row's id in its list (`TraceList`). Undefined for a state. */
  readonly id?: string;
  readonly trace: Trace;
  /** The time when the backend created it, in ms. Undefined if the backend sends no readable time. */
  readonly time?: number;
  /** True if the list did not have the row before the command was sent. Undefined if that cannot be told. */
  readonly isNew?: boolean;
  /** True if the row is new, and kind and amount are those of the command, so that the row may be its trace. */
  readonly isCandidate: boolean;
  /** True if some fields of the row could not be read. */
  readonly isPartial?: true;
}

/** Data that the backend has sent about a command. The app draws no conclusion from it. */
export interface Evidence {
  /** The rows in the backend's order. */
  readonly rows: readonly EvidenceRow[];
  /** The number of new rows, or of all rows if the app cannot tell which are new, that the backend has not sent. */
  readonly unsent: number;
  /**
   * False if a read failed, if a list, a row or a `total` cannot be understood, or if the list has more rows and new ones
   * may be among them.
   */
  readonly isComplete: boolean;
  /** True if the app can tell which rows are new. */
  readonly isComparable: boolean;
  /** The beginning of the reading, in ms by the server's clock. Its end if the clock was unknown before. */
  readonly readAt: number;
  /** The main wallet in baht. Undefined if it could not be read. */
  readonly main?: number;
}

/** Sends a read past every cache. Resolves with the parsed response, unchecked. */
export type ReadCallFunction = <C extends ReadCall>(call: C, args: Args<C>) => Promise<unknown>;

type Rows = Pick<Evidence, 'rows' | 'unsent' | 'isComplete' | 'isComparable'>;
const noRows: Rows = { rows: [], unsent: 0, isComplete: false, isComparable: false };

const qrSchema = v.object({ hasQrcode: v.boolean(), amount: baht, expireIn: count });
const couponSchema = v.object({ _id: v.string(), prize: v.object({ name: v.string() }), amount: baht });
const accountSchema = v.object({ code: v.string(), name: v.string(), isActive: v.boolean(), amount: baht });
const mainSchema = v.object({ wallet: v.object({ amount: baht }) });

/** Returns a value that fits the schema exactly. Otherwise returns undefined. */
function parseExactly<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | undefined {
  const { success, output } = v.safeParse(schema, value);
  return success ? (output as T) : undefined;
}

/** Turns the items of a list into rows. */
interface Reading<T> {
  command: PendingCommand;
  schema: v.GenericSchema<unknown, T>;
  /** Returns the trace of an item whose unreadable fields are empty. */
  getTrace: (item: T) => Trace;
  getDate?: (item: T) => string;
  /** Returns whether kind and amount are those of the command. Default: never. */
  isEqual?: (item: T) => boolean;
}

/** Returns the row of an item, as far as the item can be read. */
function readRow<T>(
  item: unknown,
  { schema, getTrace, getDate, isEqual }: Reading<T>,
): EvidenceRow & { isEqual: boolean } {
  if (typeof item !== 'object' || item === null) {
    return { trace: { type: 'unreadable' }, isCandidate: false, isEqual: false, isPartial: true };
  }
  const lenient = readAs(schema, item);
  const time = getDate ? Date.parse(getDate(lenient)) : Number.NaN;
  const isWhole = parseExactly(schema, item) !== undefined && !(getDate && Number.isNaN(time));
  return {
    trace: getTrace(lenient),
    isCandidate: false,
    isEqual: isEqual?.(lenient) ?? false,
    ...(Number.isNaN(time) ? {} : { time }),
    ...(isWhole ? {} : { isPartial: true as const }),
  };
}

/** Returns the rows of a list. Each row is new or old if the list can be compared with the rows that were known. */
function readList<T>(list: TraceList | undefined, reading: Reading<T>): Rows {
  if (!list) return noRows;
  const newRows = findNewRows(list, reading.command.known);
  const rows = list.items.map((item, index): EvidenceRow => {
    const { isEqual, ...row } = readRow(item, reading);
    const id = list.ids[index];
    if (!newRows) return { ...row, id };
    const isNew = newRows.isNew[index] === true;
    return { ...row, id, isNew, isCandidate: isNew && isEqual };
  });
  const isReadable = list.isTotalRight && rows.every(({ isPartial }) => !isPartial);
  const sentCount = newRows ? rows.filter(({ isNew }) => isNew).length : rows.length;
  return {
    rows,
    unsent: (newRows ? newRows.count : (list.total ?? sentCount)) - sentCount,
    isComplete: isReadable && (list.isWhole || newRows?.areAll === true),
    isComparable: newRows !== undefined,
  };
}

const hasAmount = ({ satang }: PendingCommand, amount: number) =>
  satang === undefined || Math.abs(toSatang(amount)) === satang;

/** By the kind of command: returns whether a statement entry may be its trace. A kind without a function has none. */
const isOfKind: Partial<Record<CommandKind, (entry: StatementEntry, command: PendingCommand) => boolean>> = {
  transfer: ({ statementType, from, to }, { about }) =>
    statementType === 'transfer' && from === about.from && to === about.to,
  transferAll: ({ statementType, to }, { about }) => statementType === 'transfer' && to === about.to,
  withdraw: ({ statementType }) => statementType === 'withdraw',
  gift: ({ statementType, from }) => statementType === 'deposit' && from === 'TRUEWALLET',
  invite: ({ invite }) => invite !== undefined,
  refundToWallet: ({ refund }) => refund !== undefined,
  promotion: ({ promotion }) => promotion !== undefined,
};

const page = { body: newestPage };

const readers: Readonly<Record<Place, (command: PendingCommand, ask: ReadCallFunction) => Promise<Rows>>> = {
  statement: async (command, ask) =>
    readList(getTraceList('statement', await ask(getStatements, page)), {
      command,
      schema: statementEntrySchema,
      getTrace: (entry) => ({ type: 'entry', entry }),
      getDate: ({ createdAt }) => createdAt,
      isEqual: (entry) => isOfKind[command.kind]?.(entry, command) === true && hasAmount(command, entry.amount),
    }),
  slips: async (command, ask) =>
    readList(getTraceList('slips', await ask(getSlips, page)), {
      command,
      schema: slipSchema,
      getTrace: (slip) => ({ type: 'slip', slip }),
      getDate: ({ createdAt }) => createdAt,
      isEqual: () => true,
    }),
  refunds: async (command, ask) =>
    readList(getTraceList('refunds', await ask(getRefunds, page)), {
      command,
      schema: refundSchema,
      getTrace: (refund) => ({ type: 'refund', refund }),
      getDate: ({ createdAt }) => createdAt,
      isEqual: () => true,
    }),
  qr: async (command, ask) => {
    const qr = parseExactly(qrSchema, await ask(getQr, { params: { bankCode: command.about.bankCode ?? '' } }));
    if (!qr) return noRows;
    return { ...noRows, rows: [{ trace: { type: 'qr', qr }, isCandidate: false }], isComplete: true };
  },
  bonus: async (command, ask) => {
    const active = parseExactly(v.object({ status: v.boolean() }), await ask(getActiveBonus, {}));
    const stateRows: EvidenceRow[] = active
      ? [{ trace: { type: 'activeBonus', isActive: active.status }, isCandidate: false }]
      : [];
    if (command.kind !== 'bonus') return { ...noRows, rows: stateRows, isComplete: active !== undefined };
    const { code } = command.about;
    const received = readList(getTraceList('bonus', await ask(getBonuses, {}), code), {
      command,
      schema: v.object({ updatedAt: isoDate }),
      getTrace: () => ({ type: 'received' }),
      getDate: ({ updatedAt }) => updatedAt,
      isEqual: () => true,
    });
    return {
      ...received,
      rows: [...stateRows, ...received.rows],
      isComplete: active !== undefined && received.isComplete,
    };
  },
  coupons: async (command, ask) => {
    const [list, setup] = await Promise.all([ask(getCoupons, {}), ask(getSpinSetup, {})]);
    const coupons = readList(getTraceList('coupons', list), {
      command,
      schema: couponSchema,
      getTrace: (coupon) => ({ type: 'coupon', coupon }),
    });
    const coins = parseExactly(v.object({ userCoin: count }), setup)?.userCoin;
    const coinRows: EvidenceRow[] =
      coins === undefined ? [] : [{ trace: { type: 'coins', coins }, isCandidate: false }];
    // A claim removes its coupon, and a spin may win none. So only a new coupon says something, and only about a spin.
    const isComparable = command.kind === 'spin' && coupons.rows.some(({ isNew }) => isNew);
    const rows = isComparable ? coupons.rows : coupons.rows.map(({ isNew, ...row }) => row);
    return {
      ...coupons,
      rows: [...coinRows, ...rows],
      isComplete: coupons.isComplete && coins !== undefined,
      isComparable,
    };
  },
  game: async (command, ask) => {
    const { slots } = ((await ask(getWallet, {})) ?? {}) as { slots?: unknown };
    if (!Array.isArray(slots)) return noRows;
    const getCode = (slot: unknown) => (slot as { code?: unknown } | null)?.code;
    const matchingSlots = slots.filter((slot) => getCode(slot) === command.about.slotCode);
    const rows = matchingSlots.map((item): EvidenceRow => {
      const trace: Trace = { type: 'account', account: readAs(accountSchema, item) };
      const isWhole = parseExactly(accountSchema, item) !== undefined;
      return { trace, isCandidate: false, ...(isWhole ? {} : { isPartial: true as const }) };
    });
    const isReadable = rows.every(({ isPartial }) => !isPartial);
    return { ...noRows, rows, isComplete: isReadable && slots.every((slot) => typeof getCode(slot) === 'string') };
  },
};

/**
 * Reads the place where the command leaves its trace, and the main wallet. Never rejects: if a read fails, the evidence
 * is incomplete.
 */
export async function readEvidence(command: PendingCommand, ask: ReadCallFunction): Promise<Evidence> {
  // The rows may change while the reads are under way, so their time is the beginning of the reading.
  const startedAt = serverAheadMs() === undefined ? undefined : serverNow();
  // The game accounts and the main wallet are in the same response.
  const wallet = ask(getWallet, {}).catch(() => undefined);
  const askOnce: ReadCallFunction = (call, args) => (call.path === getWallet.path ? wallet : ask(call, args));
  const evidenceRows = await readers[getPlace(command.kind)](command, askOnce).catch(() => noRows);
  const main = parseExactly(mainSchema, await wallet)?.wallet.amount;
  return { ...evidenceRows, readAt: startedAt ?? serverNow(), main };
}

/**
 * Returns what to show after another reading. A row that the member has seen as new stays new, although a copy of the
 * backend's data that lags behind lacks it. If the reading lacks a row that was shown as neither new nor old, all rows
 * are shown as neither.
 */
export function addReading(before: Evidence | undefined, next: Evidence): Evidence {
  if (!before) return next;
  if (next.rows.length === 0 && !next.isComplete) return { ...before, isComplete: false };
  const ids = new Set(next.rows.map(({ id }) => id));
  const missing = before.rows.filter(({ id, isNew }) => id !== undefined && isNew !== false && !ids.has(id));
  // A row that is shown as neither new nor old may leave the page.
  const keptRows = next.isComparable ? missing : missing.filter(({ isNew }) => isNew);
  if (keptRows.length === 0) return next;
  const isComparable = next.isComparable && keptRows.every(({ isNew }) => isNew);
  const rows = isComparable ? next.rows : next.rows.map(({ isNew, ...row }) => ({ ...row, isCandidate: false }));
  return { ...next, rows: [...keptRows, ...rows], isComplete: false, isComparable };
}
