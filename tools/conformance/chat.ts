import { randomUUID } from 'node:crypto';
import { io } from 'socket.io-client';
import { imageOf } from './commands.ts';
import { described, type Session } from './session.ts';

const rule = 'owners';
/** Longest wait for a socket and for support's reply, and the wait for messages that must not arrive, in ms. */
const responseMs = 3_000;
const restMs = 150;

const message = (text: string, owner: object) => ({
  sender: 'customer',
  createdAt: new Date().toISOString(),
  session_id: `k${randomUUID().replace(/\D/g, '').slice(0, 8)}.1`,
  ...owner,
  message: { message_type: 'text', payload: { message: text } },
});

interface Conversation {
  createdAt: string;
}

/** Tests the messages of a guest and of a member, uploads, and who hears the member's room. */
export async function chat(session: Session): Promise<void> {
  const { profile } = (await session.ok<{ profile?: { _id: string } }>('getProfile')) ?? {};
  const guest = { guestId: randomUUID() };
  const member = { userId: profile?._id ?? '' };
  const config = await session.ok('getChatConfig');
  for (const [owner, by] of [
    [guest, null],
    [member, session.token],
  ] as const) {
    const times: unknown[] = [];
    for (const text of ['help 1', 'help 2'])
      times.push(await session.ok('sendMessage', { by, body: message(text, owner) }));
    const list = await session.ok<Conversation[]>('getHistory', { by, body: { ...owner, limit: 10, skip: 0 } });
    if (!list || session.lacks('sendMessage')) continue;
    const dates = list.map(({ createdAt }) => createdAt);
    const isSorted = JSON.stringify(dates) === JSON.stringify([...dates].sort().reverse());
    session.check('responses', 'getHistory', isSorted, 'lists the newest message first');
    const isStored = times.every((time) => dates.filter((date) => date === time).length === 1);
    const text = 'has each message once, with the time of the response';
    session.check('responses', 'getHistory', isStored, text, dates.join(', '));
    await session.ok('markRead', { by, body: owner });
  }
  if (!profile) return;
  const others = await session.ask('getHistory', { by: null, body: { ...member, limit: 10, skip: 0 } });
  const isClosed = !others.ok || JSON.stringify(others.body) === '[]';
  session.check(rule, 'getHistory', isClosed, 'shows a member’s messages to that member only', described(others));
  const body = message('nobody', member);
  await session.refused(rule, 'sendMessage', 'a message in a member’s name without the token', { by: null, body });
  await session.ok('uploadImage', { body: { file: imageOf(session.options.seed) } });
  const video = new File([`\0\0\0\x18ftypisom${'x'.repeat(50)}`], 'a.mp4', { type: 'video/mp4' });
  await session.ok('uploadVideo', { body: { file: video } });
  if (config && !session.lacks('sendMessage')) await rooms(session, `${config.PREFIX}${member.userId}`, member);
}

/** Listens to the member's room with the member's token, without one and with another, while support replies. */
async function rooms(session: Session, room: string, member: object): Promise<void> {
  const auths = [{ token: session.token }, {}, { token: 'a-token-that-was-never-given' }];
  const ears = auths.map((auth) => {
    const socket = io(session.options.base, { transports: ['websocket'], auth, reconnection: false, forceNew: true });
    const heard: Conversation[] = [];
    socket.on('messaging', (conversation: Conversation) => heard.push(conversation));
    const opened = new Promise<boolean>((resolve) => {
      socket.on('connect', () => resolve(socket.emit('join', room).connected));
      socket.on('connect_error', () => resolve(false));
    });
    return { socket, heard, opened };
  });
  const wait = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms, undefined));
  // Connect the strangers first, too: a socket that joins after the reply receives nothing. Joins are not acknowledged.
  await Promise.race([Promise.all(ears.map(({ opened }) => opened)), wait(responseMs)]);
  await wait(restMs);
  const [own, ...strangers] = ears;
  if (await Promise.race([own?.opened, wait(0)])) {
    const at = String(await session.ok('sendMessage', { body: message('help', member) }));
    const replies = () => own?.heard.filter(({ createdAt }) => createdAt > at).length ?? 0;
    for (let waited = 0; waited < responseMs && replies() === 0; waited += restMs) await wait(restMs);
    await wait(restMs);
    if (replies() === 0) session.skip(rule, 'sendMessage', 'support did not reply within 3 s');
    else session.check(rule, 'sendMessage', replies() === 1, 'a socket receives each reply once', String(replies()));
    const leaks = strangers.filter(({ heard }) => heard.length > 0).length;
    const text = 'only the member’s token joins the member’s room';
    session.check(rule, 'sendMessage', leaks === 0, text, `${leaks} strangers`);
  } else session.skip(rule, 'sendMessage', 'the chat’s socket does not open');
  for (const { socket } of ears) socket.disconnect();
}
