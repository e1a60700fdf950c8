import type { StatementRow } from '../db/rows';
import type { Posting } from '../ledger/ledger';
import type { MockState } from '../mockState';

/**
 * Posts one transaction at the clock's time and returns its id. Throws if a balance would become negative, so check the
 * balance first.
 */
function post(mockState: MockState, kind: string, ...postings: Posting[]): string {
  const txId = mockState.ids.next();
  mockState.ledger.post({ txId, at: mockState.clock.iso(), kind, postings });
  return txId;
}

/** Moves `satang` from one account to another. Zero posts nothing. */
export function move(
  mockState: MockState,
  kind: string,
  from: Posting['account'],
  to: Posting['account'],
  satang: number,
): void {
  if (satang > 0) post(mockState, kind, { account: from, satang: -satang }, { account: to, satang });
}

type NewStatement = Pick<StatementRow, 'member' | 'statementType' | 'status' | 'from' | 'to' | 'amount'> &
  Partial<Pick<StatementRow, 'referenceKind' | 'referenceDescription'>>;

/** Adds a statement entry at the clock's time and returns its id. `amount` is in satang, 0 or more. */
export function addStatement(mockState: MockState, line: NewStatement): string {
  const _id = mockState.ids.next();
  mockState.db.statement.insert({ _id, createdAt: mockState.clock.now(), ...line });
  return _id;
}
