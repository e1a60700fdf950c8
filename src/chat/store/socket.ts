import { type Conversation, conversationSchema } from '@/api/calls/chat';
import { isValidResponse, readAs } from '@/api/client/read';
import type { Asks } from './chatApi';
import type { Connection, OpenConnection } from './connection';
import type { Owner } from './owner';
import type { ChatStore, ConnectionState } from './state';

/** What is heard comes on screen this often at most: two hundred at once are one change. */
const gatherMs = 30;
/** After what is heard the history is asked whether there was more, such as from the visitor's other device. */
const verifyMs = 2000;

interface Around extends Pick<Asks, 'prefix'> {
  owner: Owner;
  openConnection: OpenConnection;
  signal: AbortSignal;
  /** Asks the history what was not heard. */
  trySync: () => void;
}

/** Keeps one line to the visitor's room open, as far as that is possible, and tells of what is heard. */
export function createSocket(
  { getState, dispatch }: ChatStore,
  { owner, openConnection, signal, prefix, trySync }: Around,
) {
  const heard: Conversation[] = [];
  let connection: Connection | undefined;
  let isOpening = false;
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let verifying: ReturnType<typeof setTimeout> | undefined;

  const set = (next: ConnectionState) => {
    if (next !== getState().connection) dispatch({ type: 'connection', connection: next });
  };
  const tell = () => {
    gathering = undefined;
    dispatch({ type: 'heard', conversations: heard.splice(0) });
  };

  function hear(payload: unknown): void {
    if (signal.aborted || !isValidResponse(conversationSchema, payload)) return;
    const conversation = readAs(conversationSchema, payload);
    // Only this room was joined: what names somebody else is nobody's business here.
    if ((conversation.userId || conversation.guestId || owner.id) !== owner.id) return;
    // Without a date nobody could tell it from the same one in the history, which is asked soon.
    if (Date.parse(conversation.createdAt)) heard.push(conversation);
    gathering ??= setTimeout(tell, gatherMs);
    clearTimeout(verifying);
    verifying = setTimeout(trySync, verifyMs);
  }

  async function open(): Promise<void> {
    isOpening = true;
    try {
      const opened = await openConnection(`${await prefix()}${owner.id}`, {
        onMessage: hear,
        onJoin: () => {
          if (signal.aborted) return;
          set('up');
          // What was said meanwhile was not heard.
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
    /** Connects again where there is no line. */
    check: () => {
      if (connection) connection.check();
      else if (!isOpening) void open();
    },
    /** Nobody looks: no line until the next `check`. */
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
