import type { Conversation } from '@/api/calls/chat';
import { serverNow } from '@/api/client/serverTime';
import { type Asks, pageSize } from './chatApi';
import { receivedOf } from './conversation';
import type { ChatStore } from './state';

/** Pages that are read at a stretch where nothing is to be closed: back to what was read, or to a place. */
const mostPages = 20;
/** The server's time is not known closer than that on a slow line. */
const slackMs = 60_000;

/**
 * Asks the server's history, so that nothing is missing between what is known. The socket alone proves nothing: what it
 * tells may have come after a loss. Only pages do, read from the newest back to where everything was known before.
 */
export function createSync({ getState, dispatch }: ChatStore, { page: ask }: Pick<Asks, 'page'>) {
  let running: Promise<void> | undefined;
  let isWantedAgain = false;
  let goingBack: Promise<void> | undefined;

  /** Asks for a page and takes it in; answers what is in it. */
  async function take(skip: number): Promise<{ found: readonly Conversation[]; isLast: boolean }> {
    const page = await ask(skip);
    const found = page.filter((one) => one !== null);
    const isLast = page.length < pageSize;
    dispatch({ type: 'paged', page: found, isLast });
    return { found, isLast };
  }

  /** Until a page meets what was whole before; the first time back to what was read, or one page. */
  async function catchUp(): Promise<void> {
    const { whole, begun } = getState();
    const goal = whole ?? begun?.readAt;
    const seen = new Set<string>();
    let newest = Number.NEGATIVE_INFINITY;
    for (let skip = 0; whole !== undefined || skip < mostPages * pageSize; skip += pageSize) {
      const { found, isLast } = await take(skip);
      const all = found.map(receivedOf);
      const times = all.map(({ at }) => at).filter(Number.isFinite);
      newest = Math.max(newest, ...times);
      const before = seen.size;
      for (const { key } of all) seen.add(key);
      const meets = goal === undefined || times.some((at) => at <= goal);
      // A server that takes no notice of `skip` would give the same page for ever.
      if (isLast || meets || seen.size === before) break;
    }
    // A message that is dated later than now does not vouch for what comes until then.
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
   * Brings everything up to now; rejects when that fails, and the next time begins where this one should have. Whoever
   * asks while it is under way gets what is true after their asking.
   */
  function sync(): Promise<void> {
    dispatch({ type: 'syncing' });
    isWantedAgain = running !== undefined;
    running ??= run();
    return running;
  }

  /** The next earlier page. What the history has not shown yet, such as answers over the socket, is not counted. */
  async function goBack(): Promise<void> {
    const known = () => getState().conversation.received.size;
    const before = known();
    for (let skip = getState().conversation.paged.size; ; skip += pageSize) {
      const { isLast } = await take(skip);
      if (isLast || known() > before || skip > before) return;
    }
  }

  /** Asks for earlier messages, once at a time. */
  function older(): Promise<void> {
    goingBack ??= goBack().finally(() => {
      goingBack = undefined;
    });
    return goingBack;
  }

  /** The oldest time that is known. */
  const oldest = () => Math.min(...[...getState().conversation.received.values()].map(({ at }) => at));

  return {
    sync,
    older,
    /** Brings it up to now where the server may be asked, else at the next check. */
    trySync: (): void => {
      if (getState().checksToSkip > 0) dispatch({ type: 'fellBehind' });
      else void sync().catch(() => undefined);
    },
    /** Asks for earlier ones until that instant, in milliseconds, is among them, or it is too far back. */
    backTo: async (instant: number): Promise<void> => {
      for (let page = 0; page < mostPages && !getState().hasAll && oldest() > instant; page += 1) await older();
    },
  };
}
