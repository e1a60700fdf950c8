import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import type { TestContext } from '../testContext.ts';
import type { Check } from './check.ts';

interface Conversation {
  sender: string;
  createdAt: string;
  message: { message_type: string; payload: { message?: string } };
}

/**
 * Times in ms. The check waits up to `responseMs` for the sockets to connect and for each message. If support does not
 * reply in this time, the check skips the rule about replies. The check waits `restMs` for the server to handle joins,
 * and for messages that must not arrive.
 */
const responseMs = 3_000;
const restMs = 150;

/** Tests the messages of a guest and of a member, each in their own room, uploads, and the member's socket. */
export const chat: Check = {
  name: 'the chat, for guests and members',
  calls: ['getChatConfig', 'sendMessage', 'getHistory', 'markRead', 'uploadImage', 'uploadVideo', 'socket'],
  changes: true,
  async run(context) {
    const { profile } = ((await context.ok('getProfile')) ?? {}) as { profile?: { _id: string } };
    const member = { userId: profile?._id ?? '' };
    const guest = { guestId: randomUUID() };
    const prefix = String((await context.ok('getChatConfig'))?.PREFIX ?? '');

    await written(context, guest, null);
    await written(context, member, context.token);
    await context.ok('markRead', { token: null, body: guest });
    await context.ok('markRead', { body: member });

    const others = await context.ask('getHistory', { token: null, body: { ...member, limit: 5, skip: 0 } });
    const isClosed = !others.ok || (Array.isArray(others.body) && others.body.length === 0);
    context.check(
      'getHistory',
      'only the member’s token reads the member’s messages',
      isClosed,
      'an empty history or a refusal without the member’s token',
      others.exchange,
    );
    await context.refused('sendMessage', 'a message in a member’s name needs the member’s token', {
      token: null,
      body: message('nobody', member),
    });
    await context.refused('sendMessage', 'an empty text is refused', { token: null, body: message(' ', guest) });
    await context.refused('sendMessage', 'a text of more than 2,000 characters is refused', {
      token: null,
      body: message('ก'.repeat(2001), guest),
    });

    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    await context.ok('uploadImage', { body: { file: new File([png], 'a.png', { type: 'image/png' }) } });
    const video = new File([`\0\0\0\x18ftypisom${'x'.repeat(50)}`], 'a.mp4', { type: 'video/mp4' });
    await context.ok('uploadVideo', { body: { file: video } });
    await context.refused('uploadImage', 'a video is refused as an image', { body: { file: video } });
    await sockets(context, prefix, member);
  },
};

const message = (text: string, owner: object, message_type = 'text') => ({
  sender: 'customer',
  createdAt: new Date().toISOString(),
  session_id: `k${randomUUID().replace(/\D/g, '').slice(0, 8)}.1`,
  ...owner,
  message: { message_type, payload: { message: text } },
});

/**
 * Sends two messages. Checks that the history has each message once, newest first, with the time that the response
 * returned.
 */
async function written(context: TestContext, owner: object, token: string | null): Promise<void> {
  const texts = ['help 1', 'help 2'];
  const times: unknown[] = [];
  for (const text of texts) {
    const body = message(text, owner);
    const key = randomUUID();
    const at = await context.ok('sendMessage', { token, key, body });
    times.push(at);
    const again = await context.ask('sendMessage', { token, key, body });
    context.check(
      'sendMessage',
      'the same key gets the same response',
      (again.body as unknown) === at,
      `${at}; got ${again.exchange.text}`,
      again.exchange,
    );
  }
  const list = async (limit: number, skip: number) =>
    ((await context.ok('getHistory', { token, body: { ...owner, limit, skip } })) ?? []) as unknown as Conversation[];
  const all = await list(20, 0);
  const dates = all.map(({ createdAt }) => createdAt);
  context.check(
    'getHistory',
    'the newest entry comes first',
    JSON.stringify(dates) === JSON.stringify([...dates].sort().reverse()),
    'messages by `createdAt`, newest first',
  );
  for (const [at, text] of texts.entries()) {
    const found = all.filter(
      ({ sender, createdAt, message }) =>
        sender === 'customer' && createdAt === times[at] && message.payload.message === text,
    );
    context.check(
      'getHistory',
      'a sent message is in the history once, with the time of the response',
      found.length === 1,
      `one message at ${times[at]}; got ${found.length}`,
    );
  }
  const paged = [...(await list(2, 0)), ...(await list(2, 2))];
  context.check(
    'getHistory',
    'a page continues where the previous one ended',
    JSON.stringify(paged) === JSON.stringify(all.slice(0, 4)),
    'the first four messages in two pages',
  );
}

