import { getActiveBonus, getBonuses } from '@/api/bonus';
import type { CommandKind, PendingCommand } from '@/api/pendingCommand';
import { getQr } from '@/api/qr';
import { checkRefund, getRefunds } from '@/api/refund';
import { getCoupons, getSpinSetup } from '@/api/spin';
import { getSlips, type referenceKinds, type StatementEntry, stateOf } from '@/api/statement';
import { getSlotAccount, getWallet } from '@/api/wallet';
import { hashOf } from '@/lib/hash';
import { toSatang } from '@/lib/money';
import {
  type Ask,
  checkEntries,
  checkTraces,
  type Evidence,
  entriesSince,
  equalsOf,
  mayBeOf,
  startOf,
  wrongClockMs,
} from './statement';

/** Reads what the command would have changed. Rejects where the backend does not tell. */
type Check = (command: PendingCommand, ask: Ask) => Promise<Evidence>;

const succeeded: Evidence = { kind: 'succeeded' };
const notFound: Evidence = { kind: 'notFound' };
const unknown: Evidence = { kind: 'unknown' };

const hasAmount = (entry: StatementEntry, { satang }: PendingCommand) => Math.abs(toSatang(entry.amount)) === satang;
const hasKind = (kind: CommandKind) => (sent: PendingCommand) => sent.kind === kind;

/** A transfer that failed has its entry, too, and has moved nothing. */
const isMoved = ({ statementType, status }: StatementEntry) =>
  statementType === 'transfer' && stateOf(status) !== 'failed';

/** Money that comes in under a reference of its own. */
const comesIn =
  (reference: (typeof referenceKinds)[number]): Check =>
  (command, ask) =>
    checkEntries(
      command,
      ask,
      (entry) => entry.statementType === 'bonus' && entry[reference] !== undefined,
      hasKind(command.kind),
    );

/** An entry of that type and amount. */
const ofType =
  (type: StatementEntry['statementType']): Check =>
  (command, ask) =>
    checkEntries(
      command,
      ask,
      (entry) => entry.statementType === type && hasAmount(entry, command),
      (sent) => sent.kind === command.kind && sent.satang === command.satang,
    );

/** A QR certainly lives that long. */
const qrLifeMs = 300_000;

