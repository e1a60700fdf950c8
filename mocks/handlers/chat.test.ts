import { beforeEach, describe, expect, test } from 'vitest';
import type { ChatMessage } from '@/api/calls/chat';
import { createBackend } from '../backend';
import type { Backend } from '../backendInterface';
import { type ChatLanguage, keywords } from '../data/chatTexts';
import type { MockEvent } from '../mockState';
import { keepChatFile } from '../rules/chatFile';
import { anan, somchai } from '../scenarios/people';
import { type Client, createClient } from '../testing/client';

let backend: Backend;
let client: Client;
let token: string;
let userId: string;
let heard: MockEvent[];

beforeEach(() => {
  backend = createBackend();
  client = createClient(backend);
  token = backend.tokenFor(somchai.username);
  userId = backend.mockState.db.member.by('username', somchai.username)[0]?._id ?? '';
  heard = [];
  backend.mockState.listeners.add((event) => heard.push(event));
});

const text = (message: string): ChatMessage => ({ message_type: 'text', payload: { message } });
const createdAt = '2020-01-01T00:00:00.000Z';
const send = (message: ChatMessage) =>
  client.ok('sendMessage', { token, body: { sender: 'customer', message, createdAt, userId } });
const sendFails = (message: unknown, owner: object = { userId }, of: string | undefined = token) =>
  client.any('sendMessage', { token: of, body: { sender: 'customer', message, createdAt, ...owner } });
const history = (skip = 0, limit = 10) => client.ok('getHistory', { token, body: { userId, limit, skip } });

test('stores a message at the clock time as the member and replies to the room', async () => {
  const sentAt = await client.ok('sendMessage', {
    token,
    body: { sender: 'admin', name: 'Boss', message: text('สวัสดี'), createdAt, userId },
  });
  expect(sentAt).toBe(backend.mockState.clock.iso());
  const [response, mine] = await history();
  expect(mine).toMatchObject({ sender: 'customer', name: somchai.name, username: somchai.username, createdAt: sentAt });
  expect(response?.sender).toBe('support');
  const { PREFIX } = await client.ok('getChatConfig');
  expect(heard).toEqual([{ type: 'messaging', room: `${PREFIX}${userId}`, conversation: response }]);
});

test('stores a message with an identifier once, and other messages as often as they arrive', async () => {
  const named = (session_id: string) =>
    client.ok('sendMessage', {
      token,
      body: { sender: 'customer', message: text('ok'), createdAt, userId, session_id },
    });
  const sentAt = await named('kabc123.1 web 1.1.14 th /login');
  expect(await named('kabc123.1 web 1.1.14 th /user/home')).toBe(sentAt);
  expect(await named('kabc123.2 web')).not.toBe(sentAt);
  for (let time = 0; time < 2; time += 1) await named('visit 1');
  expect((await history(0, 100)).filter(({ sender }) => sender === 'customer')).toHaveLength(4);
  expect(heard).toHaveLength(4);
});

test('returns history newest first, by skip and limit, up to its end', async () => {
  for (let index = 0; index < 8; index += 1) await send(text(`ข้อความ ${index}`));
  const all = await history(0, 100);
  expect(all).toHaveLength(16);
  const dates = all.map((entry) => entry.createdAt);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(new Set(dates).size).toBe(16);
  expect([...(await history(0)), ...(await history(10))]).toEqual(all);
  expect(await history(16)).toEqual([]);
  expect(await history(9_999)).toEqual([]);
});

const texts = Object.entries(keywords).flatMap(([kind, byLanguage]) =>
  Object.entries(byLanguage).flatMap(([language, list]) =>
    list.map((word) => [word, kind, language as ChatLanguage] as const),
  ),
);
const script = { th: /[ก-๛]/, la: /[ກ-ໝ]/, en: /^[^ก-๛ກ-ໝ]*$/ };

