import { getActiveBonus, getBonuses } from '@/api/bonus';
import type { Intent, IntentKind } from '@/api/intent';
import { standFor } from '@/api/intents';
import { getQr } from '@/api/qr';
import { checkRefund, getRefunds } from '@/api/refund';
import type { Sent } from '@/api/sentLately';
import { getCoupons, getSpinSetup } from '@/api/spin';
import { getSlips, type referenceKinds, type StatementEntry, stateOf } from '@/api/statement';
import { getSlotAccount, getWallet } from '@/api/wallet';
import { toSatang } from '@/lib/money';
import type { Ask } from './ask';
import { entriesSince, equalsOf, madeAt, mayBeOf, startOf, tellByEntries, tellByTraces } from './statement';
import type { Verdict } from './verdict';

/** Asks what the command would have changed. Rejects where the backend does not tell. */
type Search = (intent: Intent, ask: Ask) => Promise<Verdict>;

const done: Verdict = { kind: 'done' };
const notDone: Verdict = { kind: 'notDone' };
const unsettled: Verdict = { kind: 'unsettled' };

const isOfAmount = (entry: StatementEntry, { satang }: Intent) => Math.abs(toSatang(entry.amount)) === satang;
const isOfKind = (kind: IntentKind) => (sent: Sent) => sent.kind === kind;

/** A transfer that failed has its line, too, and has moved nothing. */
const isMoved = ({ statementType, status }: StatementEntry) =>
  statementType === 'transfer' && stateOf(status) !== 'failed';

/** Of what brings money under a reference of its own. */
const bringing =
  (reference: (typeof referenceKinds)[number]): Search =>
  (intent, ask) =>
    tellByEntries(
      intent,
      ask,
      (entry) => entry.statementType === 'bonus' && entry[reference] !== undefined,
      isOfKind(intent.kind),
    );

