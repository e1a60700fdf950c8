import { expect, it, vi } from 'vitest';
import { createChat } from './chat';
import { aliveMs, checkMs, hiddenMs } from './connectionMonitor';
import { memberOwner } from './owner';
import { count, guest, history, pass, say, server, useTestServer } from './testServer';

/** Tests of a hidden page, and of a member without an id. */
useTestServer();

/** Opens a guest's chat in a tab that can be hidden, and counts how often it opened and closed its connection. */
async function openChat() {
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
  return { chat, look, connections: () => [opened, onClose.mock.calls.length] };
}

it('stays connected in a hidden tab for 30 minutes after the last message, and reads the history on return', async () => {
  const { chat, look, connections } = await openChat();
  look(false);
  // A time: the specification has none. A visitor waits this long for support in another tab.
  await pass(aliveMs - checkMs);
  expect(connections()).toEqual([1, 0]);
  await pass(3 * checkMs);
  expect(connections()).toEqual([1, 1]);
  say('are you there?');
  const requestCount = server.requests.length;
  await pass(10 * hiddenMs);
  expect([server.requests.length, ...connections(), chat.view().unread]).toEqual([requestCount, 1, 1, 0]);
  look(true);
  await pass(100);
  expect([...connections(), chat.view().connection, chat.view().unread]).toEqual([2, 1, 'up', 1]);
  expect(count(history)).toBeGreaterThan(1);
});

it('disconnects after a minute in a hidden tab if there is no recent message', async () => {
  const { look, connections } = await openChat();
  await pass(aliveMs);
  look(false);
  // A time: a tab that is hidden only briefly stays connected.
  await pass(hiddenMs - checkMs);
  look(true);
  look(false);
  await pass(hiddenMs - checkMs);
  expect(connections()).toEqual([1, 0]);
  await pass(3 * checkMs);
  expect(connections()).toEqual([1, 1]);
});

it('rejects a member without an id, whose room would be shared by all of them', async () => {
  server.spoil['/api/account/profile'] = () => Response.json({ profile: { _id: '', username: 'x' }, bankAccount: {} });
  await expect(Promise.all([memberOwner(new AbortController().signal), pass(100)])).rejects.toMatchObject({
    kind: 'malformed',
  });
});
