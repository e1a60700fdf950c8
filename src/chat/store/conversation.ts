import type { ChatMessage, Conversation } from '@/api/calls/chat';

/**
 * The conversation as one right list, out of three things that come in any order, late, twice or never: pages of the
 * server's history, messages heard over the socket, and what is being sent from here. Nothing is ever put "at the end" of
 * a list: everything known is kept, and the list is worked out of it anew. All of it is pure.
 */

/** Where a message of the customer's own stands; media are uploaded first. */
export type Delivery = 'uploading_file' | 'sending' | 'failed' | 'succeed';

/** A message written here, until the page is left. */
export interface Outgoing {
  /** Made here. It travels in `session_id`, so that the message is known again when the server tells of it. */
  readonly id: string;
  readonly message: ChatMessage;
  readonly delivery: Delivery;
  /** By the device's clock, in milliseconds: shown until the server's own time is known, compared with nothing. */
  readonly composedAt: number;
  /** The server's time of it, in milliseconds, from the answer to `send-message`. */
  readonly confirmedAt?: number;
  /** The newest time that was known of the server when it was first sent; what it tells of this message is later. */
  readonly after?: number;
  /** Why it is not sent. */
  readonly failure?: unknown;
  /** Media: the file, its address in this page, and the share of it that is on its way. */
  readonly file?: File;
  readonly preview?: string;
  readonly share?: number;
}

/** A message that the server has told of. */
export interface Received {
  readonly key: string;
  /** Milliseconds since 1970; infinite when it came without a usable date. */
  readonly at: number;
  readonly isOwn: boolean;
  /** The id it was given here, in this visit or an earlier one. */
  readonly ownId: string | undefined;
  readonly conversation: Conversation;
}

export interface ConversationState {
  readonly received: ReadonlyMap<string, Received>;
  /** Of those, how many the history has shown: the next earlier page begins behind them. */
  readonly paged: ReadonlySet<string>;
  /** In the order they were written. */
  readonly outgoing: readonly Outgoing[];
}

/** One line of the conversation on screen. */
export interface Row {
  /** Stays the same from the moment it is written here until long after the server has told of it. */
  readonly id: string;
  readonly isOwn: boolean;
  /** Milliseconds; not finite when unknown. */
  readonly at: number;
  readonly name: string;
  readonly message: ChatMessage;
  readonly delivery: Delivery;
  readonly outgoing: Outgoing | undefined;
}

export const emptyConversation: ConversationState = { received: new Map(), paged: new Set(), outgoing: [] };

const ownIdPattern = /^(k[0-9a-f]{6,32}\.\d{1,9})(?: |$)/;

/** The id inside a `session_id` that was written here. */
export const ownIdIn = (sessionId: unknown): string | undefined =>
  typeof sessionId === 'string' ? ownIdPattern.exec(sessionId)?.[1] : undefined;

/** Long enough to tell messages of the same millisecond apart. */
const keyLength = 500;

export const sameMessage = (one: ChatMessage, other: ChatMessage): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export function receivedOf(conversation: Conversation): Received {
  const isOwn = conversation.sender === 'customer';
  const ownId = isOwn ? ownIdIn(conversation.session_id) : undefined;
  const time = Date.parse(conversation.createdAt);
  const at = Number.isNaN(time) ? Number.POSITIVE_INFINITY : time;
  const content = JSON.stringify(conversation.message);
  const body = `${content.length} ${content.slice(0, keyLength)}`;
  // The server may have stored one message twice, when a browser repeated the request by itself: it is shown once.
  return { key: ownId ?? `${at} ${isOwn ? 'own' : 'team'} ${body}`, at, isOwn, ownId, conversation };
}

/** What the server has told, by the socket or by a page of its history. What is known already changes nothing. */
export function withReceived(
  state: ConversationState,
  conversations: readonly Conversation[],
  isPage: boolean,
): ConversationState {
  const received = new Map(state.received);
  const paged = new Set(state.paged);
  for (const conversation of conversations) {
    const one = receivedOf(conversation);
    const known = received.get(one.key);
    if (!known || one.at < known.at) received.set(one.key, one);
    if (isPage) paged.add(one.key);
  }
  return { ...state, received, paged };
}