/** How each kind is found out. */
export const searches: Readonly<Record<IntentKind, Search>> = {
  transfer: async (intent, ask) => {
    const { from, to } = intent.about;
    const verdict = await tellByEntries(
      intent,
      ask,
      (entry) => isMoved(entry) && entry.from === from && entry.to === to && isOfAmount(entry, intent),
      (sent) =>
        sent.kind === 'transfer' && sent.about.from === from && sent.about.to === to && sent.satang === intent.satang,
    );
    if (verdict.kind !== 'done') return verdict;
    // What gathers everything may have left the very same line.
    return equalsOf(intent, (sent) => sent.kind === 'transferAll' && sent.about.to === to).length > 0
      ? unsettled
      : verdict;
  },
  transferAll: async (intent, ask) => {
    const { to } = intent.about;
    const found = (await entriesSince(startOf(intent), ask)).filter((entry) => isMoved(entry) && entry.to === to);
    const equals = equalsOf(
      intent,
      ({ kind, about }) => about.to === to && (kind === 'transferAll' || kind === 'transfer'),
    );
    const isOther = (entry: StatementEntry) =>
      equals.some(
        (sent) =>
          mayBeOf(sent, madeAt(entry)) &&
          (sent.kind === 'transferAll' ||
            (sent.about.from === entry.from && Math.abs(toSatang(entry.amount)) === sent.satang)),
      );
    if (found.length === 0) return notDone;
    const own = found.find((entry) => !isOther(entry));
    return own ? { kind: 'done', entry: own } : unsettled;
  },
  withdraw: (intent, ask) =>
    tellByEntries(
      intent,
      ask,
      (entry) => entry.statementType === 'withdraw' && isOfAmount(entry, intent),
      (sent) => sent.kind === 'withdraw' && sent.satang === intent.satang,
    ),
  announce: (intent, ask) =>
    tellByEntries(
      intent,
      ask,
      (entry) => entry.statementType === 'deposit' && isOfAmount(entry, intent),
      (sent) => sent.kind === 'announce' && sent.satang === intent.satang,
    ),
  gift: (intent, ask) =>
    tellByEntries(
      intent,
      ask,
      (entry) => entry.statementType === 'deposit' && entry.from === 'TRUEWALLET',
      isOfKind('gift'),
    ),
  slip: async (intent, ask) => {
    const { kind } = await tellByTraces(
      intent,
      equalsOf(intent, isOfKind('slip')),
      async () => (await ask(getSlips, { body: { page: 1, limit: 100 } })).slips,
    );
    return { kind };
  },
  qr: async (intent, ask) => {
    const { bankCode = '' } = intent.about;
    const { hasQrcode, amount } = await ask(getQr, { params: { bankCode } });
    const others = equalsOf(intent, (sent) => sent.kind === 'qr' && sent.about.bankCode === bankCode);
    // One of the same amount that was there before is none.
    const isThere = hasQrcode && toSatang(amount) === intent.satang;
    if (isThere) return others.some(({ satang }) => satang === intent.satang) ? unsettled : done;
    // A later one has taken its place, or its time is up.
    const isOver = Date.now() - intent.firstAt > qrLifeMs || others.some(({ firstAt }) => firstAt >= intent.firstAt);
    return isOver ? unsettled : notDone;
  },
  invite: async (intent, ask) => {
    const { invite } = await ask(getWallet, {});
    return toSatang(invite.amount) > 0 ? notDone : bringing('invite')(intent, ask);
  },
  refund: async (intent, ask) => {
    if ((await ask(checkRefund, {})).result) return notDone;
    const { kind } = await tellByTraces(
      intent,
      equalsOf(intent, isOfKind('refund')),
      async () => (await ask(getRefunds, { body: { page: 1, limit: 10 } })).refunds,
    );
    return { kind };
  },
  refundToWallet: async (intent, ask) => {
    const { result, refundAmount } = await ask(checkRefund, {});
    // Received, and still waits to be moved.
    return !result && refundAmount > 0 ? notDone : bringing('refund')(intent, ask);
  },
  bonus: async (intent, ask) => {
    const bonus = (await ask(getBonuses, {})).find(({ code }) => code === intent.about.code);
    if (!bonus) return unsettled;
    const received = bonus.userBonus?.received ?? [];
    if (!received.some(({ updatedAt }) => Date.parse(updatedAt) >= startOf(intent))) return notDone;
    const verdict = await bringing('bonus')(intent, ask);
    return verdict.kind === 'done' ? verdict : done;
  },
  bonusClear: async (intent, ask) => {
    if ((await ask(getActiveBonus, {})).status) return notDone;
    const verdict = await tellByEntries(
      intent,
      ask,
      ({ statementType }) => statementType === 'finish_bonus',
      isOfKind('bonusClear'),
    );
    // It is not active any more, and nobody knows since when.
    return verdict.kind === 'notDone' ? unsettled : verdict;
  },
  promotion: bringing('promotion'),
  spin: async (intent, ask) => {
    const { coins, satang } = intent.before ?? {};
    const { userCoin } = await ask(getSpinSetup, {});
    // Another turn takes a coin, too.
    const others = equalsOf(intent, isOfKind('spin')).filter(({ firstAt }) => firstAt >= intent.firstAt);
    if (coins === undefined || others.length > 0) return unsettled;
    if (userCoin < coins) return done;
    // A deposit brings coins: what came in meanwhile may hide what the wheel has taken or given.
    const { wallet } = await ask(getWallet, {});
    if (toSatang(wallet.amount) !== satang) return unsettled;
    return userCoin > coins ? done : notDone;
  },
  claim: async (intent, ask) => {
    const coupons = await ask(getCoupons, {});
    if (coupons.some(({ _id }) => _id === intent.about.coupon)) return notDone;
    const since = await entriesSince(startOf(intent), ask);
    const found = since.filter((entry) => entry.luckydraw !== undefined);
    if (found.length === 0) return unsettled;
    return found.length === 1 ? { kind: 'done', entry: found[0] } : done;
  },
  activation: async ({ about }, ask) => {
    const slot = (await ask(getWallet, {})).slots.find(({ code }) => code === about.slotCode);
    return slot?.isActive ? done : notDone;
  },
  gamePassword: async ({ about, before }, ask) => {
    if (before?.password === undefined) return unsettled;
    const { password } = await ask(getSlotAccount, { params: { slotCode: about.slotCode ?? '' } });
    return standFor(password) === before.password ? notDone : done;
  },
};

/** As long as a QR surely lives. */
const qrLifeMs = 300_000;
