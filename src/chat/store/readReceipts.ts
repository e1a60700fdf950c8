import type { ApiError } from '@/api/client/errors';
import type { Asks } from './chatApi';
import type { Owner } from './owner';
import type { ChatStore } from './state';
import { begunOf, followBegun, saveReadState } from './storage';

/** The server is told so long after the last message was seen. */
export const readMs = 1000;
/** Looks at the line that are left out at most, after the server could not be told for so long. */
const mostSkipped = 60;

interface Around extends Pick<Asks, 'markRead'> {
  owner: Owner;
  /** Whether the visitor is gone: from then on nothing is told. */
  isOver: () => boolean;
  /** Asks the history what another tab has sent. */
  trySync: () => void;
}

/** How far a conversation was read, on this device and for the server; shared by all tabs of the visitor. */
export function createReadReceipts(store: ChatStore, { owner, isOver, markRead, trySync }: Around) {
  const { getState, dispatch } = store;
  const begun = () => getState().begun;
  /** As it is stored: all tabs have it. */
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
        // Taken, whatever the answer says.
        if (error.kind !== 'malformed') throw error;
      });
      pause = 0;
      if (begun()?.readAt === readAt) dispatch({ type: 'read', readAt, mark: undefined });
    } catch {
      pause = Math.min(pause * 2 + 1, mostSkipped);
      checksToSkip = pause;
    } finally {
      isTelling = false;
    }
  }

  return {
    /** An answer was really seen; counted, and told to the server, once nothing more is seen for a second. */
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
    /** Tells the server what it could not be told before; ever more rarely while that fails. */
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
