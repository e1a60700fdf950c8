import { createListeners } from '@/lib/store';
import type { Row } from './conversation';
import type { ChatStore } from './state';
import type { ChatView } from './view';

export type ReplyListener = (rows: readonly Row[]) => void;

/** Reports each new message of the team once. Messages of the first load are not new. */
export function createIncomingMessages({ getState, subscribe }: ChatStore, view: () => ChatView) {
  const replies = createListeners<Parameters<ReplyListener>>();
  const told = new Set<string>();
  /** Replies after this server time (ms) that are not in `told` are new. Undefined before the first load. */
  let from: number | undefined;
  let last: readonly Row[] | undefined;

  const close = subscribe(() => {
    const { rows } = view();
    if (getState().whole === undefined || rows === last) return;
    last = rows;
    const since = from;
    const unheard = rows.filter(({ id, isOwn }) => !isOwn && !told.has(id));
    for (const { id } of unheard) told.add(id);
    from = Math.min(since ?? Number.POSITIVE_INFINITY, rows[0]?.at ?? Number.NEGATIVE_INFINITY);
    // Messages of earlier pages, which load above, are not new either.
    const fresh = unheard.filter(({ at }) => since !== undefined && at > since);
    if (fresh.length > 0) replies.notify(fresh);
  });

  return {
    /** Subscribes to the team's new messages, oldest first. Returns the unsubscribe function. */
    onReplies: replies.subscribe,
    close,
  };
}
