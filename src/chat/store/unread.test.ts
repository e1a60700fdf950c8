import { describe, expect, it, vi } from 'vitest';
import { localStore, storageKeys } from '@/device/storage';
import { checkMs } from './connectionMonitor';
import { readMs } from './readReceipts';
import {
  count,
  guest,
  hear,
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
  words,
} from './testServer';

/** What counts as read, whoever was told of it, also where a clock is wrong. */
useTestServer();

describe('read and unread', () => {
  const old = (many: number) => {
    for (let said = 0; said < many; said += 1) say(`old ${said}`);
    vi.setSystemTime(Date.now() + 1000);
  };

  it('what was there before a first message counts as read, and is not fetched whole', async () => {
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

  it('reads back a bounded number of pages after a year', async () => {
    localStore.set(storageKeys.chatGuest, JSON.stringify({ owner: `guest:${guest.id}`, readAt: 1, sent: 0 }));
    old(1000);
    const chat = await open();
    await pass(1000);
    expect(chat.view().status).toBe('ready');
    expect(count(history)).toBeLessThanOrEqual(20);
  });

  it('answers of before a first look are told as read, once the newest was seen for a second', async () => {
    old(3);
    const chat = await up();
    expect(chat.view().unread).toBe(0);
    await pass(4 * checkMs);
    // Nobody has looked.
    expect(count(read)).toBe(0);
    const at = chat.view().rows.at(-1)?.at ?? 0;
    // An old one that is looked at says nothing of the newest.
    chat.seen(chat.view().rows[0]?.at ?? 0);
    await pass(2 * readMs);
    expect(count(read)).toBe(0);
    chat.seen(at);
    chat.seen(at);
    await pass(readMs - 1);
    expect(count(read)).toBe(0);
    await pass(1);
    expect(count(read)).toBe(1);
    await pass(10);
    chat.seen(at);
    await pass(4 * checkMs);
    expect(count(read)).toBe(1);
  });

  it('what could not be told is told after a reload', async () => {
    old(1);
    server.spoil[read] = refusal(500);
    const before = await up();
    before.seen(before.view().rows[0]?.at ?? 0);
    await pass(readMs + 10);
    before.close();
    server.spoil = {};
    const told = count(read);
    await up();
    await pass(2 * checkMs);
    expect(count(read)).toBe(told + 1);
  });

  it.each([
    ['{}', 200],
    ['', 200],
    ['OK', 201],
    ['{"ok":1}', 202],
  ])('any 2xx is an answer to that: %s', async (body, status) => {
    old(1);
    server.spoil[read] = () => new Response(body, { status });
    const chat = await up();
    chat.seen(chat.view().rows[0]?.at ?? 0);
    await pass(readMs + 10 * checkMs);
    expect(count(read)).toBe(1);
  });

  it('a server that never takes it is asked less and less', async () => {
    old(1);
    server.spoil[read] = refusal(500);
    const chat = await up();
    chat.seen(chat.view().rows[0]?.at ?? 0);
    await pass(600_000);
    expect(count(read)).toBeLessThanOrEqual(9);
    expect(count(read)).toBeGreaterThan(4);
  });

  it('an answer without a usable date is shown, and never stuck as unread', async () => {
    const chat = await up();
    old(1);
    say('undated', { createdAt: 'yesterday' });
    line(true);
    await pass(50);
    expect(words(chat)).toContain('undated');
    expect(chat.view().unread).toBe(0);
  });

  it('tells of each answer once, and of no earlier page', async () => {
    old(30);
    const chat = await up();
    const news: string[] = [];
    chat.onReplies(
      (rows) => void news.push(...rows.map(({ message }) => (message.payload as { message: string }).message)),
    );
    void chat.loadOlder();
    await pass(10);
    const reply = say('news');
    hear(reply);
    hear(reply);
    await pass(3000);
    line(true);
    await pass(3000);
    expect(news).toEqual(['news']);
  });
});

describe('a clock that is an hour late', () => {
  it("goes along as the server's, and announces, counts and closes gaps as ever", async () => {
    server.serverAhead = 3_600_000;
    say('hello');
    const chat = await up();
    const news: unknown[] = [];
    chat.onReplies((rows) => void news.push(...rows));
    chat.sendText('late');
    await pass(10);
    const sent = server.asked.find(({ path }) => path === send)?.body.createdAt ?? '';
    expect(Math.abs(Date.parse(sent) - serverTime().getTime())).toBeLessThan(2000);
    say('an answer');
    line(true);
    await pass(50);
    line(true);
    await pass(50);
    expect([chat.view().unread, news.length]).toEqual([1, 1]);
  });
});
