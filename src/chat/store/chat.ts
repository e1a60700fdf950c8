import { sessionNumber } from '@/api/client/client';
import { createChatRequests } from './chatApi';
import { type OpenConnection, openConnection } from './connection';
import { createConnectionMonitor } from './connectionMonitor';
import { createDraftStorage } from './draftStorage';
import { createIncomingMessages } from './incomingMessages';
import { createOutbox } from './outbox';
import { conversationId, type Owner, randomHex } from './owner';
import { createReadReceipts } from './readReceipts';
import { createSocket } from './socket';
import { createChatStore, initialState } from './state';
import { getReadState, type PanelState, storedPanel } from './storage';
import { createSync } from './sync';
import { createView, getNewestReplyTime } from './view';

interface Dependencies {
  openConnection: OpenConnection;
  isVisible: () => boolean;
}

const browser: Dependencies = { openConnection, isVisible: () => document.visibilityState !== 'hidden' };

/**
 * Returns a function that creates message ids for one conversation. Each tab starts counting from a random number, so
 * that two tabs do not create the same id.
 */
function createIdCounter(owner: Owner): () => string {
  let count = Number.parseInt(randomHex(4), 16) % 900_000_000;
  return () => {
    count += 1;
    return `${conversationId(owner)}.${count}`;
  };
}

/**
 * Creates one visitor's conversation with its state and all actions. The conversation runs until `close`. One store
 * holds the state. The socket, history, outbox and other modules read the store, and they change the state by
 * dispatching actions.
 */
export function createChat(owner: Owner, dependencies: Dependencies = browser) {
  const closing = new AbortController();
  const { signal } = closing;
  const session = sessionNumber();
  /** Returns whether the conversation was closed or the session has changed. */
  const isOver = () => signal.aborted || sessionNumber() !== session;

  const { unsent, ...panel } = storedPanel(owner);
  const pendingMessages = unsent.map((message) => ({ ...message, delivery: 'sending' as const }));
  const store = createChatStore(initialState(getReadState(owner), panel, pendingMessages), isOver);
  const { getState, dispatch } = store;
  const select = createView();
  const view = () => select(getState());

  const requests = createChatRequests(owner, signal);
  const { sync, loadOlder, backTo, trySync } = createSync(store, requests);
  const draftStorage = createDraftStorage(store, owner);
  const replies = createIncomingMessages(store, view);
  const outbox = createOutbox(store, { ...requests, newId: createIdCounter(owner), isOver, sync });
  const socket = createSocket(store, { ...requests, ...dependencies, owner, signal, trySync });
  const reading = createReadReceipts(store, { ...requests, owner, isOver, trySync });
  const watch = createConnectionMonitor(store, { ...dependencies, owner, socket, reading, trySync });

  async function restore(): Promise<void> {
    try {
      await sync();
      if (panel.position !== null) await backTo(panel.position);
    } catch {
      // The panel shows the failure, and the next connection check retries.
    }
    dispatch({ type: 'restored', ids: pendingMessages.map(({ id }) => id) });
  }
  void restore();

  return {
    owner,
    view,
    subscribe: store.subscribe,
    onReplies: replies.onReplies,
    panel: (): PanelState => getState().panel,
    setPanel: (change: Partial<PanelState>) => dispatch({ type: 'panel', change }),
    setOpen: (isOpen: boolean) => {
      dispatch({ type: 'panel', change: { isOpen } });
      if (isOpen) watch.check();
    },
    retry: () => {
      dispatch({ type: 'retried' });
      trySync();
    },
    loadOlder: async (): Promise<void> => {
      if (getState().older === 'loading' || getState().hasAll) return;
      dispatch({ type: 'older', older: 'loading' });
      const isLoaded = await loadOlder().then(
        () => true,
        () => false,
      );
      dispatch({ type: 'older', older: isLoaded ? 'idle' : 'failed' });
    },
    /**
     * Records that the visitor has seen the reply of this `time` (ms since 1970). Ignores replies up to `readAt`, except
     * the newest reply. Seeing a reply counts as seeing all earlier replies.
     */
    markSeen: (time: number) => {
      if (time > (getState().readState?.readAt ?? time) || time === getNewestReplyTime(view().rows))
        reading.markSeen(time);
    },
    ...outbox,
    close: () => {
      closing.abort();
      for (const effect of [watch, reading, socket, outbox, replies, draftStorage]) effect.close();
    },
  };
}

export type Chat = ReturnType<typeof createChat>;
