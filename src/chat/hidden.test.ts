import { expect, it, vi } from 'vitest';
import { createChat } from './chat';
import { memberOwner } from './owner';
import { count, guest, history, pass, say, server, useTestServer } from './testServer';
import { checkMs, hiddenMs } from './watch';

/** A page that nobody looks at, and a member whom nobody can name. */
useTestServer();

it('rests in a tab that stays hidden, and finds on return what was said meanwhile', async () => {
  vi.stubGlobal('document', { addEventListener, removeEventListener });
  let isVisible = true;
  let opened = 0;
  const onClose = vi.fn();
  const chat = createChat(guest, {
    isVisible: () => isVisible,
    openConnection: async (_room, { onJoin }) => {
      opened += 1;
      onJoin();
      return { isUp: () => true, check: () => {}, close: onClose };
    },
  });
  server.chats.push(chat);
  chat.sendText('hello');
  await pass(100);
  const look = (next: boolean) => {
    isVisible = next;
    for (const listener of server.events.get('visibilitychange') ?? []) listener(new Event('visibilitychange'));
  };
  look(false);
  // The promise is a time: shortly away is not away.
  await pass(hiddenMs - checkMs);
  look(true);
  look(false);
  await pass(hiddenMs - checkMs);
  expect([opened, onClose.mock.calls.length]).toEqual([1, 0]);
  await pass(3 * checkMs);
  expect([opened, onClose.mock.calls.length]).toEqual([1, 1]);
  say('are you there?');
  const asked = server.asked.length;
  await pass(10 * hiddenMs);
  expect([server.asked.length, opened, chat.view().unread]).toEqual([asked, 1, 0]);
  look(true);
  await pass(100);
  expect([opened, onClose.mock.calls.length, chat.view().connection, chat.view().unread]).toEqual([2, 1, 'up', 1]);
  expect(count(history)).toBeGreaterThan(1);
});

it('a member whose profile names no id has no conversation: the room without one would be everybody’s', async () => {
  server.spoil['/api/account/profile'] = () => Response.json({ profile: { _id: '', username: 'x' }, bankAccount: {} });
  await expect(Promise.all([memberOwner(new AbortController().signal), pass(100)])).rejects.toMatchObject({
    kind: 'malformed',
  });
});
