import type { StatementEntry } from '@/api/statement';
import { walletCode } from '@/api/wallet';
import { toBaht } from '@/lib/money';
import type { StatementRow } from '../db/rows';
import type { HandlersOf } from './handler';

/** The amount as the main wallet saw it: below zero when money left it. Between two games it is told as it is. */
function entryOf(line: StatementRow): StatementEntry {
  const { statementType, status, from, to, amount, createdAt, referenceKind } = line;
  return {
    statementType,
    status,
    from,
    to,
    amount: toBaht(from === walletCode ? -amount : amount),
    createdAt: new Date(createdAt).toISOString(),
    ...(referenceKind && { [referenceKind]: { description: line.referenceDescription } }),
  };
}

export const statement = {
  getStatements: ({ world, member, body: { page, limit } }) => {
    const { total, rows } = world.db.statement.page('member', member._id, page, limit);
    return { total, statements: rows.map(entryOf) };
  },
} satisfies Partial<HandlersOf<typeof import('@/api/statement')>>;
