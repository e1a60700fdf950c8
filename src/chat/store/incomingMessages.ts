import { createListeners } from '@/lib/store';
import type { Row } from './conversation';
import type { ChatStore } from './state';
import type { ChatView } from './view';

type ReplyListener = (rows: readonly Row[]) => void;

/** Reports each new message of the team once. Messages of the first load are not new. */
export function createIncomingMessages({ getState, subscribe }: ChatStore, view: () => ChatView) {
  const replies = createListeners<Parameters<ReplyListener>>();
  const reportedIds = new Set<string>();
  /** Replies after this server time (ms) that are not in `reportedIds` are new. Undefined before the first load. */
  let from: number | undefined;
  let last: readonly Row[] | undefined;

  const close = subscribe(() => {
    const { rows } = view();
    if (getState().completeUntil === undefined || rows === last) return;
    last = rows;
    const since = from;
    const unreported = rows.filter(({ id, isOwn }) => !isOwn && !reportedIds.has(id));
    for (const { id } of unreported) reportedIds.add(id);
    from = Math.min(since ?? Number.POSITIVE_INFINITY, rows[0]?.time ?? Number.NEGATIVE_INFINITY);
    // Messages of earlier pages, which load above, are not new either.
    const newRows = unreported.filter(({ time }) => since !== undefined && time > since);
    if (newRows.length > 0) replies.notify(newRows);
  });

  return {
    /** Subscribes to the team's new messages, oldest first. Returns the unsubscribe function. */
    onReplies: replies.subscribe,
    close,
  };
}
