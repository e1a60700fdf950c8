import type { ChatMessage, Conversation } from '@/api/calls/chat';

/**
 * Builds the conversation as one correct list from three sources: history pages, messages over the socket, and messages
 * being sent here. Messages arrive in any order, late, twice or never. So this module stores all messages, and computes
 * the list from them. Every function here is pure.
 */

/** Delivery state of the visitor's own message. If the message has a file, the client uploads the file first. */
type Delivery = 'uploading_file' | 'sending' | 'failed' | 'succeed';

/**
 * A message that the visitor has written in this tab. After a reload, only messages that are not known to have arrived
 * remain, except those whose file was not uploaded.
 */
export interface Outgoing {
  /**
   * The client creates this id and sends it in `session_id`. So the client recognises the message when the server
   * returns it.
   */
  readonly id: string;
  readonly message: ChatMessage;
  readonly delivery: Delivery;
  /**
   * The time when the visitor wrote the message, in ms since 1970 by the server's clock. Shown until the server's own
   * time for the message is known.
   */
  readonly composedAt: number;
  /** The message's server time in ms since 1970, from the response to `send-message`. */
  readonly confirmedAt?: number;
  /**
   * The newest known server time when this message was first sent, in ms since 1970. The message's own server time is
   * later.
   */
  readonly after?: number;
  /** The error, if the message could not be sent. */
  readonly failure?: unknown;
  /** Media: the file, its object URL in this page, and the uploaded share (0 to 1). */
  readonly file?: File;
  readonly preview?: string;
  readonly share?: number;
}

/** A message that the server has returned. */
interface Received {
  readonly key: string;
  /** The message's server time in ms since 1970; infinite without a valid date. */
  readonly time: number;
  readonly isOwn: boolean;
  /**
   * The id that the visitor's client gave the message, in any visit. Undefined if the message has no id of this form.
   */
  readonly ownId: string | undefined;
  readonly conversation: Conversation;
}

export interface ConversationState {
  readonly received: ReadonlyMap<string, Received>;
  /** The keys of the messages that came with a history page. The request for the next earlier page skips them. */
  readonly paged: ReadonlySet<string>;
  /** The visitor's messages in the order in which they were written. */
  readonly outgoing: readonly Outgoing[];
}

/** One message on screen. */
export interface Row {
  /** The row's id. It does not change when the server returns the message, so React keeps the row's element. */
  readonly id: string;
  readonly isOwn: boolean;
  /** The message's time in ms since 1970; infinite if unknown. */
  readonly time: number;
  readonly name: string;
  readonly message: ChatMessage;
  readonly delivery: Delivery;
  readonly outgoing: Outgoing | undefined;
}

export const emptyConversation: ConversationState = { received: new Map(), paged: new Set(), outgoing: [] };

const ownIdPattern = /^(k[0-9a-f]{6,32}\.\d{1,9})(?: |$)/;

/** Returns the message id in a `session_id` of this client. Undefined for any other value. */
const readOwnId = (sessionId: unknown): string | undefined =>
  typeof sessionId === 'string' ? ownIdPattern.exec(sessionId)?.[1] : undefined;

/**
 * The maximum length of the text in a key, in characters. Long enough to distinguish messages of the same millisecond.
 */
const keyLength = 500;

export const isSameMessage = (first: ChatMessage, second: ChatMessage): boolean =>
  JSON.stringify(first) === JSON.stringify(second);

export function getReceived(conversation: Conversation): Received {
  const isOwn = conversation.sender === 'customer';
  const ownId = isOwn ? readOwnId(conversation.session_id) : undefined;
  const parsedTime = Date.parse(conversation.createdAt);
  const time = Number.isNaN(parsedTime) ? Number.POSITIVE_INFINITY : parsedTime;
  const content = JSON.stringify(conversation.message);
  const body = `${content.length} ${content.slice(0, keyLength)}`;
  // A browser may repeat a request, and the server then stores the message twice. Both copies have the same key, so the
  // list shows the message once.
  return { key: ownId ?? `${time} ${isOwn ? 'own' : 'team'} ${body}`, time, isOwn, ownId, conversation };
}

/**
 * Adds messages from the socket or from a history page. Of two copies of a message, keeps the copy with the earlier
 * time.
 */
export function withReceived(
  state: ConversationState,
  conversations: readonly Conversation[],
  isPage: boolean,
): ConversationState {
  const received = new Map(state.received);
  const paged = new Set(state.paged);
  for (const conversation of conversations) {
    const message = getReceived(conversation);
    const copy = received.get(message.key);
    if (!copy || message.time < copy.time) received.set(message.key, message);
    if (isPage) paged.add(message.key);
  }
  return { ...state, received, paged };
}

