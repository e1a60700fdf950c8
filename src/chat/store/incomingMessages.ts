import type { Row } from './conversation';
import type { ChatStore } from './state';
import type { ChatView } from './view';

export type ReplyListener = (rows: readonly Row[]) => void;

/** Tells what the team has said since the last time, once; what was there at the first look is no news. */
export function createIncomingMessages({ getState, subscribe }: ChatStore, view: () => ChatView) {
  const listeners = new Set<ReplyListener>();
  const told = new Set<string>();
  /** The time from which on others are news; undefined before a first look. */
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
    // Earlier pages that come in above are no news either.
    const fresh = unheard.filter(({ at }) => since !== undefined && at > since);
    if (fresh.length > 0) for (const listener of [...listeners]) listener(fresh);
  });

  return {
    /** Calls back with what the team has just said, oldest first. */
    onReplies: (listener: ReplyListener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close,
  };
}
