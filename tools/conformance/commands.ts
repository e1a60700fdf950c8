import { commandArgs, createImage } from '../commandArgs.ts';
import { baht, bahtText, type Change, type Difference, type Snapshot, satang, snapshot } from './account.ts';
import { isDone, type Reply, type Session, type TestRequest } from './session.ts';

/** The member with whom the rules run, and what the backend offers. */
export interface TestAccounts {
  session: Session;
  /** The member's latest snapshot. */
  now: Snapshot;
  /** Open games that accept transfers. */
  games: readonly string[];
  /** Limits of a withdrawal, in satang. */
  limits: { min: number; max: number };
  /** A provider of QR deposits. */
  qrBank?: string;
  /** A second member. */
  second?: TestAccounts;
}

/** A statement entry that a command adds. `amount` is in satang, with the sign of the contract. */
export interface Expected {
  statementType: string;
  from?: string;
  to?: string;
  amount?: number;
  /** The name of the entry's reference. */
  reference?: string;
}

/** A command that moves money, coins or a bonus, or that announces money. */
export interface Command {
  call: string;
  title: string;
  /** Returns why the member cannot send the command now; undefined if they can. */
  lack(testAccounts: TestAccounts): string | undefined;
  /** Returns the requests to try, the best one first. `amount` is in satang. */
  asks(testAccounts: TestAccounts, amount: number): TestRequest[];
  /** Valid amounts in satang. Without it, the request has no amount. */
  amounts?(testAccounts: TestAccounts): number[];
  /** Balance of the account from which the money comes, in satang. */
  source?(testAccounts: TestAccounts): number;
  /** Expected changes. Undefined: the operator decides, and the statement says what. */
  change(testAccounts: TestAccounts, amount: number): Change | undefined;
  /** Expected new entries. Undefined: not judged. */
  entries(testAccounts: TestAccounts, amount: number): Expected[] | undefined;
  /** Puts money where the command takes it from, before its exact effect is judged, and brings it back. */
  prepare?(testAccounts: TestAccounts): Promise<unknown>;
  tidy?(testAccounts: TestAccounts): Promise<unknown>;
  /** Moves the money back. */
  undo?(testAccounts: TestAccounts, amount: number): Promise<unknown>;
  /** Further promises of the reply and of the changes. Returns the broken one, or undefined. */
  verify?(testAccounts: TestAccounts, amount: number, reply: Reply, actual: Difference): Promise<string | undefined>;
}

/** Amounts that binary floating point does not hold exactly. None ends in 44 satang, which the mock refuses. */
const oddAmounts = [1_00, 1_01, 1_15, 2_99, 4_35, 8_29, 64_10, 123_45];

const upTo = (balance: number) => oddAmounts.filter((amount) => amount <= balance);
const first = ({ games: [game = ''] }: TestAccounts) => game;
const second = ({ games: [, game = ''] }: TestAccounts) => game;

/** Moves money between accounts, without judging it. */
export const move = (
  { session }: TestAccounts,
  from: string,
  to: string,
  amount: number,
): Promise<Reply | undefined> =>
  amount >= 1_00
    ? session.ask('transfer', commandArgs.transfer({ from, to, amount: baht(amount) }))
    : Promise.resolve(undefined);

const getBalance = ({ now }: TestAccounts, code: string) =>
  code === 'WALLET' ? now.wallet : (now.games.get(code) ?? 0);

type AccountCode = (testAccounts: TestAccounts) => string;

function transfer(title: string, from: AccountCode, to: AccountCode, needed: number): Command {
  return {
    call: 'transfer',
    title,
    lack: (testAccounts) =>
      testAccounts.games.length < needed
        ? `needs ${needed} open game${needed > 1 ? 's' : ''} that accept transfers`
        : getBalance(testAccounts, from(testAccounts)) < 1_00
          ? `needs 1 baht in ${from(testAccounts)}`
          : undefined,
    asks: (testAccounts, amount) => [
      commandArgs.transfer({ from: from(testAccounts), to: to(testAccounts), amount: baht(amount) }),
    ],
    amounts: (testAccounts) => upTo(getBalance(testAccounts, from(testAccounts))),
    source: (testAccounts) => getBalance(testAccounts, from(testAccounts)),
    change: (testAccounts, amount) => {
      const [source, target] = [from(testAccounts), to(testAccounts)];
      const wallet = source === 'WALLET' ? -amount : target === 'WALLET' ? amount : 0;
      return { wallet, games: { [source]: -amount, [target]: amount } };
    },
    entries: (testAccounts, amount) => {
      const sign = from(testAccounts) === 'WALLET' ? -1 : 1;
      return [{ statementType: 'transfer', from: from(testAccounts), to: to(testAccounts), amount: sign * amount }];
    },
    undo: (testAccounts, amount) => move(testAccounts, to(testAccounts), from(testAccounts), amount),
  };
}