export const withOutgoing = (state: ConversationState, outgoing: Outgoing): ConversationState => ({
  ...state,
  outgoing: [...state.outgoing, outgoing],
});

export const withChange = (state: ConversationState, id: string, change: Partial<Outgoing>): ConversationState => ({
  ...state,
  outgoing: state.outgoing.map((message) => (message.id === id ? { ...message, ...change } : message)),
});

export const withoutOutgoing = (state: ConversationState, id: string): ConversationState => ({
  ...state,
  outgoing: state.outgoing.filter((message) => message.id !== id),
});

/** Returns the newest server time of the received messages, in ms since 1970. Undefined if no message has a date. */
export function newestTime({ received }: ConversationState): number | undefined {
  let newest: number | undefined;
  for (const { time } of received.values()) {
    if (Number.isFinite(time) && (newest === undefined || time > newest)) newest = time;
  }
  return newest;
}

/**
 * Returns a lower bound for the server time of a message sent now, in ms since 1970. Without dated messages, returns 0
 * if the history has been read (`isKnown`), and otherwise undefined.
 */
export const sentAfter = (state: ConversationState, isKnown: boolean): number | undefined =>
  newestTime(state) ?? (isKnown ? 0 : undefined);

/**
 * Matches the visitor's outgoing messages to received messages. Returns the received message by outgoing id, and leaves
 * out messages without a match. A match has the same id, or the server time from the response. If the backend stores no
 * ids and the response was lost, takes the earliest later message with the same content.
 */
export function matchOutgoing({ received, outgoing }: ConversationState): Map<string, Received> {
  const matches = new Map<string, Received>();
  const takenKeys = new Set<string>();
  const take = (id: string, match: Received) => {
    matches.set(id, match);
    takenKeys.add(match.key);
  };
  const unmatched: Outgoing[] = [];
  for (const message of outgoing) {
    const byId = received.get(message.id);
    if (byId) take(message.id, byId);
    else unmatched.push(message);
  }
  if (unmatched.length === 0) return matches;
  const withoutId = [...received.values()].filter(({ isOwn, ownId }) => isOwn && !ownId).sort(byTime);
  const takeFirst = (id: string, fits: (candidate: Received) => boolean) => {
    const match = withoutId.find((candidate) => !takenKeys.has(candidate.key) && fits(candidate));
    if (match) take(id, match);
  };
  for (const { id, confirmedAt } of unmatched)
    if (confirmedAt !== undefined) takeFirst(id, ({ time }) => time === confirmedAt);
  for (const { id, confirmedAt, after, message } of unmatched) {
    if (matches.has(id) || confirmedAt !== undefined || after === undefined) continue;
    takeFirst(id, ({ time, conversation }) => time > after && isSameMessage(conversation.message, message));
  }
  return matches;
}

const byTime = (a: Received, b: Received) => a.time - b.time || (a.key < b.key ? -1 : 1);

const getRow = (received: Received, outgoing?: Outgoing): Row => ({
  id: outgoing?.id ?? received.key,
  isOwn: received.isOwn,
  time: received.time,
  name: received.conversation.name ?? '',
  message: received.conversation.message,
  delivery: 'succeed',
  outgoing,
});

/**
 * Returns the whole conversation, oldest first. Unconfirmed and failed messages come at the end, in the order they were
 * written.
 */
export function getRows(state: ConversationState): Row[] {
  const matches = matchOutgoing(state);
  const idsByKey = new Map([...matches].map(([id, { key }]) => [key, id]));
  const outgoingById = new Map(state.outgoing.map((message) => [message.id, message]));
  const rows = [...state.received.values()].map((received) =>
    getRow(received, outgoingById.get(idsByKey.get(received.key) ?? '')),
  );
  const waiting: Row[] = [];
  for (const outgoing of state.outgoing) {
    if (matches.has(outgoing.id)) continue;
    const time = outgoing.confirmedAt ?? outgoing.composedAt;
    const row: Row = {
      id: outgoing.id,
      isOwn: true,
      time,
      name: '',
      message: outgoing.message,
      delivery: outgoing.confirmedAt === undefined ? outgoing.delivery : 'succeed',
      outgoing,
    };
    (outgoing.confirmedAt === undefined ? waiting : rows).push(row);
  }
  rows.sort((a, b) => (a.time === b.time ? (a.id < b.id ? -1 : 1) : a.time - b.time));
  return [...rows, ...waiting];
}

/**
 * Counts the team's replies after `readAt`. Replies without a date do not count, because they could never be marked as
 * read.
 */
export const unreadSince = (rows: readonly Row[], readAt: number): number =>
  rows.reduce((count, { isOwn, time }) => count + (!isOwn && time > readAt && Number.isFinite(time) ? 1 : 0), 0);
