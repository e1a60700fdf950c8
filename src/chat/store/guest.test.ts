import { beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '@/app/session';
import { localStore, sessionStore, storageKeys } from '@/device/storage';
import { checkMs } from './connectionMonitor';
import { followGuest, guestOwner } from './guest';
import { guestMs, hasConversation, hasStoredPanel, storePanel } from './storage';
import { open, pass, server, useTestServer } from './testServer';

/** Tests of the end of a guest's conversation on this device. */
useTestServer();
beforeEach(() => localStore.remove(storageKeys.guestId));

async function talk() {
  const owner = guestOwner();
  const chat = await open(owner);
  chat.sendText('hello');
  await pass(100);
  storePanel(owner, { draft: 'half' });
  return { owner, chat };
}

it('keeps the guest for a day after the last message, and then creates another one', async () => {
  const { owner, chat } = await talk();
  chat.close();
  vi.setSystemTime(Date.now() + guestMs - 1000);
  expect([guestOwner(), hasConversation('guest'), hasStoredPanel('guest')]).toEqual([owner, true, true]);
  vi.setSystemTime(Date.now() + 2000);
  expect(hasConversation('guest')).toBe(false);
  expect(guestOwner().id).not.toBe(owner.id);
  expect([localStore.get(storageKeys.chatGuest), sessionStore.get(storageKeys.chatPanel)]).toEqual([null, null]);
});

it('ends the conversation also on a page that stays open', async () => {
  const { owner } = await talk();
  const ended = vi.fn();
  const leave = followGuest(ended);
  await pass(checkMs);
  expect(ended).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + guestMs);
  await pass(checkMs);
  expect(ended).toHaveBeenCalled();
  expect(localStore.get(storageKeys.guestId)).not.toBe(owner.id);
  // Another tab has removed the guest's id.
  ended.mockClear();
  for (const listener of server.events.get('storage') ?? []) listener({ key: storageKeys.guestId, newValue: null });
  expect(ended).toHaveBeenCalled();
  leave();
});

it('creates another guest after a member has logged in', async () => {
  const { owner, chat } = await talk();
  chat.close();
  startSession('a-token', false);
  expect(guestOwner().id).not.toBe(owner.id);
  expect(hasConversation('guest')).toBe(false);
});
