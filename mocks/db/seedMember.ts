import { toSatang } from '@/lib/money';
import { dayMs, hourMs } from '@/lib/time';
import { getGame, getWalletAccount } from '../ledger/ledger';
import type { MockState } from '../mockState';
import { creditDeposit, startDeposit } from '../rules/deposit';
import { openAccount } from '../rules/game';
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
  // If the member joined less than five hours ago, the history ends at the time of joining.
  seedHistory(mockState, member, codes, seed.history ?? 0, Math.max(joined, now - 5 * hourMs));
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

/**
 * Sets every balance to the seed's values, by transfers and at most one deposit or withdrawal, between the clock's time
 * and `end` (ms). Each entry has its own time, because a member does nothing five times in a second.
 */
function level(mockState: MockState, member: MemberRow, seed: MemberSeed, codes: readonly string[], end: number): void {
  const { clock } = mockState;
  const pause = Math.floor((end - clock.now()) / (2 * codes.length + 2));
  const later = () => clock.set(clock.now() + pause);
  const wallet = getWalletAccount(member._id);
  const wanted = codes.map((code, index) => ({
    code,
    satang: seed.games === 'all' ? (spread[index % spread.length] as number) : toSatang(seed.games[code]),
  }));
  for (const { code, satang } of wanted) {
    const over = mockState.ledger.balance(getGame(member._id, code)) - satang;
    if (over <= 0) continue;
    later();
    shift(mockState, member, code, 'WALLET', over);
  }
  const short = wanted.map(({ code, satang }) => ({
    code,
    satang: satang - mockState.ledger.balance(getGame(member._id, code)),
  }));
  const need = short.reduce((sum, { satang }) => sum + satang, 0) + toSatang(seed.wallet);
  const difference = need - mockState.ledger.balance(wallet);
  later();
  if (difference > 0) creditDeposit(mockState, startDeposit(mockState, member._id, member.bankCode, difference));
  if (difference < 0) payOut(mockState, member, -difference);
  for (const { code, satang } of short) {
    if (satang <= 0) continue;
    later();
    shift(mockState, member, 'WALLET', code, satang);
  }
}

function shift(mockState: MockState, member: MemberRow, from: string, to: string, satang: number): void {
  const account = (code: string) => (code === 'WALLET' ? getWalletAccount(member._id) : getGame(member._id, code));
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
