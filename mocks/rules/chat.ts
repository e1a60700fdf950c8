import type { ChatMessage, Conversation } from '@/api/calls/chat';
import type { MemberRow } from '../db/rows';
import type { MockState } from '../mockState';
import { refuse } from '../refusal';
import { replyTo } from './chatBot';
import { filesPath } from './files';

/** The name of a room is this prefix and the id of a member or guest. */
export const chatPrefix = 'kapao_';
/** Maximum number of characters in a message. */
const longestText = 2000;
const longestId = 100;

interface Claimed {
  userId?: string | null;
  guestId?: string | null;
}

/** The owner of a chat. Members write only in their own room; a guest id belongs to one guest. */
export interface Owner {
  /** The value of `room` in the chat table. Members and guests never share a room. */
  readonly key: string;
  readonly id: string;
  readonly member?: MemberRow;
}

/** Returns the owner of the room that a caller claims, or undefined if the room does not belong to the caller. */
export function getOwner(mockState: MockState, caller: MemberRow | undefined, claimed: Claimed): Owner | undefined {
  if (claimed.userId) {
    return caller?._id === claimed.userId ? { key: `user:${caller._id}`, id: caller._id, member: caller } : undefined;
  }
  const id = claimed.guestId ?? '';
  // A guest with the id of a member would receive the messages of that member's room, so that id gives a guest no room.
  if (id === '' || id.length > longestId || mockState.db.member.get(id)) return undefined;
  return { key: `guest:${id}`, id };
}

/** Returns a customer's message. Refuses a type that customers cannot send, and an invalid text or file. */
function checkMessage(mockState: MockState, message: ChatMessage): ChatMessage {
  switch (message.message_type) {
    case 'text': {
      const text = message.payload.message;
      if (text.trim() === '' || text.length > longestText) refuse('KEY_INVALID');
      return message;
    }
    case 'postback':
      if (message.payload.title.length > longestText || message.payload.payload.length > longestText) {
        refuse('KEY_INVALID');
      }
      return message;
    case 'media': {
      const path = message.payload.filePath;
      const start = path.indexOf(filesPath);
      if (start < 0 || !mockState.db.upload.get(path.slice(start)) || message.payload.message.length > longestText) {
        refuse('KEY_INVALID');
      }
      return message;
    }
    default:
      return refuse('KEY_INVALID');
  }
}

/**
 * Stores a message at the clock's time, or 1 ms after the room's last message if that is later. Each message of a room
 * has a unique time.
 */
function store(mockState: MockState, owner: Owner, conversation: Omit<Conversation, 'createdAt'>): Conversation {
  const last = mockState.db.chat.by('room', owner.key).at(-1)?.createdAt ?? 0;
  const createdAt = Math.max(mockState.clock.now(), last + 1);
  const whole = { ...conversation, createdAt: new Date(createdAt).toISOString() };
  mockState.db.chat.insert({ _id: mockState.ids.next(), room: owner.key, conversation: whole, createdAt });
  return whole;
}

/** The app's own chat identifies each message in its `session_id`: `k`, hex digits, a dot and a count. */
const messageName = /^k[0-9a-f]+\.\d+(?= |$)/;

/**
 * Returns the customer's stored message with the identifier of this message, or undefined. A browser may resend a
 * request when its connection breaks.
 */
function takenBefore(mockState: MockState, owner: Owner, { session_id }: Conversation): Conversation | undefined {
  const name = messageName.exec(session_id ?? '')?.[0];
  if (!name) return undefined;
  const all = mockState.db.chat.by('room', owner.key).map(({ conversation }) => conversation);
  return all.find(({ sender, session_id: id }) => sender === 'customer' && messageName.exec(id ?? '')?.[0] === name);
}

/** Stores a customer's message once, lets the bot reply, and returns the stored message's time. */
export function receiveMessage(mockState: MockState, caller: MemberRow | undefined, sent: Conversation): string {
  const owner = getOwner(mockState, caller, sent) ?? refuse('KEY_INVALID');
  const message = checkMessage(mockState, sent.message);
  const before = takenBefore(mockState, owner, sent);
  if (before) return before.createdAt;
  const { member } = owner;
  const text = (value: string | null | undefined) => (value ? value.slice(0, longestText) : undefined);
  const who = member
    ? { userId: member._id, username: member.username, name: member.name }
    : { guestId: owner.id, username: text(sent.username), name: text(sent.name) };
  const rest = { session_id: text(sent.session_id), deviceToken: text(sent.deviceToken) };
  const { createdAt } = store(mockState, owner, { sender: 'customer', message, ...who, ...rest });
  reply(mockState, owner, message);
  return createdAt;
}

/** Stores a message from support and sends it to all clients in the room. Returns the stored message. */
export function say(mockState: MockState, owner: Owner, message: ChatMessage, name: string): Conversation {
  const to = owner.member ? { userId: owner.id } : { guestId: owner.id };
  const conversation = store(mockState, owner, { sender: 'support', name, message, ...to });
  for (const listener of mockState.listeners) {
    listener({ type: 'messaging', room: `${chatPrefix}${owner.id}`, conversation });
  }
  return conversation;
}

/** Stores and sends the bot's reply. The customer's own message is not sent back. */
function reply(mockState: MockState, owner: Owner, message: ChatMessage): void {
  const earlier = mockState.db.chat.by('room', owner.key).map(({ conversation }) => conversation);
  const { name, message: botReply } = replyTo(mockState, message, earlier);
  say(mockState, owner, botReply, name);
}

/**
 * Returns up to `limit` messages without the newest `skip`, newest first. Returns `[]` for a room that is not the
 * caller's.
 */
export function getChatHistory(
  mockState: MockState,
  caller: MemberRow | undefined,
  claimed: Claimed,
  limit: number,
  skip: number,
): Conversation[] {
  const owner = getOwner(mockState, caller, claimed);
  if (!owner) return [];
  const rows = mockState.db.chat.by('room', owner.key);
  const end = Math.max(0, rows.length - skip);
  return rows
    .slice(Math.max(0, end - limit), end)
    .reverse()
    .map(({ conversation }) => conversation);
}

/** Marks all messages up to now as read by the customer. */
export function markRead(mockState: MockState, caller: MemberRow | undefined, claimed: Claimed): void {
  const owner = getOwner(mockState, caller, claimed);
  if (!owner) return;
  for (const row of mockState.db.chat.by('room', owner.key)) {
    if (!row.read) mockState.db.chat.patch(row._id, { read: true });
  }
}
