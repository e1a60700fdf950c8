import type { Page } from 'playwright';
import { getOwner, say } from '../../mocks/rules/chat.ts';
import type { ChatMessage, Conversation } from '../../src/api/calls/chat.ts';
import type { Running } from './testServer.ts';

export const getGuestId = (page: Page) => page.evaluate(() => localStorage.getItem('kapao.guestId') ?? '');

/** Sends a message of the support team to a guest. The message may be malformed. */
export function teamSays({ backend: { mockState } }: Running, guestId: string, message: unknown): void {
  const owner = getOwner(mockState, undefined, { guestId });
  if (!owner) throw new Error(`The chat accepts no guest with the id "${guestId}"`);
  say(mockState, owner, message as ChatMessage, 'Team');
}

export const text = (message: string): ChatMessage => ({ message_type: 'text', payload: { message } });

/** Returns a guest's conversation on the server, oldest message first. */
export const getStored = ({ backend: { mockState } }: Running, guestId: string): Conversation[] =>
  mockState.db.chat.by('room', `guest:${guestId}`).map(({ conversation }) => conversation as unknown as Conversation);

export const isOwn = ({ sender }: Conversation) => sender === 'customer';
export const getTexts = ({ message }: Conversation) => (message.payload as { message?: string }).message ?? '';
