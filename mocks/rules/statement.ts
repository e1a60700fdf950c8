import type { StatementRow } from '../db/rows';
import type { Posting } from '../ledger/ledger';
import type { World } from '../world';

/** Posts one transaction at the clock's time; answers its id. Throws on a programming error only: check before. */
export function post(world: World, kind: string, ...postings: Posting[]): string {
  const txId = world.ids.next();
  world.ledger.post({ txId, at: world.clock.iso(), kind, postings });
  return txId;
}

/** Moves `satang` from one account to another. Zero moves nothing. */
export function move(
  world: World,
  kind: string,
  from: Posting['account'],
  to: Posting['account'],
  satang: number,
): void {
  if (satang > 0) post(world, kind, { account: from, satang: -satang }, { account: to, satang });
}

type NewStatement = Pick<StatementRow, 'member' | 'statementType' | 'status' | 'from' | 'to' | 'amount'> &
  Partial<Pick<StatementRow, 'referenceKind' | 'referenceDescription'>>;

/** Writes a line of a member's statement at the clock's time; answers its id. `amount` is satang, above 0. */
export function addStatement(world: World, line: NewStatement): string {
  const _id = world.ids.next();
  world.db.statement.insert({ _id, createdAt: world.clock.now(), ...line });
  return _id;
}
