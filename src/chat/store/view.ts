import { type ConversationState, type Row, rowsOf, unreadSince } from './conversation';
import type { ChatState } from './state';

/** What is on screen of a conversation. */
export interface ChatView extends Pick<ChatState, 'failure' | 'hasAll' | 'older' | 'connection'> {
  readonly rows: readonly Row[];
  /** Answers of the team that nobody here has seen. */
  readonly unread: number;
  /** The server's time up to which they were seen, in milliseconds. */
  readonly readAt: number;
  readonly status: 'loading' | 'failed' | 'ready';
}

const isSame = <T extends object>(one: T, other: T) =>
  (Object.keys(one) as (keyof T)[]).every((key) => one[key] === other[key]);

/** The rows, each the very object that it was before while nothing of it has changed: it is not rendered anew. */
function rowsAfter(before: readonly Row[], conversation: ConversationState): readonly Row[] {
  const known = new Map(before.map((row) => [row.id, row]));
  return rowsOf(conversation).map((row) => {
    const old = known.get(row.id);
    return old && isSame(old, row) ? old : row;
  });
}

/** A selector that works rows out anew only for another conversation, and answers the same view while nothing on screen changes. */
export function createView(): (state: ChatState) => ChatView {
  let source: ConversationState | undefined;
  let rows: readonly Row[] = [];
  let last: ChatView | undefined;
  return ({ conversation, begun, panel, whole, isRestored, failure, hasAll, older, connection }) => {
    if (conversation !== source) rows = rowsAfter(rows, conversation);
    source = conversation;
    // Until a first look has told, nothing counts as unread.
    const readAt = begun?.readAt ?? Number.POSITIVE_INFINITY;
    // A place that is to come back is there before anything is shown.
    const isReady = (whole !== undefined || rows.length > 0) && (isRestored || panel.position === null);
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
    last = last && isSame(last, view) ? last : view;
    return last;
  };
}

/** The server's time of the team's newest answer; undefined without one. */
export const newestReply = (rows: readonly Row[]): number | undefined =>
  rows.findLast(({ isOwn, at }) => !isOwn && Number.isFinite(at))?.at;