describe('the bot', () => {
  test.each(texts)('replies to "%s" with %s', async (word, kind, language) => {
    await backend.handle(
      new Request('http://mock/api/chat/send-message', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ sender: 'customer', message: text(`${word}?`), createdAt, guestId: 'g1' }),
      }),
    );
    const { conversation } = heard[0] ?? {};
    const message = conversation?.message as { message_type: string; payload: { fileType?: string } };
    const type = { image: 'media', video: 'media', file: 'media', unknown: 'sticker' }[kind] ?? kind;
    expect(message.message_type).toBe(type);
    if (type === 'media') expect(message.payload.fileType).toBe(kind);
    expect(String(conversation?.name)).toMatch(script[language]);
  });

  test('keeps the previous language for a message without one', async () => {
    await send(text('hello'));
    await send(text('?!'));
    expect((await history())[0]?.name).toBe('Kapao support');
  });

  test('serves its images and files to any client that has the path', async () => {
    for (const word of ['รูป', 'วิดีโอ', 'คู่มือ']) {
      await send(text(word));
      const message = (await history())[0]?.message;
      const path = message?.message_type === 'media' ? message.payload.filePath : '';
      const response = await client.send('GET', path);
      expect(response.status).toBe(200);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-security-policy')).toContain('sandbox');
      expect((await response.text()).length).toBeGreaterThan(20);
    }
    expect((await client.send('GET', '/api/files/nothing.png')).status).toBe(404);
    expect((await client.send('POST', '/api/files/nothing.png')).status).toBe(405);
  });
});

test('refuses an invalid customer message and stores nothing', async () => {
  const state = () => JSON.stringify(backend.snapshot());
  const before = state();
  for (const message of [
    text(''),
    text('   '),
    text('x'.repeat(2001)),
    { message_type: 'buttons', payload: { message: 'x', buttons: [] } },
    { message_type: 'generic', payload: { elements: [] } },
    { message_type: 'unknown', payload: {} },
    { message_type: 'media', payload: { message: '', url: false, fileType: 'image', filePath: '/etc/passwd' } },
    { message_type: 'media', payload: { message: '', url: true, fileType: 'image', filePath: 'javascript:alert(1)' } },
    { message_type: 'text', payload: {} },
    { message_type: 'odd', payload: {} },
    null,
    'text',
  ]) {
    expect((await sendFails(message)).status, JSON.stringify(message)?.slice(0, 80)).toBe(400);
  }
  expect(state()).toBe(before);
  expect((await send(text('x'.repeat(2000)))).length).toBeGreaterThan(0);
});

test('lets no caller read or write in the room of another', async () => {
  await send(text('ความลับ'));
  const otherToken = backend.tokenFor(anan.username);
  const ask = (owner: object, of?: string) =>
    client.any('getHistory', { token: of, body: { limit: 10, skip: 0, ...owner } });
  for (const [owner, of] of [
    [{ userId }, otherToken],
    [{ userId }, undefined],
    [{ guestId: userId }, undefined],
    [{ guestId: `user:${userId}` }, undefined],
    [{ userId: 'nobody' }, otherToken],
    [{}, undefined],
  ] as const) {
    expect((await ask(owner, of)).body, JSON.stringify(owner)).toEqual([]);
  }
  const before = backend.mockState.db.chat.size;
  expect((await sendFails(text('x'), { userId }, otherToken)).status).toBe(400);
  expect(
    (await client.any('sendMessage', { body: { sender: 'customer', message: text('x'), createdAt, userId } })).status,
  ).toBe(400);
  expect((await sendFails(text('x'), { guestId: userId })).status).toBe(400);
  expect((await sendFails(text('x'), {})).status).toBe(400);
  expect((await sendFails(text('x'), { guestId: 'x'.repeat(101) })).status).toBe(400);
  expect((await sendFails(text('x'), { userId }, 'nonsense')).message).toBe('invalid-token');
  expect(backend.mockState.db.chat.size).toBe(before);
});

test('marks messages as read', async () => {
  await send(text('สวัสดี'));
  const unread = () => backend.mockState.db.chat.all().filter(({ read }) => !read).length;
  expect(unread()).toBe(2);
  await client.ok('markRead', { token: backend.tokenFor(anan.username), body: { userId } });
  await client.ok('markRead', { body: { guestId: 'g1' } });
  expect(unread()).toBe(2);
  await client.ok('markRead', { token, body: { userId } });
  expect(unread()).toBe(0);
});

