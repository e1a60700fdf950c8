import type { ApiError } from '@/api/client/errors';
import type { Asks } from './chatApi';
import type { Owner } from './owner';
import type { ChatStore } from './state';
import { begunOf, followBegun, saveReadState } from './storage';

/** The delay between seeing a reply and reporting it to the server, in ms. */
export const readMs = 1000;
/** The maximum number of connection checks to skip after repeated failures to report. */
const maxSkipped = 60;

interface Around extends Pick<Asks, 'markRead'> {
  owner: Owner;
  /** Returns whether the conversation was closed or the session has changed. Then nothing is reported. */
  isOver: () => boolean;
  /** Reads the history, because another tab has sent messages. */
  trySync: () => void;
}

/**
 * Tracks the newest reply that the visitor has read, and reports it to the server. All tabs of the visitor share this
 * state.
 */
export function createReadReceipts(store: ChatStore, { owner, isOver, markRead, trySync }: Around) {
  const { getState, dispatch } = store;
  const begun = () => getState().begun;
  /** The stored state, shared by all tabs. */
  let stored = begun();
  let seenAt = Number.NEGATIVE_INFINITY;
  let isTelling = false;
  let pause = 0;
  let checksToSkip = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stopSaving = store.subscribe(() => {
    const now = begun();
    if (now === stored) return;
    stored = now;
    if (now) saveReadState(owner, now);
  });

  const unfollow = followBegun(owner, () => {
    const before = stored;
    stored = begunOf(owner) ?? before;
    dispatch({ type: 'readElsewhere', begun: stored });
    if (stored?.sent !== before?.sent) trySync();
  });

  async function tell(): Promise<void> {
    const readAt = begun()?.readAt;
    if (isTelling || readAt === undefined || isOver()) return;
    isTelling = true;
    try {
      await markRead().catch((error: ApiError) => {
        // Any 2xx response counts as success, even if its body is malformed.
        if (error.kind !== 'malformed') throw error;
      });
      pause = 0;
      if (begun()?.readAt === readAt) dispatch({ type: 'read', readAt, mark: undefined });
    } catch {
      pause = Math.min(pause * 2 + 1, maxSkipped);
      checksToSkip = pause;
    } finally {
      isTelling = false;
    }
  }

  return {
    /**
     * Records that the visitor has seen the reply of time `at` (ms). After 1 s without a newer seen reply, marks the
     * replies as read and reports this to the server.
     */
    seen: (at: number) => {
      const now = begun();
      if (!Number.isFinite(at) || at <= seenAt || !now || (at <= now.readAt && now.mark !== 'unseen')) return;
      seenAt = at;
      clearTimeout(timer);
      timer = setTimeout(() => {
        dispatch({ type: 'read', readAt: Math.max(seenAt, begun()?.readAt ?? 0), mark: 'due' });
        void tell();
      }, readMs);
    },
    /** Retries a failed report to the server, at growing intervals. */
    retry: () => {
      checksToSkip -= 1;
      if (begun()?.mark === 'due' && checksToSkip <= 0) void tell();
    },
    close: () => {
      clearTimeout(timer);
      stopSaving();
      unfollow();
    },
  };
}
