import type { Conversation } from '@/api/chat';
import { serverNow } from '@/api/serverTime';
import { type ConversationState, receivedOf } from './conversation';

/** Messages a page of the history. */
export const pageSize = 10;
/** Pages that are read at a stretch where nothing is to be closed: back to what was read, or to a place. */
const mostPages = 20;
/** The server's time is not known closer than that on a slow line. */
const slackMs = 60_000;

/** As the server sends it: what is no message at all is null, and counts for the page's length. */
type Page = readonly (Conversation | null)[];

interface HistoryPlace {
  /** One page, newest first, from `skip` on. Rejects with an `ApiError`. */
  ask: (skip: number) => Promise<Page>;
  /** Takes a page into the conversation. */
  add: (page: readonly Conversation[]) => void;
  state: () => ConversationState;
}

/**
 * Asks the server's history, so that nothing is missing between what is known. The socket alone proves nothing: what it
 * tells may have come after a loss. Only pages do, read from the newest back to where everything was known before.
 */
export function createHistory({ ask, add, state }: HistoryPlace) {
  /** From here back everything is known, as far as it was asked. */
  let whole: number | undefined;
  let hasAll = false;
  let running: Promise<void> | undefined;
  let isWantedAgain = false;
  let older: Promise<void> | undefined;

  /** Takes a page in; answers what is in it. */
  function take(page: Page): readonly Conversation[] {
    const found = page.filter((one) => one !== null);
    add(found);
    if (page.length < pageSize) hasAll = true;
    return found;
  }

  /** Until a page meets what was whole before, or `until`; the first time one page is enough. */
  async function catchUp(until: number | undefined): Promise<void> {
    const goal = whole ?? until;
    const seen = new Set<string>();
    let newest = Number.NEGATIVE_INFINITY;
    for (let skip = 0; whole !== undefined || skip < mostPages * pageSize; skip += pageSize) {
      const page = await ask(skip);
      const found = take(page).map(receivedOf);
      const times = found.map(({ at }) => at).filter(Number.isFinite);
      newest = Math.max(newest, ...times);
      const before = seen.size;
      for (const { key } of found) seen.add(key);
      const meets = goal === undefined || times.some((at) => at <= goal);
      // A server that takes no notice of `skip` would give the same page for ever.
      if (page.length < pageSize || meets || seen.size === before) break;
    }
    // A message that is dated later than now does not vouch for what comes until then.
    newest = Math.min(newest, serverNow() + slackMs);
    whole = Math.max(whole ?? newest, newest);
  }

  /** Whoever asks while it is under way gets what is true after their asking. */
  async function sync(until?: number): Promise<void> {
    if (running) {
      isWantedAgain = true;
      return running;
    }
    const work = async () => {
      do {
        isWantedAgain = false;
        await catchUp(until).catch((error) => {
          if (!isWantedAgain) throw error;
        });
      } while (isWantedAgain);
    };
    running = work().finally(() => {
      running = undefined;
    });
    return running;
  }

  /** The next earlier page. What the history has not shown yet, such as answers over the socket, is not counted. */
  async function goBack(): Promise<void> {
    const before = state().received.size;
    for (let skip = state().paged.size; ; skip += pageSize) {
      const page = await ask(skip);
      take(page);
      if (page.length < pageSize || state().received.size > before || skip > before) return;
    }
  }

  const goBackOnce = (): Promise<void> => {
    older ??= goBack().finally(() => {
      older = undefined;
    });
    return older;
  };

  /** The oldest time that is known. */
  const oldest = () => Math.min(...[...state().received.values()].map(({ at }) => at));

  return {
    /** Whether a page was ever there. */
    isKnown: () => whole !== undefined,
    hasAll: () => hasAll,
    /**
     * Brings everything up to now; rejects when that fails, and the next time begins where this one should have. With
     * `until`, the first time reads back to that instant.
     */
    sync,
    /** Asks for earlier messages, once at a time. */
    older: goBackOnce,
    /** Asks for earlier ones until that instant, in milliseconds, is among them, or it is too far back. */
    backTo: async (instant: number): Promise<void> => {
      for (let page = 0; page < mostPages && !hasAll && oldest() > instant; page += 1) await goBackOnce();
    },
  };
}

export type History = ReturnType<typeof createHistory>;