const transferAll: Command = {
  call: 'transferAll',
  title: 'transferAll to a game',
  lack: (testAccounts) =>
    testAccounts.games.length === 0
      ? 'needs an open game that accepts transfers'
      : testAccounts.now.wallet < 1_00
        ? 'needs 1 baht in WALLET'
        : undefined,
  asks: (testAccounts) => [commandArgs.transferAll({ game: first(testAccounts) })],
  change: () => undefined,
  entries: () => undefined,
  async prepare(testAccounts) {
    for (const code of testAccounts.games.slice(1)) await move(testAccounts, 'WALLET', code, 1_00);
    testAccounts.now = await snapshot(testAccounts.session);
  },
  async tidy(testAccounts) {
    for (const code of testAccounts.games.slice(1)) await move(testAccounts, code, 'WALLET', 1_00);
    testAccounts.now = await snapshot(testAccounts.session);
  },
  /** A provider that refuses transfers keeps its money. Nothing else stays behind, and nothing is lost. */
  async verify(testAccounts, _, __, { wallet, games }) {
    const mayStay = (code: string) => !testAccounts.games.includes(code);
    const left = [...games].filter(
      ([code, by]) =>
        code !== first(testAccounts) && !(by === 0 && mayStay(code)) && by !== -getBalance(testAccounts, code),
    );
    const sum = [...games.values()].reduce((total, by) => total + by, wallet);
    if (sum !== 0) return `the sum of all accounts changed by ${bahtText(sum)}`;
    const isWhole = left.length === 0 && wallet === -testAccounts.now.wallet;
    return isWhole ? undefined : `money stays in ${left[0]?.[0] ?? 'WALLET'}`;
  },
  async undo(testAccounts) {
    const after = await snapshot(testAccounts.session);
    await move(testAccounts, first(testAccounts), 'WALLET', testAccounts.now.wallet - after.wallet);
    for (const code of testAccounts.now.open.filter((code) => code !== first(testAccounts)))
      await move(
        testAccounts,
        first(testAccounts),
        code,
        getBalance(testAccounts, code) - (after.games.get(code) ?? 0),
      );
  },
};

const withdrawal = (call: 'withdraw' | 'withdrawAll'): Command => ({
  call,
  title: call,
  lack: ({ session, limits, now }) => {
    const needed = limits.min + 37;
    if (now.wallet < needed) return `needs ${bahtText(needed)} in WALLET`;
    const isCovered = session.run.spent + needed <= session.options.budget * 100;
    return isCovered ? undefined : `${bahtText(needed)} more would be above --budget ${session.options.budget}`;
  },
  asks: (_, amount) => [commandArgs[call]({ amount: baht(amount) })],
  amounts: ({ limits }) => [limits.min + 37],
  source: ({ now }) => now.wallet,
  change: (_, amount) => ({ wallet: -amount }),
  entries: (_, amount) => [{ statementType: 'withdraw', from: 'WALLET', amount: -amount }],
});

const announcement: Command = {
  call: 'addMoney',
  title: 'an announced deposit',
  lack: () => undefined,
  asks: (_, amount) => [commandArgs.addMoney({ amount: baht(amount) })],
  // An integer of 32 bits does not hold the second amount. A backend may also refuse so much.
  amounts: () => [123_45, 2 ** 32 + 1_01],
  change: () => ({}),
  entries: (_, amount) => [{ statementType: 'deposit', to: 'WALLET', amount }],
};

const qr: Command = {
  call: 'createQr',
  title: 'a QR deposit',
  lack: ({ qrBank }) => (qrBank ? undefined : 'the backend has no QR account'),
  asks: ({ qrBank: bankCode = '' }, amount) => [commandArgs.createQr({ bankCode, amount: baht(amount) })],
  amounts: () => [150_15],
  change: () => ({}),
  entries: () => undefined,
  async verify({ session, qrBank = '' }, amount, { body }) {
    const shown = await session.ok('getQr', { params: { bankCode: qrBank } });
    const isWhole = body.qrcodeId !== '' && String(body.qrcode).includes('<svg') && Number(body.expireIn) > 0;
    if (!isWhole || satang(body.amount) !== amount)
      return `the QR has no id, svg, time left or amount ${bahtText(amount)}`;
    const isShown = !shown || (shown.qrcodeId === body.qrcodeId && satang(shown.amount) === amount);
    return isShown ? undefined : `getQr shows ${shown.qrcodeId} of ${shown.amount} baht`;
  },
  async undo({ session, qrBank = '' }) {
    const before = await session.ok('getQr', { params: { bankCode: qrBank } });
    if (before?.hasQrcode) await session.ok('cancelQr', { params: { qrcodeId: String(before.qrcodeId) } });
    const after = await session.ok('getQr', { params: { bankCode: qrBank } });
    if (after) session.check('responses', 'cancelQr', after.hasQrcode === false, 'removes the QR');
  },
};