const bytes = (start: number[] | string, size = 64) => {
  const head = typeof start === 'string' ? [...start].map((letter) => letter.charCodeAt(0)) : start;
  const all = new Uint8Array(size);
  all.set(head);
  return all;
};
const png = bytes([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const mp4 = bytes('\0\0\0\x18ftypisom');
const megabyte = 1024 * 1024;
const upload = (name: 'uploadImage' | 'uploadVideo', content: Uint8Array<ArrayBuffer>, fileName = 'x.png') =>
  client.any(name, { token, body: { file: new File([content], fileName, { type: 'image/png' }) } });

describe('uploads', () => {
  test.each([
    ['uploadImage', 'image/png', png],
    ['uploadImage', 'image/jpeg', bytes([0xff, 0xd8, 0xff, 0xe0])],
    ['uploadImage', 'image/gif', bytes('GIF89a')],
    ['uploadVideo', 'video/mp4', mp4],
    ['uploadVideo', 'video/quicktime', bytes('\0\0\0\x14ftypqt  ')],
  ] as const)('%s accepts %s and serves it unchanged', async (name, type, content) => {
    const { path } = await client.ok(name, { token, body: { file: new File([content], 'whatever.exe') } });
    const response = await client.send('GET', path);
    expect(response.headers.get('content-type')).toBe(type);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(content);
    const kind = type.startsWith('image') ? 'image' : 'video';
    await send({ message_type: 'media', payload: { message: '', url: false, fileType: kind, filePath: path } });
    expect((await history())[0]?.message.message_type).toBe('text');
  });

  test.each([
    ['uploadImage', 'an exe named png', bytes('MZ\x90')],
    ['uploadImage', 'svg', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['uploadImage', 'html', bytes('<!doctype html>')],
    ['uploadImage', 'a video', mp4],
    ['uploadVideo', 'a picture', png],
    ['uploadVideo', 'nothing', new Uint8Array(0)],
    ['uploadImage', 'nothing', new Uint8Array(0)],
    ['uploadImage', 'webp', bytes('RIFF\0\0\0\0WEBP')],
  ] as const)('%s refuses %s', async (name, _, content) => {
    const before = backend.mockState.db.upload.size;
    expect(await upload(name, content)).toMatchObject({ status: 400, message: 'File is not supported' });
    expect(backend.mockState.db.upload.size).toBe(before);
  });

  test.each([
    ['image', png, 10],
    ['video', mp4, 20],
  ] as const)('%s: refuses a file that is one byte too large', (kind, start, megabytes) => {
    const sized = (size: number) => {
      const all = new Uint8Array(size);
      all.set(start);
      return () => keepChatFile(backend.mockState, kind, all);
    };
    expect(sized(megabytes * megabyte)()).toMatch(/^\/api\/files\//);
    expect(sized(megabytes * megabyte + 1)).toThrow(
      `The file is too large. Please select file no larger than ${megabytes} MB.`,
    );
  });

  test('accepts files from guests and refuses half a form', async () => {
    expect((await client.any('uploadImage', { body: { file: new File([png], 'x.png') } })).status).toBe(200);
    const type = 'multipart/form-data; boundary=b';
    const half = '--b\r\ncontent-disposition: form-data; name="file"; filename="x.png"\r\n\r\nabc';
    for (const [body, of] of [
      [half, type],
      ['', type],
      ['{}', 'application/json'],
      ['x', 'multipart/form-data'],
    ] as const) {
      const response = await client.send('POST', '/api/chat/upload-image', { body, type: of });
      expect(response.status, `${of} ${body.slice(0, 5)}`).toBe(400);
    }
    expect((await client.any('uploadImage', { body: { file: 'just text' } })).status).toBe(400);
    expect((await client.any('uploadImage', { body: { other: new File([png], 'x.png') } })).status).toBe(400);
  });
});
