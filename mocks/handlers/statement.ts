import type { Slip, StatementEntry } from '@/api/calls/statement';
import { walletCode } from '@/api/calls/wallet';
import { toBaht } from '@/lib/money';
import type { SlipRow, StatementRow } from '../db/rows';
import { refuse } from '../refusal';
import { addressOf, slipImagePath } from '../rules/files';
import type { HandlersOf } from './handler';
import { totalOf } from './totalOf';

/**
 * The amount from the main wallet's point of view: negative when money left it. Between two games it stays positive.
 */
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

/**
 * A slip's `link` is stored as a path and returned as an address. Most slips have none; clients open them by reference.
 */
function slipOf({ createdAt, amount, status, note, link, reference }: SlipRow, request: Request): Slip {
  return {
    createdAt: new Date(createdAt).toISOString(),
    amount: toBaht(amount),
    status,
    note: note || null,
    link: link ? addressOf(request, link) : null,
    reference,
  };
}

export const statement = {
  getStatements: ({ mockState, member, body: { page, limit } }) => {
    const { total, rows } = mockState.db.statement.page('member', member._id, page, limit);
    return { total, statements: rows.map(entryOf) };
  },
  getSlips: ({ mockState, member, request, body: { page, limit } }) => {
    const { total, rows } = mockState.db.slip.page('member', member._id, page, limit);
    return { ...totalOf(mockState, total), slips: rows.map((slip) => slipOf(slip, request)) };
  },
  getSlipReference: ({ mockState, member, request, params }) => {
    const slip = mockState.db.slip.by('reference', params.reference).find((slip) => slip.member === member._id);
    return { url: addressOf(request, slipImagePath((slip ?? refuse('not-found'))._id)) };
  },
} satisfies HandlersOf<typeof import('@/api/calls/statement')>;
