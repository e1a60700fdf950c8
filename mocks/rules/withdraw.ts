import type { MemberRow } from '../db/rows';
import { holdOf, walletOf } from '../ledger/ledger';
import { refuse } from '../refusal';
import { minute } from '../runtime/clock';
import type { World } from '../world';
import { endsInFailure } from './amount';
import { blocksWithdraw } from './bonusCondition';
import { addStatement, move } from './statement';

/** How long the bank takes. */
export const withdrawTime = 2 * minute;

/**
 * Takes money out of the main wallet: held at once, paid out or given back after two minutes of the clock. Several may be
 * under way at a time, each with its own held money. An amount that ends in 44 satang comes back.
 */
export function withdraw(world: World, member: MemberRow, satang: number): void {
  const { site } = world;
  if (!site.withdrawOpen) refuse('TRANSFER_FAIL');
  if (!member.bankAccountNo) refuse('NO_BANK');
  if (satang < site.withdrawMin) refuse('TRANSFER_MINIMUM');
  if (satang > site.withdrawMax) refuse('KEY_INVALID');
  if (blocksWithdraw(world, member._id)) refuse('BONUS_CONDITION');
  if (world.ledger.balance(walletOf(member._id)) < satang) refuse('MONEY_NOT_ENOUGH');
  move(world, 'withdraw.hold', walletOf(member._id), holdOf(member._id), satang);
  const statement = addStatement(world, {
    member: member._id,
    statementType: 'withdraw',
    status: 'PROCESSING',
    from: 'WALLET',
    to: member.bankCode,
    amount: satang,
  });
  world.jobs.add(world.clock.now() + withdrawTime, 'withdraw.settle', statement);
}

/** The bank's answer: the held money leaves, or goes back to the wallet. */
export function settleWithdraw(world: World, statementId: string): void {
  const line = world.db.statement.get(statementId);
  if (line?.status !== 'PROCESSING') return;
  if (endsInFailure(line.amount)) {
    move(world, 'withdraw.back', holdOf(line.member), walletOf(line.member), line.amount);
    world.db.statement.patch(statementId, { status: 'FAILED' });
  } else {
    move(world, 'withdraw', holdOf(line.member), 'world:bank', line.amount);
    world.db.statement.patch(statementId, { status: 'SUCCESS' });
  }
}
