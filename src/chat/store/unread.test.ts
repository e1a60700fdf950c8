import { describe, expect, it, vi } from 'vitest';
import { localStore, storageKeys } from '@/device/storage';
import { checkMs } from './connectionMonitor';
import { readMs } from './readReceipts';
import {
  count,
  deliver,
  getTexts,
  guest,
  history,
  line,
  open,
  pass,
  read,
  refusal,
  say,
  send,
  server,
  serverTime,
  times,
  up,
  useTestServer,
} from './testServer';

/** Tests of read and unread messages, also with a wrong device clock. */
useTestServer();

describe('read and unread', () => {
  const old = (many: number) => {
    for (let index = 0; index < many; index += 1) say(`old ${index}`);
    vi.setSystemTime(Date.now() + 1000);
  };

  it('counts messages before the visitor’s first message as read, without loading all of them', async () => {
    old(1000);
    server.spoil[history] = times(1, refusal(500));
    const chat = await open();
    chat.sendText('hello');
    await pass(10);
    line(true);
    await pass(checkMs);
    expect(chat.view().unread).toBe(0);
    expect(count(history)).toBeLessThan(5);
    say('an answer');
    line(true);
    await pass(50);
    expect(chat.view().unread).toBe(1);
  });

  it('reads a bounded number of pages back after a year', async () => {
    localStore.set(storageKeys.chatGuest, JSON.stringify({ owner: `guest:${guest.id}`, readAt: 1, sent: 0 }));
    old(1000);
    const chat = await open();
    await pass(1000);
    expect(chat.view().status).toBe('ready');
    expect(count(history)).toBeLessThanOrEqual(20);
  });

  it('reports replies before the first load as read once the newest was seen for a second', async () => {
    old(3);
    const chat = await up();
    expect(chat.view().unread).toBe(0);
    await pass(4 * checkMs);
    // The visitor has seen no reply.
    expect(count(read)).toBe(0);
    const newestTime = chat.view().rows.at(-1)?.time ?? 0;
    // Seeing an old reply does not mark the newest one as read.
    chat.markSeen(chat.view().rows[0]?.time ?? 0);
    await pass(2 * readMs);
    expect(count(read)).toBe(0);
    chat.markSeen(newestTime);
    chat.markSeen(newestTime);
    await pass(readMs - 1);
    expect(count(read)).toBe(0);
    await pass(1);
    expect(count(read)).toBe(1);
    await pass(10);
    chat.markSeen(newestTime);
    await pass(4 * checkMs);
    expect(count(read)).toBe(1);
  });

  it('repeats a failed read receipt after a reload', async () => {
    old(1);
    server.spoil[read] = refusal(500);
    const before = await up();
    before.markSeen(before.view().rows[0]?.time ?? 0);
    await pass(readMs + 10);
    before.close();
    server.spoil = {};
    const requests = count(read);
    await up();
    await pass(2 * checkMs);
    expect(count(read)).toBe(requests + 1);
  });

  it.each([
    ['{}', 200],
    ['', 200],
    ['OK', 201],
    ['{"ok":1}', 202],
  ])('accepts any 2xx response to a read receipt: %s', async (body, status) => {
    old(1);
    server.spoil[read] = () => new Response(body, { status });
    const chat = await up();
    chat.markSeen(chat.view().rows[0]?.time ?? 0);
    await pass(readMs + 10 * checkMs);
    expect(count(read)).toBe(1);
  });

  it('repeats a read receipt less and less often if the server always refuses it', async () => {
    old(1);
    server.spoil[read] = refusal(500);
    const chat = await up();
    chat.markSeen(chat.view().rows[0]?.time ?? 0);
    await pass(600_000);
    expect(count(read)).toBeLessThanOrEqual(9);
    expect(count(read)).toBeGreaterThan(4);
  });

  it('shows a reply without a valid date and never counts it as unread', async () => {
    const chat = await up();
    old(1);
    say('undated', { createdAt: 'yesterday' });
    line(true);
    await pass(50);
    expect(getTexts(chat)).toContain('undated');
    expect(chat.view().unread).toBe(0);
  });

  it('reports each reply once, and none of earlier pages', async () => {
    old(30);
    const chat = await up();
    const news: string[] = [];
    chat.onReplies(
      (rows) => void news.push(...rows.map(({ message }) => (message.payload as { message: string }).message)),
    );
    void chat.loadOlder();
    await pass(10);
    const reply = say('news');
    deliver(reply);
    deliver(reply);
    await pass(3000);
    line(true);
    await pass(3000);
    expect(news).toEqual(['news']);
  });
});

describe('a clock that is an hour late', () => {
  it('uses the server’s time to announce, count and close gaps', async () => {
    server.serverAhead = 3_600_000;
    say('hello');
    const chat = await up();
    const news: unknown[] = [];
    chat.onReplies((rows) => void news.push(...rows));
    chat.sendText('late');
    await pass(10);
    const sent = server.requests.find(({ path }) => path === send)?.body.createdAt ?? '';
    expect(Math.abs(Date.parse(sent) - serverTime().getTime())).toBeLessThan(2000);
    say('an answer');
    line(true);
    await pass(50);
    line(true);
    await pass(50);
    expect([chat.view().unread, news.length]).toEqual([1, 1]);
  });
});
