import { markRead } from '@/api/chat';
import { runAlone } from '@/api/command';
import { begunOf, followBegun, keepBegun } from './kept';
import { type Owner, ownerFields } from './owner';

/** Spec section 9: mark-read debounce. */
export const readMs = 1000;

interface ReadingPlace {
  owner: Owner;
  onChange: () => void;
  /** Another tab of this visitor has sent something. */
  onSentElsewhere: () => void;
}

/** How far a conversation was read, on this device and for the server; shared by all tabs of the visitor. */
export function createReading({ owner, onChange, onSentElsewhere }: ReadingPlace) {
  let begun = begunOf(owner);
  let seenAt = Number.NEGATIVE_INFINITY;
  let isDue = false;
  let isTelling = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(readAt: number, sent: number): void {
    begun = { readAt, sent };
    keepBegun(owner, begun);
    onChange();
  }

  async function tell(): Promise<void> {
    if (isTelling) return;
    isTelling = true;
    isDue = false;
    try {
      await runAlone(markRead, { body: ownerFields(owner) });
    } catch {
      // The next look at the line tries again.
      isDue = true;
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
    /** A conversation is known from now on, read up to there. */
    begin: (readAt: number) => {
      if (!begun) set(readAt, 0);
    },
    noteSent: () => set(begun?.readAt ?? 0, (begun?.sent ?? 0) + 1),
    /** An answer was really seen; counted, and told to the server, once nothing more is seen for a second. */
    seen: (at: number) => {
      if (!Number.isFinite(at) || at <= seenAt || at <= (begun?.readAt ?? at)) return;
      seenAt = at;
      clearTimeout(timer);
      timer = setTimeout(() => {
        set(Math.max(seenAt, begun?.readAt ?? 0), begun?.sent ?? 0);
        isDue = true;
        void tell();
      }, readMs);
    },
    /** Tells the server what it could not be told before. */
    retry: () => {
      if (isDue) void tell();
    },
    close: () => {
      clearTimeout(timer);
      unfollow();
    },
  };
}
