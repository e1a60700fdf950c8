import { beforeEach, expect, it } from 'vitest';
import type { ChatMessage } from '@/api/calls/chat';
import { sessionStore, storageKeys } from '@/device/storage';
import { hasStoredPanel, storedPanel, storePanel } from './storage';

const owner = { kind: 'guest', id: 'guest-of-the-test' } as const;
beforeEach(() => sessionStore.remove(storageKeys.chatPanel));

const media = (filePath: string): ChatMessage => ({
  message_type: 'media',
  payload: { message: '', url: false, fileType: 'image', filePath },
});

it('restores written messages and uploaded files, and nothing else', () => {
  const message = (text: string): ChatMessage => ({ message_type: 'text', payload: { message: text } });
  const postback: ChatMessage = { message_type: 'postback', payload: { title: 'a', payload: 'b' } };
  const all = [message('hello'), postback, media('/files/1.png')];
  storePanel(owner, { unsent: all.map((item, index) => ({ id: `k000001.${index}`, message: item, composedAt: 5 })) });
  expect(storedPanel(owner).unsent.map((pick) => pick.message)).toEqual(all);
  const junk = [null, 7, { message_type: 'generic', payload: {} }, { message_type: 'odd' }, media('')];
  const unsent = junk.map((item) => ({ id: 'k000001.1', message: item as ChatMessage, composedAt: 5 }));
  storePanel(owner, { unsent });
  expect(storedPanel(owner).unsent).toEqual([]);
});

it('loads the chat at start only if there is something to restore', () => {
  expect(hasStoredPanel('guest')).toBe(false);
  storePanel(owner, { isOpen: true });
  expect([hasStoredPanel('guest'), hasStoredPanel('member')]).toEqual([true, false]);
  storePanel(owner, { isOpen: false, position: 5 });
  expect(hasStoredPanel('guest')).toBe(false);
  storePanel(owner, { draft: 'half' });
  expect(hasStoredPanel('guest')).toBe(true);
  storePanel(owner, { draft: '', unsent: [{ id: 'k000001.1', message: media('/files/1.png'), composedAt: 5 }] });
  expect(hasStoredPanel('guest')).toBe(true);
});
