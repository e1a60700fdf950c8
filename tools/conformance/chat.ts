import { randomUUID } from 'node:crypto';
import { io } from 'socket.io-client';
import { createImage } from '../commandArgs.ts';
import type { Session } from './session.ts';

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

const getId = async (session: Session): Promise<string> =>
  (await session.ok<{ profile?: { _id: string } }>('getProfile'))?.profile?._id ?? '';

interface Conversation {
  sender: string;
  createdAt: string;
}

/**
 * Tests the messages of a guest and of a member, uploads, and who hears the member's room: not a guest, and not a second
 * member with a valid token.
 */
export async function chat(session: Session, second?: Session): Promise<void> {
  const profile = await getId(session);
  const guest = { guestId: randomUUID() };
  const member = { userId: profile };
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
  await sendAgain(session, member);
  const strangers: [name: string, token: string | null][] = [['nobody', null]];
  if (second) strangers.push(['another member', second.token]);
  const read = (owner: object, by: string | null) =>
    session.ask('getHistory', { by, body: { ...owner, limit: 100, skip: 0 } });
  const own = async () => JSON.stringify((await read(member, session.token)).body);
  for (const [name, by] of strangers) {
    // A guest's id is an id like any other: a member's id there opens nothing.
    for (const [owner, as] of [
      [member, ''],
      [{ guestId: profile }, ' as a guest’s id'],
    ] as const) {
      const before = await own();
      const foreign = await read(owner, by);
      const hears = before.includes('help 1') && JSON.stringify(foreign.body).includes('help 1');
      const isClosed = !foreign.ok || (as ? !hears : JSON.stringify(foreign.body) === '[]');
      session.check(
        rule,
        'getHistory',
        isClosed,
        `shows a member’s messages to that member, not to ${name}${as}`,
        foreign,
      );
      const text = `a message in a member’s name, sent by ${name}${as}`;
      const ask = { by, body: message(`from ${name}${as}`, owner) };
      if (as) await session.ask('sendMessage', ask);
      else await session.refused(rule, 'sendMessage', text, ask);
      await session.ask('markRead', { by, body: owner });
      const after = await own();
      const isWritten = after.includes(`from ${name}`) || (after.includes('"help 1"') && !after.includes('help 2'));
      session.check(rule, 'sendMessage', !isWritten, `stores no message of ${name}${as} in a member’s history`, after);
    }
  }
  if (second) {
    const theirs = await session.ask('getHistory', {
      by: second.token,
      body: { ...member, userId: await getId(second), limit: 100, skip: 0 },
    });
    const isOwn = !JSON.stringify(theirs.body ?? '').includes(member.userId);
    session.check(rule, 'getHistory', isOwn, 'has only the messages of the member', theirs);
  }
  await historyPages(session, member);
  await session.ok('uploadImage', { body: { file: createImage(session.options.seed) } });
  const video = new File([`\0\0\0\x18ftypisom${'x'.repeat(50)}`], 'a.mp4', { type: 'video/mp4' });
  await session.ok('uploadVideo', { body: { file: video } });
  if (config && !session.lacks('sendMessage')) await rooms(session, `${config.PREFIX}${member.userId}`, member, second);
}

/** Sends a message again under its `session_id`, and texts of 2,000 and 2,001 characters. */
async function sendAgain(session: Session, member: object): Promise<void> {
  const unique = randomUUID();
  const body = message(unique, member);
  for (let time = 0; time < 2; time += 1) await session.ok('sendMessage', { body });
  const count = async (text: string) => {
    const list = await session.ok<Conversation[]>('getHistory', { body: { ...member, limit: 100, skip: 0 } });
    return (list ?? []).filter((item) => JSON.stringify(item).includes(`"${text}"`)).length;
  };
  const isOnce = session.lacks('sendMessage', 'getHistory') !== undefined || (await count(unique)) === 1;
  session.check('exact', 'sendMessage', isOnce, 'stores the same `session_id` once');
  await session.ok('sendMessage', { body: message('x'.repeat(2_000), member) });
  await session.refused('refusals', 'sendMessage', 'a text of 2,001 characters', {
    body: message('x'.repeat(2_001), member),
  });
}

/** Reads the history in steps, with the whole history before and after, because support may write in the meantime. */
async function historyPages(session: Session, member: object): Promise<void> {
  const read = async (limit: number, skip: number) =>
    (await session.ok<Conversation[]>('getHistory', { body: { ...member, limit, skip } })) ?? [];
  for (let attempt = 0; attempt < 5 && !session.lacks('getHistory'); attempt += 1) {
    const whole = JSON.stringify(await read(100, 0));
    const steps = [...(await read(1, 0)), ...(await read(2, 1)), ...(await read(100, 3))].slice(0, 100);
    if (JSON.stringify(await read(100, 0)) !== whole) continue;
    const isSame = JSON.stringify(steps) === whole;
    session.check(
      'responses',
      'getHistory',
      isSame,
      'continues with `skip` where the last messages ended',
      `${steps.length} messages`,
    );
    return;
  }
}

/** Listens to the member's room with the member's token, without one and with another, while support replies. */
async function rooms(session: Session, room: string, member: object, second?: Session): Promise<void> {
  const auths = [{ token: session.token }, {}, { token: 'a-token-that-was-never-given' }];
  if (second) auths.push({ token: second.token });
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
    const sentAt = String(await session.ok('sendMessage', { body: message('help', member) }));
    const replies = () => own?.heard.filter(({ createdAt }) => createdAt > sentAt).length ?? 0;
    for (let waited = 0; waited < responseMs && replies() === 0; waited += restMs) await wait(restMs);
    await wait(restMs);
    if (replies() === 0) session.skip(rule, 'sendMessage', 'support did not reply within 3 s');
    else session.check(rule, 'sendMessage', replies() === 1, 'a socket receives each reply once', String(replies()));
    const echoes = own?.heard.filter(({ sender }) => sender === 'customer').length ?? 0;
    session.check(rule, 'sendMessage', echoes === 0, 'a socket receives no message of its own member', String(echoes));
    const leaks = strangers.filter(({ heard }) => heard.length > 0).length;
    const text = 'only the member’s token joins the member’s room';
    session.check(rule, 'sendMessage', leaks === 0, text, `${leaks} strangers`);
  } else session.skip(rule, 'sendMessage', 'the chat’s socket does not open');
  for (const { socket } of ears) socket.disconnect();
}
