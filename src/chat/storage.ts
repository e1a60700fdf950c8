import { type ChatMessage, chatMessageSchema } from '@/api/chat';
import { readAs } from '@/api/read';
import { localStore, onStored, sessionStore, storageKeys } from '@/device/storage';
import type { Outgoing } from './conversation';
import type { Owner } from './owner';

/** What the chat keeps in the browser. All of it names its owner: nobody is shown what is another's. */

const nameOf = ({ kind, id }: Owner) => `${kind}:${id}`;
const recordKeys = { member: storageKeys.chatMember, guest: storageKeys.chatGuest } as const;

const entriesOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function parse(text: string | null): Record<string, unknown> {
  try {
    return entriesOf(JSON.parse(text ?? ''));
  } catch {
    return {};
  }
}

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** A conversation that has begun, the same for all tabs; outlives the browser. */
export interface Begun {
  /** The server's time of the newest answer that was seen, in milliseconds. */
  readonly readAt: number;
  /** Grows with each message sent, so that other tabs hear of it. */
  readonly sent: number;
  /** What the server is not told of: what nobody has seen yet, or what was seen; else all is told. */
  readonly mark?: 'unseen' | 'due';
}

/**
 * What is known of this owner's conversation; undefined when none has begun here, or since a member has logged in: with
 * the session it goes, so that nobody learns from the browser who has written.
 */
export function begunOf(owner: Owner): Begun | undefined {
  const { owner: name, readAt, sent, mark } = parse(localStore.get(recordKeys[owner.kind]));
  if (name !== nameOf(owner) || !isTime(readAt)) return undefined;
  return { readAt, sent: isTime(sent) ? sent : 0, mark: mark as Begun['mark'] };
}

export function keepBegun(owner: Owner, begun: Begun): void {
  localStore.set(recordKeys[owner.kind], JSON.stringify({ owner: nameOf(owner), ...begun, at: Date.now() }));
}

/** A guest's conversation without a message for so long is over. */
export const guestMs = 24 * 60 * 60 * 1000;

/** Whether the guest's conversation is over, by this device's clock. */
export function isLapsed(): boolean {
  const { at } = parse(localStore.get(recordKeys.guest));
  return isTime(at) && Math.abs(Date.now() - at) >= guestMs;
}

/** Whether such a visitor, whoever it is, has a conversation under way. */
export const hasBegun = (kind: Owner['kind']): boolean =>
  isTime(parse(localStore.get(recordKeys[kind])).readAt) && !(kind === 'guest' && isLapsed());

/** Calls back when another tab has read or written. */
export const followBegun = ({ kind }: Owner, listener: () => void): (() => void) =>
  onStored([recordKeys[kind]], listener);

/** What a reload of this tab must not lose. */
export interface PanelState {
  readonly isOpen: boolean;
  readonly draft: string;
  /** The server's time of the topmost message in view; null at the end of the conversation. */
  readonly position: number | null;
}

/** Written, and not known to be sent: files cannot be kept before they are uploaded. */
type Unsent = readonly Pick<Outgoing, 'id' | 'message' | 'composedAt' | 'after'>[];
type Tab = PanelState & { readonly unsent: Unsent };

const nothing: Tab = { isOpen: false, draft: '', position: null, unsent: [] };

/** Whether it can be sent as it is, and not only with its file. */
export const isWhole = (message: ChatMessage): boolean =>
  message.message_type !== 'media' || message.payload.filePath !== '';

/** Only what the chat itself writes. */
function messageOf(value: unknown): ChatMessage | undefined {
  const message = readAs(chatMessageSchema, value);
  return ['text', 'postback', 'media'].includes(message.message_type) && isWhole(message) ? message : undefined;
}

function unsentOf(value: unknown): Unsent {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => {
    const { id, message, composedAt, after } = entriesOf(one);
    const known = messageOf(message);
    if (typeof id !== 'string' || !known || !isTime(composedAt)) return [];
    return [{ id, message: known, composedAt, after: isTime(after) ? after : undefined }];
  });
}

export function storedPanel(owner: Owner): Tab {
  const { owner: name, isOpen, draft, position, unsent } = parse(sessionStore.get(storageKeys.chatPanel));
  if (name !== nameOf(owner)) return nothing;
  return {
    isOpen: isOpen === true,
    draft: typeof draft === 'string' ? draft : '',
    position: isTime(position) ? position : null,
    unsent: unsentOf(unsent),
  };
}

/** Keeps more of it; the rest stays as it is. */
export function storePanel(owner: Owner, change: Partial<Tab>): void {
  sessionStore.set(storageKeys.chatPanel, JSON.stringify({ owner: nameOf(owner), ...storedPanel(owner), ...change }));
}

/** Whether this tab has anything to bring back for such a visitor, whoever it is. */
export function hasStoredPanel(kind: Owner['kind']): boolean {
  const { owner, isOpen, draft, unsent } = parse(sessionStore.get(storageKeys.chatPanel));
  return String(owner).startsWith(`${kind}:`) && Boolean(isOpen || draft || unsentOf(unsent).length);
}
