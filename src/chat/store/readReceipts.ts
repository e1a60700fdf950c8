import type { ApiError } from '@/api/client/errors';
import type { ChatRequests } from './chatApi';
import type { Owner } from './owner';
import type { ChatStore } from './state';
import { getReadState, onReadState, saveReadState } from './storage';

/** The delay between seeing a reply and reporting it to the server, in ms. */
export const readMs = 1000;
/** The maximum number of connection checks to skip after repeated failures to report. */
const maxSkipped = 60;

interface Dependencies extends Pick<ChatRequests, 'markRead'> {
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
export function createReadReceipts(store: ChatStore, { owner, isOver, markRead, trySync }: Dependencies) {
  const { getState, dispatch } = store;
  const readState = () => getState().readState;
  /** The stored state, shared by all tabs. */
  let stored = readState();
  let seenAt = Number.NEGATIVE_INFINITY;
  let isReporting = false;
  let pause = 0;
  let checksToSkip = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stopSaving = store.subscribe(() => {
    const now = readState();
    if (now === stored) return;
    stored = now;
    if (now) saveReadState(owner, now);
  });

  const unfollow = onReadState(owner, () => {
    const before = stored;
    stored = getReadState(owner) ?? before;
    dispatch({ type: 'readElsewhere', readState: stored });
    if (stored?.sent !== before?.sent) trySync();
  });

  async function report(): Promise<void> {
    const readAt = readState()?.readAt;
    if (isReporting || readAt === undefined || isOver()) return;
    isReporting = true;
    try {
      await markRead().catch((error: ApiError) => {
        // Any 2xx response counts as success, even if its body is malformed.
        if (error.kind !== 'malformed') throw error;
      });
      pause = 0;
      if (readState()?.readAt === readAt) dispatch({ type: 'read', readAt, mark: undefined });
    } catch {
      pause = Math.min(pause * 2 + 1, maxSkipped);
      checksToSkip = pause;
    } finally {
      isReporting = false;
    }
  }

  return {
    /**
     * Records that the visitor has seen the reply of this server `time` (ms). After 1 s without a newer seen reply, marks
     * the replies as read and reports this to the server.
     */
    markSeen: (time: number) => {
      const now = readState();
      if (!Number.isFinite(time) || time <= seenAt || !now || (time <= now.readAt && now.mark !== 'unseen')) return;
      seenAt = time;
      clearTimeout(timer);
      timer = setTimeout(() => {
        dispatch({ type: 'read', readAt: Math.max(seenAt, readState()?.readAt ?? 0), mark: 'due' });
        void report();
      }, readMs);
    },
    /** Retries a failed report to the server, at growing intervals. */
    retry: () => {
      checksToSkip -= 1;
      if (readState()?.mark === 'due' && checksToSkip <= 0) void report();
    },
    close: () => {
      clearTimeout(timer);
      stopSaving();
      unfollow();
    },
  };
}
