import { markRead } from '@/api/chat';
import { runAlone } from '@/api/command';
import type { ApiError } from '@/api/errors';
import { type Begun, begunOf, followBegun, keepBegun } from './kept';
import { type Owner, ownerFields } from './owner';

/** The server is told so long after the last message was seen. */
export const readMs = 1000;
/** Looks at the line that are left out at most, after the server could not be told for so long. */
const mostLooks = 60;

interface ReadingPlace {
  owner: Owner;
  /** Gives up what is under way. */
  signal: AbortSignal;
  /** Whether the visitor is gone: from then on nothing is told, and nothing kept. */
  isOver: () => boolean;
  onChange: () => void;
  /** Another tab of this visitor has sent something. */
  onSentElsewhere: () => void;
}

/** How far a conversation was read, on this device and for the server; shared by all tabs of the visitor. */
export function createReading({ owner, signal, isOver, onChange, onSentElsewhere }: ReadingPlace) {
  let begun = begunOf(owner);
  let seenAt = Number.NEGATIVE_INFINITY;
  let isTelling = false;
  let pause = 0;
  let looks = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(change: Partial<Begun> & { readAt: number }): void {
    if (isOver()) return;
    begun = { sent: 0, mark: 'unseen', ...begun, ...change };
    keepBegun(owner, begun);
    onChange();
  }

  async function tell(): Promise<void> {
    const readAt = begun?.readAt;
    if (isTelling || readAt === undefined || isOver()) return;
    isTelling = true;
    try {
      await runAlone(markRead, { body: ownerFields(owner) }, { signal }).catch((error: ApiError) => {
        // Taken, whatever the answer says.
        if (error.kind !== 'malformed') throw error;
      });
      pause = 0;
      if (begun?.readAt === readAt) set({ readAt, mark: undefined });
    } catch {
      pause = Math.min(pause * 2 + 1, mostLooks);
      looks = pause;
    } finally {
      isTelling = false;
    }
  }

  const unfollow = followBegun(owner, () => {
    const before = begun;
    begun = begunOf(owner) ?? begun;
    onChange();
    if (begun?.sent !== before?.sent) onSentElsewhere();
  });

  return {
    /** The server's time, in milliseconds, up to which answers were seen; undefined when no conversation has begun. */
    readAt: (): number | undefined => begun?.readAt,
    /** A conversation is known from now on: what was said up to there is no news, though nobody has told the server. */
    begin: (readAt: number) => {
      if (!begun) set({ readAt });
    },
    /** Something was sent, at that time of the server. */
    noteSent: (at: number) => set({ readAt: begun?.readAt ?? at, sent: (begun?.sent ?? 0) + 1 }),
    /** An answer was really seen; counted, and told to the server, once nothing more is seen for a second. */
    seen: (at: number) => {
      if (!Number.isFinite(at) || at <= seenAt || !begun || (at <= begun.readAt && begun.mark !== 'unseen')) return;
      seenAt = at;
      clearTimeout(timer);
      timer = setTimeout(() => {
        set({ readAt: Math.max(seenAt, begun?.readAt ?? 0), mark: 'due' });
        void tell();
      }, readMs);
    },
    /** Tells the server what it could not be told before; ever more rarely while that fails. */
    retry: () => {
      looks -= 1;
      if (begun?.mark === 'due' && looks <= 0) void tell();
    },
    close: () => {
      clearTimeout(timer);
      unfollow();
    },
  };
}
