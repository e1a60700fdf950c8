import type { ChatMessage, Conversation } from '@/api/calls/chat';
import type { MemberRow } from '../db/rows';
import type { MockState } from '../mockState';
import { refuse } from '../refusal';
import { replyTo } from './chatBot';
import { filesPath } from './files';

/** Rooms are this and a member's or guest's id. */
export const chatPrefix = 'kapao_';
/** Letters of one message. */
const longestText = 2000;
const longestId = 100;

interface Claimed {
  userId?: string | null;
  guestId?: string | null;
}

/** Whose chat it is. Members write in their own room alone; a guest's id is nobody's but theirs. */
export interface Owner {
  /** In the table: members and guests never share a room. */
  readonly key: string;
  readonly id: string;
  readonly member?: MemberRow;
}

/** The room that a caller asks for, or undefined when it is not theirs. */
export function ownerOf(mockState: MockState, caller: MemberRow | undefined, claimed: Claimed): Owner | undefined {
  if (claimed.userId) {
    return caller?._id === claimed.userId ? { key: `user:${caller._id}`, id: caller._id, member: caller } : undefined;
  }
  const id = claimed.guestId ?? '';
  // A guest who takes a member's id would hear the member's room.
  if (id === '' || id.length > longestId || mockState.db.member.get(id)) return undefined;
  return { key: `guest:${id}`, id };
}

/** What customers can send; the text or file in it has to be one that the chat takes. */
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
      const at = path.indexOf(filesPath);
      if (at < 0 || !mockState.db.upload.get(path.slice(at)) || message.payload.message.length > longestText) {
        refuse('KEY_INVALID');
      }
      return message;
    }
    default:
      return refuse('KEY_INVALID');
  }
}

/** Writes a message down; each has a time of its own, so that the order is never in doubt. */
function store(mockState: MockState, owner: Owner, conversation: Omit<Conversation, 'createdAt'>): Conversation {
  const last = mockState.db.chat.by('room', owner.key).at(-1)?.createdAt ?? 0;
  const createdAt = Math.max(mockState.clock.now(), last + 1);
  const whole = { ...conversation, createdAt: new Date(createdAt).toISOString() };
  mockState.db.chat.insert({ _id: mockState.ids.next(), room: owner.key, conversation: whole, createdAt });
  return whole;
}

/** The site's own chat names each message in its `session_id`: `k`, figures and a count. */
const messageName = /^k[0-9a-f]+\.\d+(?= |$)/;

/** The same message, where it is there already: a browser may repeat a request by itself when its connection breaks. */
function takenBefore(mockState: MockState, owner: Owner, { session_id }: Conversation): Conversation | undefined {
  const name = messageName.exec(session_id ?? '')?.[0];
  if (!name) return undefined;
  const all = mockState.db.chat
    .by('room', owner.key)
    .map(({ conversation }) => conversation as unknown as Conversation);
  return all.find(({ sender, session_id: id }) => sender === 'customer' && messageName.exec(id ?? '')?.[0] === name);
}

/** Takes a customer's message in, once, and has the bot answer; answers the stored message's time. */
export function receiveMessage(mockState: MockState, caller: MemberRow | undefined, sent: Conversation): string {
  const owner = ownerOf(mockState, caller, sent) ?? refuse('KEY_INVALID');
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

/** Support says something in a room: stored, and told to whoever has joined it. Answers what was stored. */
export function say(mockState: MockState, owner: Owner, message: ChatMessage, name: string): Conversation {
  const to = owner.member ? { userId: owner.id } : { guestId: owner.id };
  const conversation = store(mockState, owner, { sender: 'support', name, message, ...to });
  for (const listener of mockState.listeners) {
    listener({ type: 'messaging', room: `${chatPrefix}${owner.id}`, conversation });
  }
  return conversation;
}

/** The bot answers; the customer's own message is not sent back. */
function reply(mockState: MockState, owner: Owner, message: ChatMessage): void {
  const earlier = mockState.db.chat
    .by('room', owner.key)
    .map(({ conversation }) => conversation as unknown as Conversation);
  const { name, message: botReply } = replyTo(mockState, message, earlier);
  say(mockState, owner, botReply, name);
}

/** Newest first, from `skip` on. A room that is not the caller's is as empty as one that nobody has written in. */
export function historyOf(
  mockState: MockState,
  caller: MemberRow | undefined,
  claimed: Claimed,
  limit: number,
  skip: number,
): Conversation[] {
  const owner = ownerOf(mockState, caller, claimed);
  if (!owner) return [];
  const rows = mockState.db.chat.by('room', owner.key);
  const end = Math.max(0, rows.length - skip);
  return rows
    .slice(Math.max(0, end - limit), end)
    .reverse()
    .map(({ conversation }) => conversation as unknown as Conversation);
}

/** The customer has seen everything up to now. */
export function markRead(mockState: MockState, caller: MemberRow | undefined, claimed: Claimed): void {
  const owner = ownerOf(mockState, caller, claimed);
  if (!owner) return;
  for (const row of mockState.db.chat.by('room', owner.key)) {
    if (!row.read) mockState.db.chat.patch(row._id, { read: true });
  }
}
