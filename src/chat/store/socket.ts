import { type Conversation, conversationSchema } from '@/api/calls/chat';
import { isValidResponse, readAs } from '@/api/client/read';
import type { ChatRequests } from './chatApi';
import type { Connection, OpenConnection } from './connection';
import type { Owner } from './owner';
import type { ChatStore, ConnectionState } from './state';

/**
 * The time in which received messages are collected for one update of the screen, in ms. Two hundred messages received
 * together are one update.
 */
const gatherMs = 30;
/**
 * The delay from a received message to a check of the history, in ms. The check finds messages that the socket does not
 * deliver, such as those from the visitor's other device.
 */
const verifyMs = 2000;

interface Dependencies extends Pick<ChatRequests, 'prefix'> {
  owner: Owner;
  openConnection: OpenConnection;
  signal: AbortSignal;
  /** Reads missed messages from the history. */
  trySync: () => void;
}

/**
 * The intake of messages: keeps one connection to the visitor's room open, and validates, gathers and dispatches what it
 * receives. `connectionMonitor.ts` says when to reconnect or pause.
 */
export function createSocket(
  { getState, dispatch }: ChatStore,
  { owner, openConnection, signal, prefix, trySync }: Dependencies,
) {
  const received: Conversation[] = [];
  let connection: Connection | undefined;
  let isOpening = false;
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let verifying: ReturnType<typeof setTimeout> | undefined;

  const set = (next: ConnectionState) => {
    if (next !== getState().connection) dispatch({ type: 'connection', connection: next });
  };
  const flush = () => {
    gathering = undefined;
    dispatch({ type: 'received', conversations: received.splice(0) });
  };

  function receive(payload: unknown): void {
    if (signal.aborted || !isValidResponse(conversationSchema, payload)) return;
    const conversation = readAs(conversationSchema, payload);
    // The room should contain only this visitor's messages. Ignore a message that names another visitor.
    if ((conversation.userId || conversation.guestId || owner.id) !== owner.id) return;
    // Drop a message without a valid date, because it cannot be matched to the same message in the history. The next
    // sync reads it from the history.
    if (Date.parse(conversation.createdAt)) received.push(conversation);
    gathering ??= setTimeout(flush, gatherMs);
    clearTimeout(verifying);
    verifying = setTimeout(trySync, verifyMs);
  }

  async function open(): Promise<void> {
    isOpening = true;
    try {
      const opened = await openConnection(`${await prefix()}${owner.id}`, {
        onMessage: receive,
        onJoin: () => {
          if (signal.aborted) return;
          set('up');
          // Read the messages that arrived while the connection was lost.
          trySync();
        },
        onChange: () => set(connection?.isUp() ? 'up' : 'down'),
      });
      if (signal.aborted) return opened.close();
      connection = opened;
    } catch (failure) {
      dispatch({ type: 'connection', connection: 'down', failure });
    } finally {
      isOpening = false;
    }
  }
  void open();

  return {
    /** Reconnects if there is no connection. */
    check: () => {
      if (connection) connection.check();
      else if (!isOpening) void open();
    },
    /** Disconnects until the next `check`, because the tab is hidden. */
    pause: () => {
      connection?.close();
      connection = undefined;
      set('connecting');
    },
    close: () => {
      clearTimeout(gathering);
      clearTimeout(verifying);
      connection?.close();
    },
  };
}
