import { toSatang } from '@/lib/money';
import { dayMs, hourMs, minuteMs } from '@/lib/time';
import { getGameAccount, getWalletAccount } from '../ledger/ledger';
import type { MockState } from '../mockState';
import { creditDeposit, startDeposit } from '../rules/deposit';
import { openAccount } from '../rules/game';
import { payPrize } from '../rules/spin';
import { addStatement, move } from '../rules/statement';
import type { MemberSeed } from '../scenarios/scenario';
import type { MemberRow } from './rows';
import { seedHistory } from './seedHistory';

/** Creates a member and their past. Statement entries and played rounds explain every satang that the member owns. */
export function seedMember(mockState: MockState, seed: MemberSeed): MemberRow {
  const { db, clock } = mockState;
  const now = clock.now();
  const joined = now - (seed.days ?? 0) * dayMs;
  const member = db.member.insert({
    _id: mockState.ids.next(),
    username: seed.username,
    password: seed.password,
    name: seed.name,
    createdAt: joined,
    isActive: seed.isActive ?? true,
    sourceCode: 'FRIEND',
    currency: mockState.siteConfig.market === 'la' ? 'LAK' : 'BAHT',
    bankCode: seed.bankCode,
    bankAccountName: seed.bankAccountName,
    bankAccountNo: seed.bankAccountNo,
  });
  clock.set(joined);
  const codes = seed.games === 'all' ? db.game.all().map((game) => game._id) : Object.keys(seed.games);
  for (const code of codes) openAccount(mockState, member._id, code);
  if (seed.history) {
    // If the member joined less than five hours ago, the history ends at the time of joining.
    const end = Math.max(joined, now - 5 * hourMs);
    seedHistory(mockState, member, codes, seed.history, end);
    clock.set(Math.min(end, clock.now() + 3 * hourMs));
    const prize = db.slice.all()[2];
    if (prize) payPrize(mockState, member._id, prize.amount, prize.label);
    // The member's last morning leads to the balances, so that the last hour has nothing left to level.
    clock.set(Math.max(clock.now(), end - 4 * hourMs));
    level(mockState, member, seed, codes, end);
  }
  clock.set(Math.max(joined, now - 4 * hourMs));
  seed.historySeed?.(mockState, member);
  clock.set(Math.max(clock.now(), seed.history ? now - hourMs : joined));
  level(mockState, member, seed, codes, now);
  clock.set(now);
  db.member.patch(member._id, { coin: seed.coin ?? 0 });
  return db.member.get(member._id) as MemberRow;
}

/** Balances for `games: 'all'`, in satang: some empty, some full. */
const spread = [120_00, 0, 2_450_50, 35_25, 800_00, 0, 15_300_00, 64_75];

/** Members move and withdraw multiples of this, in satang. */
const step = 100_00;
const roundUp = (satang: number) => Math.ceil(satang / step) * step;
/** The least that a member brings home from a game, in satang. */
const leastWin = 1_000_00;

/**
 * Sets every balance to the seed's values, between the clock's time and `end` (ms). What the round amounts leave is
 * played away or won. The member brings the rest home from one game, as somebody who leaves it.
 */
function level(mockState: MockState, member: MemberRow, seed: MemberSeed, codes: readonly string[], end: number): void {
  const { clock, ledger } = mockState;
  const wallet = getWalletAccount(member._id);
  const balance = (code: string) => ledger.balance(getGameAccount(member._id, code));
  const wanted = codes.map((code, index) => ({
    code,
    satang: seed.games === 'all' ? (spread[index % spread.length] as number) : toSatang(seed.games[code]),
  }));
  const isOff = ({ code, satang }: { code: string; satang: number }) =>
    satang > balance(code) || balance(code) >= satang + step;
  const pause = Math.floor((end - clock.now()) / (wanted.filter(isOff).length + 2));
  const later = () => clock.set(clock.now() + pause);
  for (const { code, satang } of wanted) {
    const over = balance(code) - satang;
    const back = over - (over % step);
    if (back <= 0) continue;
    later();
    shift(mockState, member, code, 'WALLET', back);
  }
  const into = wanted.map(({ code, satang }) => ({ code, satang: roundUp(Math.max(0, satang - balance(code))) }));
  const need = into.reduce((sum, { satang }) => sum + satang, 0) + toSatang(seed.wallet) - ledger.balance(wallet);
  const source = wanted.find(({ satang }) => satang === 0) ?? wanted[0];
  // Rounded down: what the bank does not bring comes from the game.
  const bank = source && need !== 0 ? -roundUp(leastWin - need) : need;
  if (bank !== 0) later();
  if (source && need > bank) {
    play(mockState, member, source.code, need - bank - balance(source.code));
    shift(mockState, member, source.code, 'WALLET', need - bank);
    clock.set(clock.now() + Math.min(pause, 6 * minuteMs));
  }
  if (bank > 0) creditDeposit(mockState, startDeposit(mockState, member._id, member.bankCode, bank));
  if (bank < 0) payOut(mockState, member, -bank);
  for (const { code, satang } of into) {
    if (satang === 0) continue;
    later();
    shift(mockState, member, 'WALLET', code, satang);
  }
  for (const { code, satang } of wanted) play(mockState, member, code, satang - balance(code));
}

/** Changes a game's balance by a round of time 0, because a refund counts the rounds since the last one. */
function play(mockState: MockState, member: MemberRow, code: string, change: number): void {
  if (change === 0) return;
  const game = getGameAccount(member._id, code);
  const house = `world:house:${code}` as const;
  const [stake, won] = change < 0 ? [-change, 0] : [0, change];
  move(mockState, 'game.loss', game, house, stake);
  move(mockState, 'game.win', house, game, won);
  mockState.db.play.insert({ _id: mockState.ids.next(), member: member._id, code, stake, won, at: 0 });
}

function shift(mockState: MockState, member: MemberRow, from: string, to: string, satang: number): void {
  const account = (code: string) =>
    code === 'WALLET' ? getWalletAccount(member._id) : getGameAccount(member._id, code);
  move(mockState, 'transfer', account(from), account(to), satang);
  addStatement(mockState, {
    member: member._id,
    statementType: 'transfer',
    status: 'SUCCESS',
    from,
    to,
    amount: satang,
  });
}

function payOut(mockState: MockState, member: MemberRow, satang: number): void {
  move(mockState, 'withdraw', getWalletAccount(member._id), 'world:bank', satang);
  addStatement(mockState, {
    member: member._id,
    statementType: 'withdraw',
    status: 'SUCCESS',
    from: 'WALLET',
    to: member.bankCode,
    amount: satang,
  });
}
