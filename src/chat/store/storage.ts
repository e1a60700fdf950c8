import * as v from 'valibot';
import { type ChatMessage, chatMessageSchema } from '@/api/calls/chat';
import { readAs } from '@/api/client/read';
import { onStorageChange, sessionStore, storageKeys } from '@/device/storage';
import { stored } from '@/device/stored';
import { dayMs } from '@/lib/time';
import type { Outgoing } from './conversation';
import type { Owner } from './owner';

/** The chat's data in the browser. Each record names its owner, because another visitor must not see it. */

const getOwnerName = ({ kind, id }: Owner) => `${kind}:${id}`;
const recordKeys = { member: storageKeys.chatMember, guest: storageKeys.chatGuest } as const;

const time = v.pipe(v.number(), v.finite());
const recordSchema = v.object({
  owner: v.string(),
  readAt: time,
  sent: v.fallback(time, 0),
  mark: v.fallback(v.optional(v.picklist(['unseen', 'due'])), undefined),
  /** The time when the record was stored, in ms by the device's clock. */
  at: v.fallback(v.optional(time), undefined),
});
const records = { member: stored('chatMember', recordSchema), guest: stored('chatGuest', recordSchema) };

/** The record of a conversation that has begun. All tabs share it, and it survives closing the browser. */
export interface ReadState {
  /** Replies up to this server time (ms) count as read. */
  readonly readAt: number;
  /** Grows with each sent message, so other tabs notice the message. */
  readonly sent: number;
  /**
   * The missing read receipt. `unseen`: the visitor has seen no reply yet. `due`: a reply was seen but not reported to
   * the server. Absent if the server knows that the replies were read.
   */
  readonly mark?: 'unseen' | 'due';
}

/**
 * Returns the record of this owner's conversation. Undefined if this owner has no conversation in this browser. The end
 * of the session deletes the record, so the browser does not reveal who wrote messages.
 */
export function getReadState(owner: Owner): ReadState | undefined {
  const record = records[owner.kind].get();
  return record?.owner === getOwnerName(owner) ? record : undefined;
}

export function saveReadState(owner: Owner, readState: ReadState): void {
  const { readAt, sent, mark } = readState;
  records[owner.kind].set({ owner: getOwnerName(owner), readAt, sent, mark, at: Date.now() });
}

/** The lifetime of a guest's conversation, in ms. It starts again with each sent message and each read reply. */
export const guestMs = dayMs;

/** Returns whether the lifetime of the guest's conversation has ended, by the device's clock. */
export function isLapsed(): boolean {
  const storedAt = records.guest.get()?.at;
  return storedAt !== undefined && Math.abs(Date.now() - storedAt) >= guestMs;
}

/** Returns whether a visitor of this kind has a conversation on this device. */
export const hasConversation = (kind: Owner['kind']): boolean =>
  records[kind].get() !== undefined && !(kind === 'guest' && isLapsed());

/** Subscribes to changes of the record by other tabs. Returns the unsubscribe function. */
export const onReadState = ({ kind }: Owner, listener: () => void): (() => void) =>
  onStorageChange([recordKeys[kind]], listener);

/** The state that survives a reload of this tab. */
export interface PanelState {
  readonly isOpen: boolean;
  readonly draft: string;
  /** The server's time of the topmost visible message, in ms; null while the log is at its end. */
  readonly position: number | null;
}

/**
 * Messages that are not known to have arrived. Messages whose file is not uploaded yet are left out, because files
 * cannot be stored.
 */
type Unsent = readonly Pick<Outgoing, 'id' | 'message' | 'composedAt' | 'after'>[];
type Tab = PanelState & { readonly unsent: Unsent };

const emptyTab: Tab = { isOpen: false, draft: '', position: null, unsent: [] };

/** Returns whether a message can be sent without its file: it has no file, or the file is uploaded. */
export const isComplete = (message: ChatMessage): boolean =>
  message.message_type !== 'media' || message.payload.filePath !== '';

/**
 * Reads a stored message. Returns undefined if the chat does not send messages of its type, or if its file is not
 * uploaded.
 */
function getMessage(value: unknown): ChatMessage | undefined {
  const message = readAs(chatMessageSchema, value);
  return ['text', 'postback', 'media'].includes(message.message_type) && isComplete(message) ? message : undefined;
}

const unsentSchema = v.object({
  id: v.string(),
  message: v.unknown(),
  composedAt: time,
  after: v.fallback(v.optional(time), undefined),
});

function getUnsentMessages(list: readonly unknown[] = []): Unsent {
  return list.flatMap((item) => {
    const { success, output } = v.safeParse(unsentSchema, item);
    const message = success && getMessage(output.message);
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
  const { owner: name, unsent, ...rest } = panel.get() ?? { owner: '', ...emptyTab };
  return name === getOwnerName(owner) ? { ...rest, unsent: getUnsentMessages(unsent) } : emptyTab;
}

/** Updates some fields of the tab's stored state. */
export function storePanel(owner: Owner, change: Partial<Tab>): void {
  const next = { ...storedPanel(owner), ...change };
  panel.set({ owner: getOwnerName(owner), ...next, unsent: [...next.unsent] });
}

/** Returns whether this tab has something to restore for a visitor of this kind. */
export function hasStoredPanel(kind: Owner['kind']): boolean {
  const { owner = '', isOpen, draft, unsent } = panel.get() ?? {};
  return owner.startsWith(`${kind}:`) && Boolean(isOpen || draft || getUnsentMessages(unsent).length);
}

/** Returns whether this tab has a draft or an unsent message of a visitor of this kind. */
export function hasUnsent(kind: Owner['kind']): boolean {
  const { owner = '', draft, unsent } = panel.get() ?? {};
  return owner.startsWith(`${kind}:`) && Boolean(draft?.trim() || getUnsentMessages(unsent).length);
}
