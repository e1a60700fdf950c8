import type { Conversation } from '@/api/calls/chat';
import { ApiError } from '@/api/client/errors';
import { createStore, type Store } from '@/lib/store';
import {
  type ConversationState,
  emptyConversation,
  matchOutgoing,
  newestTime,
  type Outgoing,
  withChange,
  withOutgoing,
  withoutOutgoing,
  withReceived,
} from './conversation';
import type { PanelState, ReadState } from './storage';

export type ConnectionState = 'connecting' | 'up' | 'down';

/** The state of one visitor's conversation. Derived values are in `view.ts`. */
export interface ChatState {
  readonly conversation: ConversationState;
  /** The read state; undefined if no conversation has begun. */
  readonly readState: ReadState | undefined;
  /** The panel's state, which a reload restores together with the unsent messages. */
  readonly panel: PanelState;
  /**
   * The client knows all messages between the oldest loaded message and this time (ms). Undefined before the first
   * page.
   */
  readonly completeUntil: number | undefined;
  /** True once the start of the conversation is loaded. */
  readonly hasAll: boolean;
  readonly older: 'idle' | 'loading' | 'failed';
  readonly connection: ConnectionState;
  /** True once the last visit's state is restored. */
  readonly isRestored: boolean;
  /** True if the server may have messages that the client does not know. */
  readonly isBehind: boolean;
  /** The error of the last sync. Undefined after a success or a manual retry. */
  readonly failure: unknown;
  /** The number of connection checks that are still to be skipped. */
  readonly checksToSkip: number;
}

export type ChatAction =
  /** Messages arrived over the socket. */
  | { type: 'received'; conversations: readonly Conversation[] }
  /** A history page arrived. If `isLast`, the page contains the start of the conversation. */
  | { type: 'paged'; page: readonly Conversation[]; isLast: boolean }
  /** All messages up to this time (ms) are known. */
  | { type: 'caughtUp'; until: number }
  | { type: 'syncing' }
  | { type: 'synced' }
  | { type: 'syncFailed'; failure: unknown }
  /** There may be more messages; the next check reads the history. */
  | { type: 'fellBehind' }
  /** The monitor has skipped a connection check. */
  | { type: 'skipped' }
  | { type: 'retried' }
  | { type: 'older'; older: ChatState['older'] }
  | { type: 'connection'; connection: ConnectionState; failure?: unknown }
  | { type: 'written'; outgoing: Outgoing }
  | { type: 'changed'; id: string; change: Partial<Outgoing> }
  /**
   * The server has stored the message. `confirmedAt` is its server time (ms), if the response contained a valid time.
   * `time` (ms) is for the read state.
   */
  | { type: 'sent'; id: string; confirmedAt: number | undefined; time: number }
  | { type: 'removed'; id: string }
  | { type: 'read'; readAt: number; mark: ReadState['mark'] }
  /** The visitor has read or written messages in another tab. */
  | { type: 'readElsewhere'; readState: ReadState | undefined }
  | { type: 'panel'; change: Partial<PanelState> }
  /** The last visit's state is restored. Messages in `ids` that are not in the known history count as failed. */
  | { type: 'restored'; ids: readonly string[] };

export interface ChatStore extends Omit<Store<ChatState>, 'setState'> {
  dispatch(action: ChatAction): void;
}

/** Creates a store that changes only by actions. It ignores every action once `isOver` returns true. */
export function createChatStore(initial: ChatState, isOver = () => false): ChatStore {
  const { getState, setState, subscribe } = createStore(initial);
  return {
    getState,
    subscribe,
    dispatch: (action) => {
      if (!isOver()) setState(reduce(getState(), action));
    },
  };
}

/**
 * Returns the state at the start of a visit. A message that a reload interrupted may have arrived. So this message
 * counts as sending until the history shows whether it did.
 */
export const initialState = (
  readState?: ReadState,
  panel: PanelState = { isOpen: false, draft: '', position: null },
  unsent: readonly Outgoing[] = [],
): ChatState => ({
  conversation: { ...emptyConversation, outgoing: unsent },
  readState,
  panel,
  completeUntil: undefined,
  hasAll: false,
  older: 'idle',
  connection: 'connecting',
  isRestored: false,
  isBehind: true,
  failure: undefined,
  checksToSkip: 0,
});

/** The number of checks skipped after a 429 response. */
const skippedChecks = 5;
const skipAfter = (checksToSkip: number, failure: unknown) =>
  failure instanceof ApiError && failure.status === 429 ? skippedChecks : checksToSkip;

const withRead = (readState: ReadState | undefined, change: Partial<ReadState> & { readAt: number }): ReadState => ({
  sent: 0,
  mark: 'unseen',
  ...readState,
  ...change,
});

function withRestored(conversation: ConversationState, ids: readonly string[]): ConversationState {
  const matches = matchOutgoing(conversation);
  return ids.reduce(
    (state, id) => withChange(state, id, { delivery: matches.has(id) ? 'succeed' : 'failed' }),
    conversation,
  );
}

/** Returns the state after an action. This function is pure. */
export function reduce(state: ChatState, action: ChatAction): ChatState {
  const { conversation, readState } = state;
  const withConversation = (next: ConversationState): ChatState => ({ ...state, conversation: next });
  switch (action.type) {
    case 'received':
      return withConversation(withReceived(conversation, action.conversations, false));
    case 'paged':
      return {
        ...withConversation(withReceived(conversation, action.page, true)),
        hasAll: state.hasAll || action.isLast,
      };
    case 'caughtUp':
      return { ...state, completeUntil: Math.max(state.completeUntil ?? action.until, action.until) };
    case 'syncing':
      return { ...state, isBehind: false };
    case 'synced': {
      // Messages before the first load count as read, although the server has no read receipt for them.
      const isNew = !readState && conversation.received.size > 0;
      const now = isNew ? withRead(readState, { readAt: newestTime(conversation) ?? 0 }) : readState;
      return { ...state, failure: undefined, readState: now };
    }
    case 'syncFailed':
      return {
        ...state,
        failure: action.failure,
        isBehind: true,
        checksToSkip: skipAfter(state.checksToSkip, action.failure),
      };
    case 'fellBehind':
      return { ...state, isBehind: true };
    case 'skipped':
      return { ...state, checksToSkip: state.checksToSkip - 1 };
    case 'retried':
      return { ...state, failure: undefined, checksToSkip: 0 };
    case 'older':
      return { ...state, older: action.older };
    case 'connection':
      return { ...state, connection: action.connection, checksToSkip: skipAfter(state.checksToSkip, action.failure) };
    case 'written':
      return withConversation(withOutgoing(conversation, action.outgoing));
    case 'changed':
      return withConversation(withChange(conversation, action.id, action.change));
    case 'sent': {
      const { id, confirmedAt, time } = action;
      const read = withRead(readState, { readAt: readState?.readAt ?? time, sent: (readState?.sent ?? 0) + 1 });
      return {
        ...withConversation(withChange(conversation, id, { delivery: 'succeed', confirmedAt })),
        readState: read,
      };
    }
    case 'removed':
      return withConversation(withoutOutgoing(conversation, action.id));
    case 'read':
      return { ...state, readState: withRead(readState, { readAt: action.readAt, mark: action.mark }) };
    case 'readElsewhere':
      return { ...state, readState: action.readState };
    case 'panel':
      return { ...state, panel: { ...state.panel, ...action.change } };
    case 'restored':
      return { ...withConversation(withRestored(conversation, action.ids)), isRestored: true };
  }
}
