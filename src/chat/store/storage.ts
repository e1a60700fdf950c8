import * as v from 'valibot';
import { type ChatMessage, chatMessageSchema } from '@/api/calls/chat';
import { readAs } from '@/api/client/read';
import { onStorageChange, sessionStore, storageKeys } from '@/device/storage';
import { stored } from '@/device/stored';
import type { Outgoing } from './conversation';
import type { Owner } from './owner';

/** What the chat keeps in the browser. All of it names its owner: nobody is shown what is another's. */

const nameOf = ({ kind, id }: Owner) => `${kind}:${id}`;
const recordKeys = { member: storageKeys.chatMember, guest: storageKeys.chatGuest } as const;

const time = v.pipe(v.number(), v.finite());
const recordSchema = v.object({
  owner: v.string(),
  readAt: time,
  sent: v.fallback(time, 0),
  mark: v.fallback(v.optional(v.picklist(['unseen', 'due'])), undefined),
  /** When it was stored, by this device's clock. */
  at: time,
});
const records = { member: stored('chatMember', recordSchema), guest: stored('chatGuest', recordSchema) };

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
  const record = records[owner.kind].get();
  return record?.owner === nameOf(owner) ? record : undefined;
}

export function saveReadState(owner: Owner, begun: Begun): void {
  const { readAt, sent, mark } = begun;
  records[owner.kind].set({ owner: nameOf(owner), readAt, sent, mark, at: Date.now() });
}

/** A guest's conversation without a message for so long is over. */
export const guestMs = 24 * 60 * 60 * 1000;

/** Whether the guest's conversation is over, by this device's clock. */
export function isLapsed(): boolean {
  const at = records.guest.get()?.at;
  return at !== undefined && Math.abs(Date.now() - at) >= guestMs;
}

/** Whether such a visitor, whoever it is, has a conversation under way. */
export const hasBegun = (kind: Owner['kind']): boolean =>
  records[kind].get() !== undefined && !(kind === 'guest' && isLapsed());

/** Calls back when another tab has read or written. */
export const followBegun = ({ kind }: Owner, listener: () => void): (() => void) =>
  onStorageChange([recordKeys[kind]], listener);

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

const unsentSchema = v.object({
  id: v.string(),
  message: v.unknown(),
  composedAt: time,
  after: v.fallback(v.optional(time), undefined),
});

function unsentOf(list: readonly unknown[] = []): Unsent {
  return list.flatMap((one) => {
    const { success, output } = v.safeParse(unsentSchema, one);
    const message = success && messageOf(output.message);
    return message ? [{ ...output, message }] : [];
  });
}

const panelSchema = v.object({
  owner: v.string(),
  isOpen: v.fallback(v.boolean(), false),
  draft: v.fallback(v.string(), ''),
  position: v.fallback(v.nullable(time), null),
  unsent: v.fallback(v.array(v.unknown()), []),
});
const panel = stored('chatPanel', panelSchema, sessionStore);

export function storedPanel(owner: Owner): Tab {
  const { owner: name, unsent, ...rest } = panel.get() ?? { owner: '', ...nothing };
  return name === nameOf(owner) ? { ...rest, unsent: unsentOf(unsent) } : nothing;
}

/** Keeps more of it; the rest stays as it is. */
export function storePanel(owner: Owner, change: Partial<Tab>): void {
  const next = { ...storedPanel(owner), ...change };
  panel.set({ owner: nameOf(owner), ...next, unsent: [...next.unsent] });
}

/** Whether this tab has anything to bring back for such a visitor, whoever it is. */
export function hasStoredPanel(kind: Owner['kind']): boolean {
  const { owner = '', isOpen, draft, unsent } = panel.get() ?? {};
  return owner.startsWith(`${kind}:`) && Boolean(isOpen || draft || unsentOf(unsent).length);
}
