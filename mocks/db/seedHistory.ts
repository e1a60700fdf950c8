import { getGameAccount, getWalletAccount } from '../ledger/ledger';
import type { MockState } from '../mockState';
import { creditDeposit, failDeposit, startDeposit } from '../rules/deposit';
import { settleRound } from '../rules/gameRounds';
import { addStatement, move } from '../rules/statement';
import type { MemberRow } from './rows';

const roundAmounts = [50_00, 100_00, 100_00, 200_00, 300_00, 500_00, 500_00, 1_000_00, 2_000_00];

/**
 * Generates a member's past from the clock's time to `end` (ms): `lines` statement entries, with played games between
 * them. Moves the clock to the time of each entry.
 */
export function seedHistory(
  mockState: MockState,
  member: MemberRow,
  codes: readonly string[],
  lines: number,
  end: number,
): void {
  const { random, clock, ledger } = mockState;
  const start = clock.now();
  const wallet = getWalletAccount(member._id);
  for (let line = 0; line < lines; line += 1) {
    clock.set(Math.floor(start + ((end - start) * (line + random.next())) / (lines + 1)));
    const chance = random.next();
    const code = codes.length > 0 ? random.pick(codes) : undefined;
    const amount = random.pick(roundAmounts);
    const gameAccount = code ? getGameAccount(member._id, code) : wallet;
    const inGame = code ? ledger.balance(gameAccount) : 0;
    if (code && inGame >= 100 && chance < 0.3) {
      playSome(mockState, member, code);
      const back = Math.min(ledger.balance(gameAccount), amount);
      transferLine(mockState, member, code, 'WALLET', back);
    } else if (code && ledger.balance(wallet) >= amount && chance < 0.68) {
      transferLine(mockState, member, 'WALLET', code, amount);
    } else if (ledger.balance(wallet) >= 300_00 && chance > 0.9) {
      const out = Math.floor(ledger.balance(wallet) / 2 / 100_00) * 100_00;
      move(mockState, 'withdraw', wallet, 'world:bank', out);
      addStatement(mockState, {
        member: member._id,
        statementType: 'withdraw',
        status: 'SUCCESS',
        from: 'WALLET',
        to: member.bankCode,
        amount: out,
      });
    } else {
      const statement = startDeposit(mockState, member._id, member.bankCode, amount);
      if (random.next() < 0.05) failDeposit(mockState, statement);
      else creditDeposit(mockState, statement);
    }
  }
}

/**
 * Plays one round at a provider. The member loses up to 50 % of the balance or wins up to 30 %. At least 1 baht stays.
 */
function playSome(mockState: MockState, member: MemberRow, code: string): void {
  const balance = mockState.ledger.balance(getGameAccount(member._id, code));
  const change = Math.max(100 - balance, Math.floor(balance * (mockState.random.next() * 0.8 - 0.5)));
  const stake = Math.max(balance - 100, -change);
  if (stake > 0) settleRound(mockState, member._id, code, stake, stake + change);
}

function transferLine(mockState: MockState, member: MemberRow, from: string, to: string, satang: number): void {
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
