import { sessionNumber } from '@/api/client/client';
import { asksOf } from './chatApi';
import { type OpenConnection, openConnection } from './connection';
import { createConnectionMonitor } from './connectionMonitor';
import { createDraftStorage } from './draftStorage';
import { createIncomingMessages } from './incomingMessages';
import { createOutbox } from './outbox';
import { conversationId, type Owner, randomHex } from './owner';
import { createReadReceipts } from './readReceipts';
import { createSocket } from './socket';
import { type ChatAction, type ChatState, initialState, reduce } from './state';
import { begunOf, type PanelState, storedPanel } from './storage';
import { createStore } from './store';
import { createSync } from './sync';
import { createView, newestReply } from './view';

interface Around {
  openConnection: OpenConnection;
  isVisible: () => boolean;
}

const browser: Around = { openConnection, isVisible: () => globalThis.document?.visibilityState !== 'hidden' };

/** Ids of one conversation's messages. Each tab counts from somewhere else. */
function countedIds(owner: Owner): () => string {
  let written = Number.parseInt(randomHex(4), 16) % 900_000_000;
  return () => {
    written += 1;
    return `${conversationId(owner)}.${written}`;
  };
}

/**
 * One visitor's conversation, from the first look until `close`: what is known of it, and all that can be done. All it
 * knows is in one store; socket, history, outbox and the rest hear of that and tell it what has happened.
 */
export function createChat(owner: Owner, around: Around = browser) {
  const closing = new AbortController();
  const { signal } = closing;
  const session = sessionNumber();
  /** The visitor is gone, or another one's token is stored already. */
  const isOver = () => signal.aborted || sessionNumber() !== session;

  const { unsent, ...panel } = storedPanel(owner);
  const waiting = unsent.map((one) => ({ ...one, delivery: 'sending' as const }));
  const store = createStore<ChatState, ChatAction>(reduce, initialState(begunOf(owner), panel, waiting), isOver);
  const { getState, dispatch } = store;
  const select = createView();
  const view = () => select(getState());

  const asks = asksOf(owner, signal);
  const { sync, older, backTo, trySync } = createSync(store, asks);
  const draftStorage = createDraftStorage(store, owner);
  const replies = createIncomingMessages(store, view);
  const outbox = createOutbox(store, { ...asks, newId: countedIds(owner), isOver, sync });
  const socket = createSocket(store, { ...asks, ...around, owner, signal, trySync });
  const reading = createReadReceipts(store, { ...asks, owner, isOver, trySync });
  const watch = createConnectionMonitor(store, { ...around, owner, socket, reading, trySync });

  async function restore(): Promise<void> {
    try {
      await sync();
      if (panel.position !== null) await backTo(panel.position);
    } catch {
      // Said on screen; the next check tries again.
    }
    dispatch({ type: 'restored', ids: waiting.map(({ id }) => id) });
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
      const isThere = await older().then(
        () => true,
        () => false,
      );
      dispatch({ type: 'older', older: isThere ? 'idle' : 'failed' });
    },
    /** An answer of that time was really seen. Of those that were there at a first look the newest counts for all. */
    seen: (at: number) => {
      if (at > (getState().begun?.readAt ?? at) || at === newestReply(view().rows)) reading.seen(at);
    },
    ...outbox,
    close: () => {
      closing.abort();
      for (const effect of [watch, reading, socket, outbox, replies, draftStorage]) effect.close();
    },
  };
}

export type Chat = ReturnType<typeof createChat>;