/** What each kind leaves behind. */
export const checks: Readonly<Record<CommandKind, Check>> = {
  transfer: async (command, ask) => {
    const { from, to } = command.about;
    const evidence = await checkEntries(
      command,
      ask,
      (entry) => isMoved(entry) && entry.from === from && entry.to === to && hasAmount(entry, command),
      (sent) =>
        sent.kind === 'transfer' && sent.about.from === from && sent.about.to === to && sent.satang === command.satang,
    );
    if (evidence.kind !== 'succeeded') return evidence;
    // Gathering everything may have left the same entry.
    const gathered = equalsOf(command, (sent) => sent.kind === 'transferAll' && sent.about.to === to);
    return gathered.length > 0 ? unknown : evidence;
  },
  transferAll: async (command, ask) => {
    const { to } = command.about;
    const entries = (await entriesSince(startOf(command), ask)).filter((entry) => isMoved(entry) && entry.to === to);
    const equals = equalsOf(
      command,
      ({ kind, about }) => about.to === to && (kind === 'transferAll' || kind === 'transfer'),
    );
    const isOther = (entry: StatementEntry) =>
      equals.some(
        (sent) =>
          mayBeOf(sent, entry) &&
          (sent.kind === 'transferAll' || (sent.about.from === entry.from && hasAmount(entry, sent))),
      );
    const own = entries.find((entry) => mayBeOf(command, entry) && !isOther(entry));
    if (own) return { kind: 'succeeded', entry: own };
    return entries.every(isOther) && !entries.some((entry) => mayBeOf(command, entry)) ? notFound : unknown;
  },
  withdraw: ofType('withdraw'),
  announce: ofType('deposit'),
  gift: (command, ask) =>
    checkEntries(
      command,
      ask,
      (entry) => entry.statementType === 'deposit' && entry.from === 'TRUEWALLET',
      hasKind('gift'),
    ),
  slip: async (command, ask) => {
    const { kind } = await checkTraces(
      command,
      equalsOf(command, hasKind('slip')),
      async () => (await ask(getSlips, { body: { page: 1, limit: 100 } })).slips,
    );
    return { kind };
  },
  qr: async (command, ask) => {
    const { bankCode = '' } = command.about;
    const { hasQrcode, amount } = await ask(getQr, { params: { bankCode } });
    const others = equalsOf(command, (sent) => sent.kind === 'qr' && sent.about.bankCode === bankCode);
    // A QR for this amount can stem from an earlier command of this browser.
    const isThere = hasQrcode && toSatang(amount) === command.satang;
    if (isThere) return others.some(({ satang }) => satang === command.satang) ? unknown : succeeded;
    // A later one has taken its place, or it has expired.
    const isOver = Date.now() - command.firstAt > qrLifeMs || others.some(({ firstAt }) => firstAt >= command.firstAt);
    return isOver ? unknown : notFound;
  },
  invite: async (command, ask) => {
    const { invite } = await ask(getWallet, {});
    const evidence = await comesIn('invite')(command, ask);
    return evidence.kind === 'unknown' && toSatang(invite.amount) > 0 ? notFound : evidence;
  },
  refund: async (command, ask) => {
    if ((await ask(checkRefund, {})).result) return notFound;
    const { kind } = await checkTraces(
      command,
      equalsOf(command, hasKind('refund')),
      async () => (await ask(getRefunds, { body: { page: 1, limit: 10 } })).refunds,
    );
    return { kind };
  },
  refundToWallet: async (command, ask) => {
    const { result, refundAmount } = await ask(checkRefund, {});
    // Received, and still to be moved.
    return !result && refundAmount > 0 ? notFound : comesIn('refund')(command, ask);
  },
  bonus: async (command, ask) => {
    const bonus = (await ask(getBonuses, {})).find(({ code }) => code === command.about.code);
    const evidence = await comesIn('bonus')(command, ask);
    if (evidence.kind === 'succeeded') return evidence;
    const times = (bonus?.userBonus?.received ?? []).map(({ updatedAt }) => Date.parse(updatedAt) - startOf(command));
    if (times.some((ms) => ms >= 0)) return succeeded;
    return bonus && !times.some((ms) => ms >= -wrongClockMs) ? evidence : unknown;
  },
  bonusClear: async (command, ask) => {
    if ((await ask(getActiveBonus, {})).status) return notFound;
    const evidence = await checkEntries(
      command,
      ask,
      ({ statementType }) => statementType === 'finish_bonus',
      hasKind('bonusClear'),
    );
    // It is no longer active, and nobody knows since when.
    return evidence.kind === 'notFound' ? unknown : evidence;
  },
  promotion: comesIn('promotion'),
  spin: async (command, ask) => {
    const { coins, satang } = command.before ?? {};
    const { userCoin } = await ask(getSpinSetup, {});
    // Another spin takes a coin, too.
    const others = equalsOf(command, hasKind('spin')).filter(({ firstAt }) => firstAt >= command.firstAt);
    if (coins === undefined || others.length > 0) return unknown;
    if (userCoin < coins) return succeeded;
    // A deposit brings coins: what has come in meanwhile may hide what the wheel has taken or given.
    const { wallet } = await ask(getWallet, {});
    if (toSatang(wallet.amount) !== satang) return unknown;
    return userCoin > coins ? succeeded : notFound;
  },
  claim: async (command, ask) => {
    const coupons = await ask(getCoupons, {});
    if (coupons.some(({ _id }) => _id === command.about.coupon)) return notFound;
    const since = await entriesSince(startOf(command), ask);
    const found = since.filter((entry) => entry.luckydraw !== undefined && mayBeOf(command, entry));
    if (found.length === 0) return unknown;
    return found.length === 1 ? { kind: 'succeeded', entry: found[0] } : succeeded;
  },
  activation: async ({ about }, ask) => {
    const slot = (await ask(getWallet, {})).slots.find(({ code }) => code === about.slotCode);
    return slot?.isActive ? succeeded : notFound;
  },
  gamePassword: async ({ about, before }, ask) => {
    if (before?.password === undefined) return unknown;
    const { password } = await ask(getSlotAccount, { params: { slotCode: about.slotCode ?? '' } });
    return hashOf(password) === before.password ? notFound : succeeded;
  },
};

/** Kinds whose success shows in a state, whatever the clocks say. */
export const timeless: ReadonlySet<CommandKind> = new Set(['qr', 'spin', 'activation', 'gamePassword']);
