import * as v from 'valibot';
import { getActiveBonus, getBonuses } from '@/api/calls/bonus';
import type { Args, ReadCall } from '@/api/calls/call';
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
import { serverAheadMs, serverNow } from '@/api/client/serverTime';
import type { CommandKind, PendingCommand } from '@/api/commands/pendingCommand';
import { toSatang } from '@/lib/money';
import { hourMs } from '@/lib/time';
import { type Place, placeOf } from './place';

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
  | { type: 'account'; account: v.InferOutput<typeof accountSchema> };

export interface EvidenceRow {
  readonly trace: Trace;
  /** When the backend created it, in ms. Undefined if the backend does not say so. */
  readonly at?: number;
  /** True if kind and amount are those of the command, so that the row may be its trace. */
  readonly isCandidate: boolean;
}

/** Data that the backend has sent about a command. The app draws no conclusion from it. */
export interface Evidence {
  /** Newest rows first. */
  readonly rows: readonly EvidenceRow[];
  /** False if a read failed, or if a list, a row or a `total` cannot be understood. */
  readonly isComplete: boolean;
  /** The beginning of the reading, in ms by the server's clock. Its end if the clock was unknown before. */
  readonly at: number;
  /** The main wallet in baht. Undefined if it could not be read. */
  readonly main?: number;
}

/** Sends a read past every cache. Resolves with the parsed response, unchecked. */
export type Ask = <C extends ReadCall>(call: C, args: Args<C>) => Promise<unknown>;

type Rows = Pick<Evidence, 'rows' | 'isComplete'>;
const noRows: Rows = { rows: [], isComplete: false };

/** A server's `Date` may be wrong by a time zone, so a row from up to this many ms before the command may be its own. */
const wrongClockMs = 14 * hourMs;

const qrSchema = v.object({ hasQrcode: v.boolean(), amount: baht, expireIn: count });
const couponSchema = v.object({ _id: v.string(), prize: v.object({ name: v.string() }), amount: baht });
const accountSchema = v.object({ code: v.string(), name: v.string(), isActive: v.boolean(), amount: baht });
const mainSchema = v.object({ wallet: v.object({ amount: baht }) });

/** Returns a value that fits the schema exactly. Otherwise returns undefined. */
function exactly<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | undefined {
  const { success, output } = v.safeParse(schema, value);
  return success ? (output as T) : undefined;
}

/**
 * Returns the rows of a list, newest first. A row that does not fit the schema, or whose date cannot be read, is left
 * out, and the list is then incomplete. `isSorted`: whether the backend has sent them newest first.
 */
function rowsOf<T>(list: unknown, schema: v.GenericSchema<unknown, T>, rowOf: (item: T) => EvidenceRow) {
  if (!Array.isArray(list)) return { ...noRows, isSorted: false };
  const items = list.map((item) => exactly(schema, item)).filter((item) => item !== undefined);
  const sent = items.map(rowOf).filter(({ at }) => !Number.isNaN(at));
  const rows = sent.toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0));
  return { rows, isComplete: rows.length === list.length, isSorted: rows.every((row, index) => row === sent[index]) };
}

/**
 * Returns the rows of one page of a list. The page is incomplete if its `total` cannot be right, or if older pages may
 * contain rows since the command was sent.
 */
function pageOf<T>(
  response: unknown,
  field: string,
  schema: v.GenericSchema<unknown, T>,
  [command, rowOf]: [PendingCommand, (item: T) => EvidenceRow],
): Rows {
  const { [field]: list, total } = (response ?? {}) as Record<string, unknown>;
  const { rows, isComplete, isSorted } = rowsOf(list, schema, rowOf);
  const isTotalRight = total === undefined ? field !== 'statements' : v.is(count, total) && total >= rows.length;
  const isLastPage = typeof total === 'number' ? rows.length >= total : rows.length < newestPage.limit;
  const reachesBack = isSorted && !isLate(command, rows.at(-1)?.at ?? command.sentAt);
  return { rows, isComplete: isComplete && isTotalRight && (isLastPage || reachesBack) };
}

const timeOf = (date: string) => Date.parse(date);
/** Returns whether a row may be as new as the command. The device's clock alone cannot tell. */
const isLate = ({ sentAt, aheadMs }: PendingCommand, at: number) =>
  aheadMs === undefined || at >= sentAt - wrongClockMs;
const hasAmount = ({ satang }: PendingCommand, amount: number) =>
  satang === undefined || Math.abs(toSatang(amount)) === satang;

/** Returns whether a statement entry is of the command's kind. */
const isOfKind: Partial<Record<CommandKind, (entry: StatementEntry, command: PendingCommand) => boolean>> = {
  transfer: ({ statementType, from, to }, { about }) =>
    statementType === 'transfer' && from === about.from && to === about.to,
  transferAll: ({ statementType, to }, { about }) => statementType === 'transfer' && to === about.to,
  withdraw: ({ statementType }) => statementType === 'withdraw',
  announce: ({ statementType }) => statementType === 'deposit',
  gift: ({ statementType, from }) => statementType === 'deposit' && from === 'TRUEWALLET',
  invite: ({ invite }) => invite !== undefined,
  refundToWallet: ({ refund }) => refund !== undefined,
  promotion: ({ promotion }) => promotion !== undefined,
};