async function sockets(context: TestContext, prefix: string, member: { userId: string }): Promise<void> {
  const room = `${prefix}${member.userId}`;
  const auths = [{ token: context.token }, { token: context.token }, {}, { token: 'a-token-that-was-never-given' }];
  const ears = auths.map((auth) => listen(context.options.base, auth, room));
  const [one, other, ...strangers] = ears;
  // Connect all sockets first, also those of strangers: a socket that joins after the reply receives nothing. The
  // server does not acknowledge a join.
  await Promise.race([Promise.all(ears.map(({ joined }) => joined)), wait(responseMs)]);
  await wait(restMs);
  const isOpen = await Promise.race([one?.joined, wait(0)]);
  context.check('socket', 'the chat’s socket opens', isOpen === true, 'socket.io over websocket at the API’s origin');
  if (isOpen) {
    const at = String(await context.ok('sendMessage', { body: message('help', member) }));
    const heard = await Promise.race([one?.next(at), wait(responseMs)]);
    if (!heard) {
      context.skip(
        'socket',
        'each of the member’s sockets receives a reply, and no other socket does',
        'support did not reply within 3 s',
      );
    } else {
      await Promise.race([other?.next(at), wait(responseMs)]);
      await wait(restMs);
      const [first, second] = [one?.since(at), other?.since(at)];
      const rule = 'each of the member’s sockets receives a reply once';
      context.check('socket', rule, first === 1 && second === 1, `one message each; got ${first} and ${second}`);
      const leaks = strangers.filter((ear) => ear.since('') > 0).length;
      const closed = 'only the member’s token joins the member’s room';
      context.check('socket', closed, leaks === 0, `silence without it; ${leaks} of 2 strangers heard the answer`);
      const body = { ...member, limit: 1, skip: 0 };
      const [stored] = ((await context.ok('getHistory', { body })) ?? []) as unknown as Conversation[];
      const isSame = JSON.stringify(stored) === JSON.stringify(heard);
      context.check(
        'socket',
        'a socket message equals the newest message of the history',
        isSame,
        'the newest message of the history',
      );
    }
  }
  for (const ear of ears) ear.end();
}

const wait = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms, undefined));

/** Opens a socket connection and asks to join the room. */
function listen(base: string, auth: object, room: string) {
  const socket: Socket = io(base, { transports: ['websocket'], auth, reconnection: false, forceNew: true });
  const all: Conversation[] = [];
  const waiting = new Set<() => void>();
  socket.on('messaging', (conversation: Conversation) => {
    all.push(conversation);
    for (const look of waiting) look();
  });
  const joined = new Promise<boolean>((resolve) => {
    socket.on('connect', () => {
      socket.emit('join', room);
      resolve(true);
    });
    socket.on('connect_error', () => resolve(false));
  });
  const after = (at: string) => all.filter(({ createdAt }) => createdAt > at);
  return {
    joined,
    /** Resolves with the first message whose `createdAt` is later than `at`. */
    next: (at: string) =>
      new Promise<Conversation>((resolve) => {
        const look = () => {
          const [first] = after(at);
          if (first) resolve(first);
        };
        waiting.add(look);
        look();
      }),
    since: (at: string) => after(at).length,
    end: () => socket.disconnect(),
  };
}
