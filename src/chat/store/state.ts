import type { Conversation } from '@/api/calls/chat';
import { ApiError } from '@/api/client/errors';
import {
  type ConversationState,
  emptyConversation,
  newestTime,
  type Outgoing,
  pairs,
  withChange,
  withOutgoing,
  without,
  withReceived,
} from './conversation';
import type { Begun, PanelState } from './storage';
import type { Store } from './store';

export type ConnectionState = 'connecting' | 'up' | 'down';

/** All that is known of one visitor's conversation. What follows from it is in `view.ts`. */
export interface ChatState {
  readonly conversation: ConversationState;
  /** How far it was read; undefined while none has begun. */
  readonly begun: Begun | undefined;
  /** What a reload brings back, beside what is not sent. */
  readonly panel: PanelState;
  /** From this time back everything is known, as far as it was asked; undefined before a first page was there. */
  readonly whole: number | undefined;
  /** The conversation's beginning is known. */
  readonly hasAll: boolean;
  readonly older: 'idle' | 'loading' | 'failed';
  readonly connection: ConnectionState;
  /** What the last visit has left is there again. */
  readonly isRestored: boolean;
  /** More may have been said than is known. */
  readonly isBehind: boolean;
  /** Why it could not be brought up to now. */
  readonly failure: unknown;
  /** Checks that are still left out. */
  readonly checksToSkip: number;
}

export type ChatAction =
  /** The socket has told of messages. */
  | { type: 'heard'; conversations: readonly Conversation[] }
  /** The history has, by a page; the last one has the beginning. */
  | { type: 'paged'; page: readonly Conversation[]; isLast: boolean }
  /** Nothing is missing up to this time. */
  | { type: 'caughtUp'; until: number }
  | { type: 'syncing' }
  | { type: 'synced' }
  | { type: 'syncFailed'; failure: unknown }
  /** More may have been said: the next check asks. */
  | { type: 'fellBehind' }
  /** A check was left out. */
  | { type: 'skipped' }
  | { type: 'retried' }
  | { type: 'older'; older: ChatState['older'] }
  | { type: 'connection'; connection: ConnectionState; failure?: unknown }
  | { type: 'written'; outgoing: Outgoing }
  | { type: 'changed'; id: string; change: Partial<Outgoing> }
  /** It has arrived; the server's time of it where it told one, and what that is taken for. */
  | { type: 'sent'; id: string; confirmedAt: number | undefined; at: number }
  | { type: 'removed'; id: string }
  | { type: 'read'; readAt: number; mark: Begun['mark'] }
  /** Another tab has read or written. */
  | { type: 'readElsewhere'; begun: Begun | undefined }
  | { type: 'panel'; change: Partial<PanelState> }
  /** The history has told what of these had arrived before the reload. */
  | { type: 'restored'; ids: readonly string[] };

export type ChatStore = Store<ChatState, ChatAction>;

/** What a visit begins with. What a reload has interrupted may have arrived: it counts as under way until the history tells. */
export const initialState = (
  begun?: Begun,
  panel: PanelState = { isOpen: false, draft: '', position: null },
  unsent: readonly Outgoing[] = [],
): ChatState => ({
  conversation: { ...emptyConversation, outgoing: unsent },
  begun,
  panel,
  whole: undefined,
  hasAll: false,
  older: 'idle',
  connection: 'connecting',
  isRestored: false,
  isBehind: true,
  failure: undefined,
  checksToSkip: 0,
});

/** Checks that are left out after the server has said "too often". */
const skippedChecks = 5;
const skipAfter = (checksToSkip: number, failure: unknown) =>
  failure instanceof ApiError && failure.status === 429 ? skippedChecks : checksToSkip;

const withRead = (begun: Begun | undefined, change: Partial<Begun> & { readAt: number }): Begun => ({
  sent: 0,
  mark: 'unseen',
  ...begun,
  ...change,
});

function withRestored(conversation: ConversationState, ids: readonly string[]): ConversationState {
  const found = pairs(conversation);
  return ids.reduce(
    (state, id) => withChange(state, id, { delivery: found.has(id) ? 'succeed' : 'failed' }),
    conversation,
  );
}

/** Every change of a conversation. Pure. */
export function reduce(state: ChatState, action: ChatAction): ChatState {
  const { conversation, begun } = state;
  const talk = (next: ConversationState): ChatState => ({ ...state, conversation: next });
  switch (action.type) {
    case 'heard':
      return talk(withReceived(conversation, action.conversations, false));
    case 'paged':
      return { ...talk(withReceived(conversation, action.page, true)), hasAll: state.hasAll || action.isLast };
    case 'caughtUp':
      return { ...state, whole: Math.max(state.whole ?? action.until, action.until) };
    case 'syncing':
      return { ...state, isBehind: false };
    case 'synced': {
      // What was said up to the first look is no news, though nobody has told the server.
      const isNew = !begun && conversation.received.size > 0;
      const now = isNew ? withRead(begun, { readAt: newestTime(conversation) ?? 0 }) : begun;
      return { ...state, failure: undefined, begun: now };
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
      return talk(withOutgoing(conversation, action.outgoing));
    case 'changed':
      return talk(withChange(conversation, action.id, action.change));
    case 'sent': {
      const { id, confirmedAt, at } = action;
      const read = withRead(begun, { readAt: begun?.readAt ?? at, sent: (begun?.sent ?? 0) + 1 });
      return { ...talk(withChange(conversation, id, { delivery: 'succeed', confirmedAt })), begun: read };
    }
    case 'removed':
      return talk(without(conversation, action.id));
    case 'read':
      return { ...state, begun: withRead(begun, { readAt: action.readAt, mark: action.mark }) };
    case 'readElsewhere':
      return { ...state, begun: action.begun };
    case 'panel':
      return { ...state, panel: { ...state.panel, ...action.change } };
    case 'restored':
      return { ...talk(withRestored(conversation, action.ids)), isRestored: true };
  }
}
