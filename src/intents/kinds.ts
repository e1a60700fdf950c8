import { getActiveBonus, getBonuses } from '@/api/bonus';
import type { Intent, IntentKind } from '@/api/intent';
import { standFor } from '@/api/intents';
import { getQr } from '@/api/qr';
import { checkRefund, getRefunds } from '@/api/refund';
import type { Sent } from '@/api/sentLately';
import { serverNow } from '@/api/serverTime';
import { getCoupons, getSpinSetup } from '@/api/spin';
import { getSlips, type referenceKinds, type StatementEntry, stateOf } from '@/api/statement';
import { getSlotAccount, getWallet } from '@/api/wallet';
import { toSatang } from '@/lib/money';
import type { Ask } from './ask';
import { entriesSince, equalsOf, madeAt, startOf, tellByCount, tellByEntries } from './statement';
import type { Verdict } from './verdict';

/** Asks what the command would have changed. Rejects where the backend does not tell. */
type Look = (intent: Intent, ask: Ask) => Promise<Verdict>;

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
  (reference: (typeof referenceKinds)[number]): Look =>
  (intent, ask) =>
    tellByEntries(
      intent,
      ask,
      (entry) => entry.statementType === 'bonus' && entry[reference] !== undefined,
      isOfKind(intent.kind),
    );

/** How each kind is found out. */
export const looks: Readonly<Record<IntentKind, Look>> = {
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
    const gathered = equalsOf(intent, (sent) => sent.kind === 'transferAll' && sent.about.to === to).equals;
    return gathered.some(({ came }) => came !== 'not') ? unsettled : verdict;
  },
  transferAll: async (intent, ask) => {
    const { to } = intent.about;
    const { equals, start } = equalsOf(
      intent,
      (sent) => (sent.kind === 'transferAll' || sent.kind === 'transfer') && sent.about.to === to,
    );
    if (!intent.isTimed) return unsettled;
    const found = (await entriesSince(start, ask)).filter((entry) => isMoved(entry) && entry.to === to);
    if (found.length === 0) return notDone;
    return equals.some(({ came }) => came !== 'not') ? unsettled : { kind: 'done', entry: found[0] };
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
    if (!intent.isTimed) return unsettled;
    const { equals, start } = equalsOf(intent, isOfKind('slip'));
    const { slips } = await ask(getSlips, { body: { page: 1, limit: 100 } });
    return {
      kind: tellByCount(
        slips.filter((slip) => madeAt(slip) >= start),
        equals,
      ),
    };
  },
  qr: async (intent, ask) => {
    const { bankCode = '' } = intent.about;
    const { hasQrcode, amount } = await ask(getQr, { params: { bankCode } });
    if (hasQrcode && toSatang(amount) === intent.satang) return done;
    // A later one has taken its place, or its time is up.
    const later = equalsOf(intent, (sent) => sent.kind === 'qr' && sent.about.bankCode === bankCode).equals;
    const isOver = serverNow() - intent.sentAt > qrLifeMs;
    return isOver || later.some(({ came }) => came !== 'not') ? unsettled : notDone;
  },
  invite: bringing('invite'),
  refund: async (intent, ask) => {
    const { result, refundAmount } = await ask(checkRefund, {});
    if (result) return notDone;
    // Received, and waits to be moved.
    if (refundAmount > 0) return done;
    if (!intent.isTimed) return unsettled;
    const { refunds } = await ask(getRefunds, { body: { page: 1, limit: 10 } });
    return refunds.some((refund) => madeAt(refund) >= startOf(intent)) ? done : notDone;
  },
  refundToWallet: bringing('refund'),
  bonus: async (intent, ask) => {
    const bonus = (await ask(getBonuses, {})).find(({ code }) => code === intent.about.code);
    if (!bonus || !intent.isTimed) return unsettled;
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
    const { userCoin } = await ask(getSpinSetup, {});
    const { before } = intent;
    const others = equalsOf(intent, isOfKind('spin')).equals.filter(({ came }) => came !== 'not');
    if (typeof before !== 'number' || others.some(({ sentAt }) => sentAt > startOf(intent))) return unsettled;
    if (userCoin < before) return done;
    if (userCoin > before) return unsettled;
    // A deposit brings coins, too: one that has come in meanwhile would hide that one was taken.
    const deposits = await entriesSince(startOf(intent) - depositMs, ask);
    return deposits.some(({ statementType }) => statementType === 'deposit') ? unsettled : notDone;
  },
  claim: async (intent, ask) => {
    const coupons = await ask(getCoupons, {});
    if (coupons.some(({ _id }) => _id === intent.about.coupon)) return notDone;
    if (!intent.isTimed) return unsettled;
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
    if (before === undefined) return unsettled;
    const { password } = await ask(getSlotAccount, { params: { slotCode: about.slotCode ?? '' } });
    return standFor(password) === before ? notDone : done;
  },
};

/** As long as a QR surely lives, and as long as a deposit may be on its way. */
const qrLifeMs = 300_000;
const depositMs = 600_000;
