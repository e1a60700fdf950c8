import { getActiveBonus, getBonuses } from '@/api/calls/bonus';
import { getQr } from '@/api/calls/qr';
import { getRefunds } from '@/api/calls/refund';
import { getCoupons, getSpinSetup } from '@/api/calls/spin';
import { getSlips, type referenceKinds, type StatementEntry, stateOf } from '@/api/calls/statement';
import { getSlotAccount, getWallet, walletCode } from '@/api/calls/wallet';
import type { CommandKind, PendingCommand } from '@/api/commands/pendingCommand';
import { hashOf } from '@/lib/hash';
import { toSatang } from '@/lib/money';
import {
  type Ask,
  checkEntries,
  checkTraces,
  type Evidence,
  entriesSince,
  equalsOf,
  isTimely,
  mayBeOf,
  mayCoincide,
  startOf,
} from './statement';

/** Reads the data that the command would have changed, and returns the evidence. Rejects if a read fails. */
type Check = (command: PendingCommand, ask: Ask) => Promise<Evidence>;

const succeeded: Evidence = { kind: 'succeeded' };
const notFound: Evidence = { kind: 'notFound' };
const unknown: Evidence = { kind: 'unknown' };

const hasAmount = (entry: StatementEntry, { satang }: PendingCommand) => Math.abs(toSatang(entry.amount)) === satang;
const hasKind = (kind: CommandKind) => (sent: PendingCommand) => sent.kind === kind;

/**
 * Returns whether an entry belongs to a transfer that has not failed. A failed transfer also leaves an entry, but moves
 * no money.
 */
const isMoved = ({ statementType, status }: StatementEntry) =>
  statementType === 'transfer' && stateOf(status) !== 'failed';

/** Returns a check that looks for a bonus entry with this `reference`. The entry shows incoming money. */
const comesIn =
  (reference: (typeof referenceKinds)[number]): Check =>
  (command, ask) =>
    checkEntries(
      command,
      ask,
      (entry) => entry.statementType === 'bonus' && entry[reference] !== undefined,
      hasKind(command.kind),
    );

/** Returns a check that looks for an entry of this type with the command's amount. */
const ofType =
  (type: StatementEntry['statementType']): Check =>
  (command, ask) =>
    checkEntries(
      command,
      ask,
      (entry) => entry.statementType === type && hasAmount(entry, command),
      (sent) => sent.kind === command.kind && sent.satang === command.satang,
    );

/** The minimum lifetime of a QR, in ms. */
const qrLifeMs = 300_000;
/** The maximum age (ms) of a coin count when the spin is sent. Another device may have changed an older count. */
const freshMs = 60_000;

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
    // A transfer of all balances may have left the same entry.
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
  announce: async (command, ask) => {
    const evidence = await ofType('deposit')(command, ask);
    // A deposit by QR or slip may have left the matching entry, because the backend can book it at any time.
    const others = equalsOf(
      command,
      ({ kind, satang }) => kind === 'slip' || (kind === 'qr' && satang === command.satang),
    );
    return evidence.kind === 'succeeded' && others.length > 0 ? unknown : evidence;
  },
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
    // Another command in this browser may have created a QR for the same amount.
    const isThere = hasQrcode && toSatang(amount) === command.satang;
    if (isThere) return others.some(({ satang }) => satang === command.satang) ? unknown : succeeded;
    // The command's QR may have expired, or another command's QR may have replaced it.
    if (Date.now() - command.firstAt > qrLifeMs || others.some((sent) => mayCoincide(command, sent))) return unknown;
    // The backend no longer returns a paid QR, so look for its deposit.
    const { kind } = await ofType('deposit')(command, ask);
    return kind === 'notFound' ? notFound : unknown;
  },
  invite: comesIn('invite'),
  refund: async (command, ask) => {
    const { kind } = await checkTraces(
      command,
      equalsOf(command, hasKind('refund')),
      async () => (await ask(getRefunds, { body: { page: 1, limit: 10 } })).refunds,
    );
    return { kind };
  },
  refundToWallet: comesIn('refund'),
  bonus: async (command, ask) => {
    const { code } = command.about;
    const bonus = (await ask(getBonuses, {})).find((one) => one.code === code);
    const evidence = await comesIn('bonus')(command, ask);
    if (!bonus) return unknown;
    const { kind } = await checkTraces(
      command,
      equalsOf(command, (sent) => sent.kind === 'bonus' && sent.about.code === code),
      async () => (bonus.userBonus?.received ?? []).map(({ updatedAt }) => ({ createdAt: updatedAt })),
    );
    // An entry does not name its bonus, but each receipt belongs to one bonus.
    if (kind === 'succeeded') return evidence.kind === 'succeeded' ? evidence : succeeded;
    return kind === 'notFound' && evidence.kind === 'notFound' ? notFound : unknown;
  },
  bonusClear: async (command, ask) => {
    const { status } = await ask(getActiveBonus, {});
    // Finishing a bonus by play also leaves an entry. Only the entry of a cancellation comes from the main wallet.
    const evidence = await checkEntries(
      command,
      ask,
      ({ statementType }) => statementType === 'finish_bonus',
      hasKind('bonusClear'),
    );
    if (evidence.kind === 'succeeded') return evidence.entry?.from === walletCode ? evidence : unknown;
    // If `status` is false, no bonus is active any more, but the command may not have caused that.
    return status ? evidence : unknown;
  },
  promotion: comesIn('promotion'),
  spin: async (command, ask) => {
    const { coins, at } = command.before ?? {};
    const { userCoin } = await ask(getSpinSetup, {});
    const others = equalsOf(command, hasKind('spin'));
    const isFresh = at !== undefined && command.sentAt - at <= freshMs;
    // Prizes and deposits can add coins, so only a count of exactly one coin less is evidence.
    const isOwn = coins !== undefined && userCoin === coins - 1 && isFresh && isTimely(command);
    return isOwn && !others.some((sent) => mayCoincide(command, sent)) ? succeeded : unknown;
  },
  claim: async (command, ask) => {
    const coupons = await ask(getCoupons, {});
    if (coupons.some(({ _id }) => _id === command.about.coupon)) return notFound;
    const evidence = await checkEntries(command, ask, ({ luckydraw }) => luckydraw !== undefined, hasKind('claim'));
    // The coupon is gone, but the command may not have claimed it.
    return evidence.kind === 'notFound' ? unknown : evidence;
  },
  activation: async (command, ask) => {
    const { slotCode } = command.about;
    const slot = (await ask(getWallet, {})).slots.find(({ code }) => code === slotCode);
    if (!slot) return unknown;
    return slot.isActive ? changedBy(command, slotCode) : notFound;
  },
  gamePassword: async (command, ask) => {
    const { about, before } = command;
    if (before?.password === undefined) return unknown;
    const { password } = await ask(getSlotAccount, { params: { slotCode: about.slotCode ?? '' } });
    return hashOf(password) === before.password ? notFound : changedBy(command, about.slotCode);
  },
};

/**
 * Returns the evidence for a change of a game account. The account does not contain the time of its last change, so any
 * other command of this kind may have caused the change.
 */
function changedBy(command: PendingCommand, slotCode: string | undefined): Evidence {
  const others = equalsOf(command, (sent) => sent.kind === command.kind && sent.about.slotCode === slotCode);
  return others.length === 0 && isTimely(command) ? succeeded : unknown;
}

/** Kinds of commands whose success the backend's current state proves, even if the clocks cannot be trusted. */
export const timeless: ReadonlySet<CommandKind> = new Set(['qr']);