/** Returns true if a slice may pay coins or another spin. The contract does not tell, so its words decide. */
export const mayPayCoins = (reply: Reply): boolean =>
  /coin|spin|free|again|token|\+|เหรียญ|หมุน|ฟรี|อีกครั้ง|ຫຼຽນ|ໝຸນ|ຟຣີ|ອີກ/i.test(String(reply.body?.label ?? '+'));

const spin: Command = {
  call: 'spin',
  title: 'a spin',
  lack: ({ now }) => (now.coins > 0 ? undefined : 'the member has no coin, or no wheel is active'),
  asks: () => [{}],
  change: () => ({}),
  entries: () => undefined,
  verify: async ({ session, now }, _, reply, { coins }) => {
    const left = now.coins + coins;
    if (session.lacks('getSpinSetup')) return undefined;
    if (reply.body.remainingCoin !== left) return `tells the coins that are left: ${left}`;
    return coins === -1 || (coins > -1 && mayPayCoins(reply))
      ? undefined
      : `costs one coin; the coins changed by ${coins}`;
  },
};

/** A command that pays something to the main wallet once, with an entry of this reference. */
const reward = (
  call: string,
  title: string,
  reference: string,
  lack: Command['lack'],
  more: Partial<Omit<Command, 'change'>> & { change?: (testAccounts: TestAccounts) => Change } = {},
): Command => ({
  call,
  title,
  lack,
  asks: () => [{}],
  change: () => undefined,
  entries: (testAccounts) => [
    { statementType: 'bonus', to: 'WALLET', reference, ...amountIn(more.change?.(testAccounts)) },
  ],
  ...more,
});
const amountIn = (change?: Change) => (change?.wallet === undefined ? {} : { amount: change.wallet });

/** Returns which session does not see that a refund was received, and which amount is left to be moved, in satang. */
async function checkRefund(session: Session, left: number): Promise<string | undefined> {
  for (const by of new Set([session.token, session.secondToken ?? session.token])) {
    const { ok, body, exchange } = await session.ask('checkRefund', { by });
    if (ok && !(body.result === false && satang(body.refundAmount) === left))
      return `refund/check has not result false and ${bahtText(left)}: ${exchange.text}`;
  }
  return undefined;
}

/** The operator's offers to the member. `refund` is in satang. */
interface AccountFacts {
  refund: number;
  isRefundDue: boolean;
  bonuses: readonly string[];
  isBonusActive: boolean;
}

