import type { Conversation } from '@/api/calls/chat';
import { serverNow } from '@/api/client/serverTime';
import { type ChatRequests, pageSize } from './chatApi';
import { getReceived } from './conversation';
import type { ChatStore } from './state';

/** The maximum number of pages to read in a row, back to the last read message or to a scroll position. */
const maxPages = 20;
/** The uncertainty of the server's time on a slow connection, in ms. */
const slackMs = 60_000;

/**
 * Reads the server's history, so no message between known messages is missing. A message from the socket does not prove
 * that earlier messages have arrived. Only history pages prove this, if they reach from the newest message back to the
 * last complete time.
 */
export function createSync({ getState, dispatch }: ChatStore, { page: requestPage }: Pick<ChatRequests, 'page'>) {
  let running: Promise<void> | undefined;
  let isWantedAgain = false;
  let goingBack: Promise<void> | undefined;

  /**
   * Requests a history page and adds its messages to the state. Returns the messages, and whether the page is the last.
   */
  async function loadPage(skip: number): Promise<{ conversations: readonly Conversation[]; isLast: boolean }> {
    const page = await requestPage(skip);
    const conversations = page.filter((item) => item !== null);
    const isLast = page.length < pageSize;
    dispatch({ type: 'paged', page: conversations, isLast });
    return { conversations, isLast };
  }

  /**
   * Reads pages back to the last complete time (`completeUntil`). The first time, reads back to the last read message, up to
   * `maxPages` pages. Without a read message, reads one page.
   */
  async function catchUp(): Promise<void> {
    const { completeUntil, readState } = getState();
    const goal = completeUntil ?? readState?.readAt;
    const keys = new Set<string>();
    let newest = Number.NEGATIVE_INFINITY;
    for (let skip = 0; completeUntil !== undefined || skip < maxPages * pageSize; skip += pageSize) {
      const { conversations, isLast } = await loadPage(skip);
      const messages = conversations.map(getReceived);
      const times = messages.map(({ time }) => time).filter(Number.isFinite);
      newest = Math.max(newest, ...times);
      const before = keys.size;
      for (const { key } of messages) keys.add(key);
      const reachesGoal = goal === undefined || times.some((time) => time <= goal);
      // A server that ignores `skip` would return the same page forever.
      if (isLast || reachesGoal || keys.size === before) break;
    }
    // A message dated in the future does not prove that all messages before it are known.
    dispatch({ type: 'caughtUp', until: Math.min(newest, serverNow() + slackMs) });
  }

  async function run(): Promise<void> {
    try {
      do {
        isWantedAgain = false;
        await catchUp().catch((error) => {
          if (!isWantedAgain) throw error;
        });
      } while (isWantedAgain);
      dispatch({ type: 'synced' });
    } catch (failure) {
      dispatch({ type: 'syncFailed', failure });
      throw failure;
    } finally {
      running = undefined;
    }
  }

  /**
   * Reads the messages that the client does not know yet. Rejects if a request fails; the next run then reads back to
   * the same time. A call during a run makes that run read the history again, and resolves after the second read.
   */
  function sync(): Promise<void> {
    dispatch({ type: 'syncing' });
    isWantedAgain = running !== undefined;
    running ??= run();
    return running;
  }

  /**
   * Loads earlier pages until a page has a new message or is the last. `skip` does not count messages that only the
   * socket has delivered.
   */
  async function goBack(): Promise<void> {
    const countReceived = () => getState().conversation.received.size;
    const before = countReceived();
    for (let skip = getState().conversation.paged.size; ; skip += pageSize) {
      const { isLast } = await loadPage(skip);
      if (isLast || countReceived() > before || skip > before) return;
    }
  }

  /** Loads earlier messages (`goBack`). Concurrent calls share the requests. */
  function loadOlder(): Promise<void> {
    goingBack ??= goBack().finally(() => {
      goingBack = undefined;
    });
    return goingBack;
  }

  /** Returns the time of the oldest known message, in ms. */
  const oldest = () => Math.min(...[...getState().conversation.received.values()].map(({ time }) => time));

  return {
    sync,
    loadOlder,
    /** Calls `sync`. While checks are skipped after a 429 response, only marks the messages as out of date. */
    trySync: (): void => {
      if (getState().checksToSkip > 0) dispatch({ type: 'fellBehind' });
      else void sync().catch(() => undefined);
    },
    /** Loads earlier messages until a message from `instant` (ms) or earlier is known, or up to `maxPages` pages. */
    backTo: async (instant: number): Promise<void> => {
      for (let page = 0; page < maxPages && !getState().hasAll && oldest() > instant; page += 1) await loadOlder();
    },
  };
}
