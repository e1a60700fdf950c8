import { serverNow } from '@/api/client/serverTime';
import { newestTime } from './conversation';
import { endGuest } from './guest';
import type { Owner } from './owner';
import type { createReadReceipts } from './readReceipts';
import type { createSocket } from './socket';
import type { ChatState, ChatStore } from './state';
import { isLapsed } from './storage';

/** The interval of the connection checks, in ms. */
export const checkMs = 5000;
/**
 * A page that is hidden for this long (ms) disconnects, unless the newest message is recent (`aliveMs`). When the page
 * is visible again, the chat reconnects and reads the history.
 */
export const hiddenMs = 60_000;
/**
 * A visitor who waits for a reply may look at another tab. So a hidden tab stays connected while the newest message is
 * not older than this, in ms.
 */
export const aliveMs = 30 * 60_000;

/** Returns whether the newest message is recent, by the server's time. */
function isAlive({ conversation }: ChatState): boolean {
  const confirmedTimes = conversation.outgoing.map(({ confirmedAt = 0 }) => confirmedAt);
  return serverNow() - Math.max(newestTime(conversation) ?? 0, ...confirmedTimes) < aliveMs;
}

interface Dependencies {
  owner: Owner;
  isVisible: () => boolean;
  socket: ReturnType<typeof createSocket>;
  reading: ReturnType<typeof createReadReceipts>;
  trySync: () => void;
}

/**
 * The schedule of a conversation: checks it every 5 s, and when the page becomes visible or online again. Receives no
 * messages.
 */
export function createConnectionMonitor(
  { getState, dispatch }: ChatStore,
  { owner, isVisible, socket, reading, trySync }: Dependencies,
) {
  let hiddenSince: number | undefined;

  /**
   * Reconnects a lost connection, and retries a failed read of the history or a failed read receipt. While the panel is
   * open on a visible page and disconnected, polls the history. Disconnects a page that has been hidden for `hiddenMs`,
   * unless the newest message is recent. After a 429 response, skips several checks. Ends a guest's conversation that
   * has expired.
   */
  function check(): void {
    if (owner.kind === 'guest' && isLapsed()) {
      endGuest();
      return;
    }
    if (isVisible()) hiddenSince = undefined;
    else hiddenSince ??= performance.now();
    if (hiddenSince !== undefined && performance.now() - hiddenSince >= hiddenMs && !isAlive(getState())) {
      socket.pause();
      return;
    }
    if (getState().checksToSkip > 0) {
      dispatch({ type: 'skipped' });
      return;
    }
    socket.check();
    reading.retry();
    const { isBehind, panel, connection } = getState();
    if (isBehind || (panel.isOpen && isVisible() && connection !== 'up')) trySync();
  }

  const wake = () => {
    dispatch({ type: 'fellBehind' });
    if (isVisible()) check();
  };

  const ticking = setInterval(check, checkMs);
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  return {
    check,
    close: () => {
      clearInterval(ticking);
      window.removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
    },
  };
}