export const withOutgoing = (state: ConversationState, outgoing: Outgoing): ConversationState => ({
  ...state,
  outgoing: [...state.outgoing, outgoing],
});

export const withChange = (state: ConversationState, id: string, change: Partial<Outgoing>): ConversationState => ({
  ...state,
  outgoing: state.outgoing.map((one) => (one.id === id ? { ...one, ...change } : one)),
});

export const without = (state: ConversationState, id: string): ConversationState => ({
  ...state,
  outgoing: state.outgoing.filter((one) => one.id !== id),
});

/** The newest time that the server has told of; undefined while nothing is known. */
export function newestTime({ received }: ConversationState): number | undefined {
  let newest: number | undefined;
  for (const { at } of received.values()) {
    if (Number.isFinite(at) && (newest === undefined || at > newest)) newest = at;
  }
  return newest;
}

/** What the server tells of a message sent now is later than this; undefined while nobody can know. */
export const sentAfter = (state: ConversationState, isKnown: boolean): number | undefined =>
  newestTime(state) ?? (isKnown ? 0 : undefined);

/**
 * Which of the received messages each message from here is: by its id, by the time that its answer told, or, where a
 * backend keeps no id and the answer was lost, by what it says; then the earliest one that can be meant.
 */
export function pairs({ received, outgoing }: ConversationState): Map<string, Received> {
  const found = new Map<string, Received>();
  const taken = new Set<string>();
  const take = (id: string, one: Received) => {
    found.set(id, one);
    taken.add(one.key);
  };
  const open: Outgoing[] = [];
  for (const one of outgoing) {
    const byId = received.get(one.id);
    if (byId) take(one.id, byId);
    else open.push(one);
  }
  if (open.length === 0) return found;
  const nameless = [...received.values()].filter(({ isOwn, ownId }) => isOwn && !ownId).sort(byTime);
  const pick = (one: Outgoing, fits: (candidate: Received) => boolean) => {
    const candidate = nameless.find((candidate) => !taken.has(candidate.key) && fits(candidate));
    if (candidate) take(one.id, candidate);
  };
  for (const one of open) if (one.confirmedAt !== undefined) pick(one, ({ at }) => at === one.confirmedAt);
  for (const one of open) {
    const { after, message } = one;
    if (found.has(one.id) || one.confirmedAt !== undefined || after === undefined) continue;
    pick(one, ({ at, conversation }) => at > after && sameMessage(conversation.message, message));
  }
  return found;
}

const byTime = (a: Received, b: Received) => a.at - b.at || (a.key < b.key ? -1 : 1);

const rowOf = (received: Received, outgoing?: Outgoing): Row => ({
  id: outgoing?.id ?? received.key,
  isOwn: received.isOwn,
  at: received.at,
  name: received.conversation.name ?? '',
  message: received.conversation.message,
  delivery: 'succeed',
  outgoing,
});

/** The whole conversation, oldest first; what is not confirmed yet, or not sent, stands at its end as it was written. */
export function rowsOf(state: ConversationState): Row[] {
  const found = pairs(state);
  const sent = new Map([...found].map(([id, { key }]) => [key, id]));
  const mine = new Map(state.outgoing.map((one) => [one.id, one]));
  const rows = [...state.received.values()].map((one) => rowOf(one, mine.get(sent.get(one.key) ?? '')));
  const waiting: Row[] = [];
  for (const one of state.outgoing) {
    if (found.has(one.id)) continue;
    const at = one.confirmedAt ?? one.composedAt;
    const row: Row = {
      id: one.id,
      isOwn: true,
      at,
      name: '',
      message: one.message,
      delivery: one.confirmedAt === undefined ? one.delivery : 'succeed',
      outgoing: one,
    };
    (one.confirmedAt === undefined ? waiting : rows).push(row);
  }
  rows.sort((a, b) => (a.at === b.at ? (a.id < b.id ? -1 : 1) : a.at - b.at));
  return [...rows, ...waiting];
}

/** How many answers of the team are later than this time; one without a date could never be read up to. */
export const unreadSince = (rows: readonly Row[], readAt: number): number =>
  rows.reduce((count, { isOwn, at }) => count + (!isOwn && at > readAt && Number.isFinite(at) ? 1 : 0), 0);
