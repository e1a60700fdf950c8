import type { Slip, StatementEntry } from '@/api/calls/statement';
import { walletCode } from '@/api/calls/wallet';
import { toBaht } from '@/lib/money';
import type { SlipRow, StatementRow } from '../db/rows';
import type { MockState } from '../mockState';
import { refuse } from '../refusal';
import { getSlipLink } from '../rules/links';
import { getTotal } from './getTotal';
import type { HandlersOf } from './handler';

/**
 * Returns a statement entry as on the wire. The amount is negative if money left the main wallet. Otherwise it is
 * positive, also for a transfer between two games.
 */
function getEntry(line: StatementRow): StatementEntry {
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
 * Returns a slip as on the wire. The table holds `link` as a path; the response holds the full URL. Most slips have no
 * link, and clients open them by reference.
 */
function getSlip(mockState: MockState, slip: SlipRow, request: Request): Slip {
  const { createdAt, amount, status, note, link, reference } = slip;
  return {
    createdAt: new Date(createdAt).toISOString(),
    amount: toBaht(amount),
    status,
    note: note || null,
    link: link ? getSlipLink(mockState, request, slip) : null,
    reference,
  };
}

export const statement = {
  getStatements: ({ mockState, member, body: { page, limit } }) => {
    const { total, rows } = mockState.db.statement.page('member', member._id, page, limit);
    return { total, statements: rows.map(getEntry) };
  },
  getSlips: ({ mockState, member, request, body: { page, limit } }) => {
    const { total, rows } = mockState.db.slip.page('member', member._id, page, limit);
    return { ...getTotal(mockState, total), slips: rows.map((slip) => getSlip(mockState, slip, request)) };
  },
  getSlipReference: ({ mockState, member, request, params }) => {
    const slip = mockState.db.slip.by('reference', params.reference).find((slip) => slip.member === member._id);
    return { url: getSlipLink(mockState, request, slip ?? refuse('not-found')) };
  },
} satisfies HandlersOf<typeof import('@/api/calls/statement')>;
