import { type ConversationState, getRows, type Row, unreadSince } from './conversation';
import type { ChatState } from './state';

/** The values of a conversation that the chat shows. */
export interface ChatView extends Pick<ChatState, 'failure' | 'hasAll' | 'older' | 'connection'> {
  readonly rows: readonly Row[];
  /** The number of the team's replies that the visitor has not seen. */
  readonly unread: number;
  /** Replies up to this server time (ms) count as read. Infinite before the conversation has begun. */
  readonly readAt: number;
  readonly status: 'loading' | 'failed' | 'ready';
}

const isSame = <T extends object>(first: T, second: T) =>
  (Object.keys(first) as (keyof T)[]).every((key) => first[key] === second[key]);

/** Returns the rows. An unchanged row keeps its object, so React does not render it again. */
function updateRows(before: readonly Row[], conversation: ConversationState): readonly Row[] {
  const rowsById = new Map(before.map((row) => [row.id, row]));
  return getRows(conversation).map((row) => {
    const oldRow = rowsById.get(row.id);
    return oldRow && isSame(oldRow, row) ? oldRow : row;
  });
}

/**
 * Creates a selector that computes the rows only when the messages change. It returns the same view while nothing on
 * screen changes.
 */
export function createView(): (state: ChatState) => ChatView {
  let source: ConversationState | undefined;
  let rows: readonly Row[] = [];
  let lastView: ChatView | undefined;
  return ({ conversation, readState, panel, completeUntil, isRestored, failure, hasAll, older, connection }) => {
    if (conversation !== source) rows = updateRows(rows, conversation);
    source = conversation;
    // Before the first load no message counts as unread.
    const readAt = readState?.readAt ?? Number.POSITIVE_INFINITY;
    // The panel shows nothing before the scroll position is restored.
    const isReady = (completeUntil !== undefined || rows.length > 0) && (isRestored || panel.position === null);
    const status = isReady ? 'ready' : failure === undefined ? 'loading' : 'failed';
    const view = {
      rows,
      unread: unreadSince(rows, readAt),
      readAt,
      status,
      failure,
      hasAll,
      older,
      connection,
    } as const;
    lastView = lastView && isSame(lastView, view) ? lastView : view;
    return lastView;
  };
}

/** Returns the server's time of the team's newest reply, in ms since 1970. Undefined without a dated reply. */
export const getNewestReplyTime = (rows: readonly Row[]): number | undefined =>
  rows.findLast(({ isOwn, time }) => !isOwn && Number.isFinite(time))?.time;