/** Returns the commands that succeed once. Their effect depends on what the operator offers. */
export function rewards(facts: AccountFacts, { promotion, gift, seed }: Session['options']): Command[] {
  const { isBonusActive, isRefundDue, refund, bonuses } = facts;
  const unless = (isSo: (testAccounts: TestAccounts) => boolean, why: string) => (testAccounts: TestAccounts) =>
    isBonusActive
      ? 'the member has an active bonus, and the suite does not touch it'
      : isSo(testAccounts)
        ? undefined
        : why;
  const lacks = {
    invite: unless(({ now }) => now.invite > 0, 'no invite bonus is pending'),
    refund: unless(() => isRefundDue, 'no refund is due, or a bonus blocks it'),
    coupon: unless(({ now }) => now.coupons.length > 0, 'the member has no coupon'),
    bonus: unless(() => bonuses.length > 0, 'the backend offers no bonus'),
    cancellation: unless(() => true, ''),
    promotion: unless(() => !!promotion, '--promotion is not set'),
    gift: unless(() => !!gift, '--gift is not set'),
  };
  const cancellation = (reference: string) => ({
    ...reward('clearBonus', `cancelling the ${reference}`, reference, lacks.cancellation),
    entries: () => [{ statementType: 'finish_bonus', from: 'WALLET', reference }],
  });
  const unlisted = { change: () => ({}), entries: () => undefined };
  return [
    reward('receiveInviteBonus', 'the invite bonus', 'invite', lacks.invite, {
      change: ({ now }) => ({ wallet: now.invite }),
      async verify({ session }) {
        const { invite } = await snapshot(session);
        return invite === 0 ? undefined : `${bahtText(invite)} are still to be received`;
      },
    }),
    reward('receiveRefund', 'receiving a refund', 'refund', lacks.refund, {
      ...unlisted,
      verify: ({ session }) => checkRefund(session, refund),
    }),
    reward('addRefundToWallet', 'moving the refund to the wallet', 'refund', lacks.refund, {
      change: () => ({ wallet: refund }),
      verify: ({ session }) => checkRefund(session, 0),
    }),
    reward('claimCoupon', 'a coupon', 'luckydraw', lacks.coupon, {
      asks: ({ now }) => now.coupons.map(({ _id }) => commandArgs.claimCoupon({ coupon: _id })),
      async verify({ session, now }, _, __, { wallet }) {
        const left = (await snapshot(session)).coupons;
        const claimed = now.coupons.filter(({ _id }) => !left.some((coupon) => coupon._id === _id));
        const isPaid = claimed.length === 1 && wallet === claimed[0]?.amount;
        return isPaid
          ? undefined
          : `${claimed.length} coupons of ${bahtText(claimed[0]?.amount ?? 0)} paid ${bahtText(wallet)}`;
      },
    }),
    reward('activateBonus', 'a bonus', 'bonus', lacks.bonus, {
      asks: () => bonuses.map((bonus) => commandArgs.activateBonus({ bonus })),
      async verify({ session }) {
        const active = await session.ok('getActiveBonus');
        return !active || active.status === true ? undefined : 'no bonus is active';
      },
    }),
    cancellation('bonus'),
    reward('activatePromotion', 'a promotion', 'promotion', lacks.promotion, {
      asks: () => [commandArgs.activatePromotion({ promotion: promotion ?? '' })],
    }),
    cancellation('promotion'),
    reward('sendTruelink', 'a gift link', '', lacks.gift, {
      asks: () => [commandArgs.sendTruelink({ link: gift ?? '' })],
      entries: () => [{ statementType: 'deposit', from: 'TRUEWALLET', to: 'WALLET' }],
    }),
    reward('uploadSlip', 'a slip', '', () => undefined, {
      asks: () => [commandArgs.uploadSlip({ file: createImage(seed) })],
      ...unlisted,
      async verify({ session }) {
        const list = await session.ok<{ slips?: { createdAt: string }[] }>('getSlips', { body: { page: 1, limit: 2 } });
        const [newest = Number.NaN, older = newest] = (list?.slips ?? []).map(({ createdAt }) => Date.parse(createdAt));
        const isNow = Math.abs(newest - session.date) <= 60_000 && newest >= older;
        return !list || isNow ? undefined : 'the newest slip is not first, or its time is not of the clock of `Date`';
      },
    }),
  ];
}

/** The commands that can be repeated. */
export const commands: readonly Command[] = [
  transfer('a transfer to a game', () => 'WALLET', first, 1),
  transfer('a transfer from a game', first, () => 'WALLET', 1),
  transfer('a transfer between games', first, second, 2),
  transferAll,
  withdrawal('withdrawAll'),
  withdrawal('withdraw'),
  announcement,
  qr,
  spin,
];

/** Reads what the rules need to know about the member and the backend. */
export async function prepare(session: Session): Promise<TestAccounts> {
  const now = await snapshot(session);
  const limits = await session.ok<{ withdrawMin?: number; withdrawMax?: number }>('getWithdrawLimits');
  const deposit = await session.ok<{ banks?: { bankCode: string; bankType: string; mode: string }[] }>('getDeposit');
  const provider = deposit?.banks?.find(
    ({ bankCode, bankType, mode }) => bankType === 'PAYMENT' || (bankCode === 'KBANK' && mode === 'SMS'),
  );
  const testAccounts: TestAccounts = {
    session,
    now,
    games: [],
    limits: { min: Math.max(satang(limits?.withdrawMin ?? 0), 1_00), max: satang(limits?.withdrawMax ?? 1e9) },
    ...(provider && { qrBank: provider.bankCode }),
  };
  const games: string[] = [];
  for (const code of now.open) {
    const reply = await move(testAccounts, 'WALLET', code, 1_00);
    if (!reply || session.isMissing('transfer', reply)) break;
    if (!isDone(reply)) continue;
    games.push(code);
    await move(testAccounts, code, 'WALLET', 1_00);
  }
  return { ...testAccounts, games, now: await snapshot(session) };
}

/** Reads what the operator offers the member now. */
export async function getAccountFacts(session: Session): Promise<AccountFacts> {
  const check = await session.ask('checkRefund');
  const { result, bonus, refundAmount } = (check.body ?? {}) as Record<string, unknown>;
  const active = await session.ok('getActiveBonus');
  const bonuses = (await session.ok<{ code: string }[]>('getBonuses')) ?? [];
  return {
    refund: satang(refundAmount ?? 0),
    isRefundDue: check.ok && result === true && bonus !== true,
    bonuses: bonuses.map(({ code }) => code),
    isBonusActive: active?.status === true,
  };
}