const readStatement = async (command: PendingCommand, ask: Ask): Promise<Rows> =>
  pageOf(await ask(getStatements, { body: newestPage }), 'statements', statementEntrySchema, [
    command,
    (entry) => {
      const at = timeOf(entry.createdAt);
      const isEqual = isOfKind[command.kind]?.(entry, command) === true && hasAmount(command, entry.amount);
      return { trace: { type: 'entry', entry }, at, isCandidate: isEqual && isLate(command, at) };
    },
  ]);

const readers: Readonly<Record<Place, (command: PendingCommand, ask: Ask) => Promise<Rows>>> = {
  statement: readStatement,
  slips: async (command, ask) =>
    pageOf(await ask(getSlips, { body: newestPage }), 'slips', slipSchema, [
      command,
      (slip) => {
        const at = timeOf(slip.createdAt);
        return { trace: { type: 'slip', slip }, at, isCandidate: isLate(command, at) };
      },
    ]),
  refunds: async (command, ask) =>
    pageOf(await ask(getRefunds, { body: newestPage }), 'refunds', refundSchema, [
      command,
      (refund) => {
        const at = timeOf(refund.createdAt);
        return { trace: { type: 'refund', refund }, at, isCandidate: isLate(command, at) };
      },
    ]),
  qr: async (command, ask) => {
    const qr = exactly(qrSchema, await ask(getQr, { params: { bankCode: command.about.bankCode ?? '' } }));
    if (!qr) return noRows;
    return {
      rows: [{ trace: { type: 'qr', qr }, isCandidate: qr.hasQrcode && hasAmount(command, qr.amount) }],
      isComplete: true,
    };
  },
  bonus: async (command, ask) => {
    const active = exactly(v.object({ status: v.boolean() }), await ask(getActiveBonus, {}));
    const now: EvidenceRow[] = active
      ? [{ trace: { type: 'activeBonus', isActive: active.status }, isCandidate: false }]
      : [];
    if (command.kind !== 'bonus') return { rows: now, isComplete: active !== undefined };
    const bonuses = exactly(
      v.array(v.object({ code: v.string(), userBonus: v.nullable(v.object({ received: v.unknown() })) })),
      await ask(getBonuses, {}),
    );
    const bonus = bonuses?.find(({ code }) => code === command.about.code);
    const list = bonus?.userBonus ? bonus.userBonus.received : [];
    const received = rowsOf(list, v.object({ updatedAt: isoDate }), ({ updatedAt }) => {
      const at = timeOf(updatedAt);
      return { trace: { type: 'received' }, at, isCandidate: isLate(command, at) };
    });
    const isComplete = active !== undefined && bonus !== undefined && received.isComplete;
    return { rows: [...now, ...received.rows], isComplete };
  },
  coupons: async (command, ask) => {
    const [list, setup] = await Promise.all([ask(getCoupons, {}), ask(getSpinSetup, {})]);
    const coupons = rowsOf(list, couponSchema, (coupon) => ({
      trace: { type: 'coupon', coupon },
      isCandidate: command.kind === 'claim' && coupon._id === command.about.coupon,
    }));
    const coins = exactly(v.object({ userCoin: count }), setup)?.userCoin;
    const first: EvidenceRow[] = coins === undefined ? [] : [{ trace: { type: 'coins', coins }, isCandidate: false }];
    return { rows: [...first, ...coupons.rows], isComplete: coupons.isComplete && coins !== undefined };
  },
  game: async (command, ask) => {
    const { slots } = ((await ask(getWallet, {})) ?? {}) as { slots?: unknown };
    if (!Array.isArray(slots)) return noRows;
    const codeOf = (slot: unknown) => (slot as { code?: unknown } | null)?.code;
    const own = slots.filter((slot) => codeOf(slot) === command.about.slotCode);
    const { rows, isComplete } = rowsOf(own, accountSchema, (account) => ({
      trace: { type: 'account', account },
      isCandidate: false,
    }));
    return { rows, isComplete: isComplete && slots.every((slot) => typeof codeOf(slot) === 'string') };
  },
};

/**
 * Reads the place where the command leaves its trace, and the main wallet. Never rejects: if a read fails, the evidence
 * is incomplete.
 */
export async function readEvidence(command: PendingCommand, ask: Ask): Promise<Evidence> {
  // The rows may change while the reads are under way, so their time is the beginning of the reading.
  const startedAt = serverAheadMs() === undefined ? undefined : serverNow();
  // The game accounts and the main wallet are in the same response.
  const wallet = ask(getWallet, {}).catch(() => undefined);
  const askOnce: Ask = (call, args) => (call.path === getWallet.path ? wallet : ask(call, args));
  const found = await readers[placeOf(command.kind)](command, askOnce).catch(() => noRows);
  const main = exactly(mainSchema, await wallet)?.wallet.amount;
  return { ...found, at: startedAt ?? serverNow(), main };
}
