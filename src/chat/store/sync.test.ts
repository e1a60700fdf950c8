import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Conversation } from '@/api/calls/chat';
import { pageSize } from './chatApi';
import { getRows } from './conversation';
import { createChatStore, initialState } from './state';
import { createSync } from './sync';

const createReply = (step: number): Conversation => ({
  sender: 'support',
  message: { message_type: 'text', payload: { message: `message ${step}` } },
  createdAt: new Date(Date.UTC(2026, 0, 14) + step).toISOString(),
});

/**
 * Creates a history and its server. `readAt`: the server's time of the newest reply seen on an earlier visit, in ms.
 */
function setUp(readAt?: number) {
  const server: Conversation[] = [];
  const store = createChatStore(initialState(readAt === undefined ? undefined : { readAt, sent: 0 }));
  let fails = 0;
  const requestedSkips: number[] = [];
  let meanwhile = () => {};
  const history = createSync(store, {
    page: async (skip) => {
      requestedSkips.push(skip);
      await Promise.resolve();
      if (fails > 0) {
        fails -= 1;
        throw new Error('no line');
      }
      const end = Math.max(0, server.length - skip);
      const page = server.slice(Math.max(0, end - pageSize), end).reverse();
      meanwhile();
      return page;
    },
  });
  return {
    history: { ...history, hasAll: () => store.getState().hasAll },
    server,
    say: (count: number) => {
      for (let time = 0; time < count; time += 1) server.push(createReply(server.length));
    },
    deliver: (...which: number[]) => {
      const heard = which.map((item) => server[item]).filter((item) => item !== undefined);
      store.dispatch({ type: 'received', conversations: heard });
    },
    failNext: (times: number) => {
      fails = times;
    },
    whileAsking: (work: () => void) => {
      meanwhile = work;
    },
    takeSkips: () => requestedSkips.splice(0),
    steps: () =>
      getRows(store.getState().conversation).map(({ message }) =>
        Number(/\d+/.exec(JSON.stringify(message.payload))?.[0]),
      ),
  };
}

const upTo = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

describe('the history', () => {
  it('loads ten messages at a time, earlier ones on request, and recognises the start of the conversation', async () => {
    const it = setUp();
    it.say(25);
    await it.history.sync();
    expect(it.steps()).toEqual(upTo(15, 25));
    expect(it.history.hasAll()).toBe(false);
    await it.history.loadOlder();
    await Promise.all([it.history.loadOlder(), it.history.loadOlder()]);
    expect(it.steps()).toEqual(upTo(0, 25));
    expect(it.history.hasAll()).toBe(true);
    expect(it.takeSkips()).toEqual([0, 10, 20]);
  });

  it('closes a gap of any length, also after newer messages arrived or a request failed halfway', async () => {
    const it = setUp();
    it.say(12);
    await it.history.sync();
    it.say(30);
    it.deliver(40, 41);
    it.failNext(0);
    it.whileAsking(() => it.failNext(1));
    await expect(it.history.sync()).rejects.toThrow('no line');
    it.whileAsking(() => {});
    it.deliver(41);
    it.failNext(0);
    await it.history.sync();
    expect(it.steps()).toEqual(upTo(2, 42));
  });

  it('reads back to the last read message at first', async () => {
    const it = setUp(Date.UTC(2026, 0, 14) + 12);
    it.say(40);
    await it.history.sync();
    expect(it.steps()).toEqual(upTo(10, 40));
  });

  it('misses no earlier message if the socket has delivered more than the history', async () => {
    const it = setUp();
    it.say(20);
    await it.history.sync();
    it.say(35);
    it.deliver(...upTo(20, 55));
    await it.history.loadOlder();
    await it.history.loadOlder();
    expect(it.steps()).toEqual(upTo(0, 55));
  });

  it('reads the history again for a request made during a running one', async () => {
    const it = setUp();
    it.say(3);
    it.whileAsking(() => {
      it.whileAsking(() => {});
      it.say(2);
      void it.history.sync();
    });
    await it.history.sync();
    expect(it.steps()).toEqual(upTo(0, 5));
    expect(it.takeSkips()).toEqual([0, 0]);
  });

  it('retries for a request made while a running one fails', async () => {
    const it = setUp();
    it.say(3);
    it.failNext(1);
    const first = it.history.sync();
    await it.history.sync();
    await first;
    expect(it.steps()).toEqual(upTo(0, 3));
  });

  it('stops if the server returns the same page for every skip', async () => {
    const it = setUp();
    it.say(10);
    const { history } = it;
    await history.sync();
    it.say(20);
    // A server that ignores `skip`.
    const stuck = createSync(createChatStore(initialState({ readAt: 0, sent: 0 })), {
      page: async () => it.server.slice(-pageSize).reverse(),
    });
    await stuck.sync();
    await stuck.sync();
    await stuck.loadOlder();
  });

  it('has every message from the oldest to the newest shown, whatever was sent, received or lost', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('say' as const), count: fc.integer({ min: 1, max: 25 }) }),
      fc.record({ kind: fc.constant('deliver' as const), count: fc.nat(60) }),
      fc.record({ kind: fc.constant('sync' as const), count: fc.nat(2) }),
      fc.record({ kind: fc.constant('loadOlder' as const), count: fc.nat(1) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), fc.nat(45), async (all, before) => {
        const it = setUp();
        it.say(before);
        await it.history.sync();
        for (const { kind, count } of all) {
          if (kind === 'say') it.say(count);
          if (kind === 'deliver') it.deliver(before + count);
          if (kind === 'sync' || kind === 'loadOlder') {
            it.failNext(count);
            await it.history[kind]().catch(() => undefined);
          }
        }
        it.failNext(0);
        await it.history.sync();
        const steps = it.steps();
        expect(steps).toEqual(upTo(steps[0] ?? 0, it.server.length));
        expect(steps[0] ?? 0).toBeLessThanOrEqual(Math.max(0, before - pageSize));
        if (it.history.hasAll()) expect(steps[0] ?? 0).toBe(0);
      }),
      { numRuns: 300 },
    );
  });
});
