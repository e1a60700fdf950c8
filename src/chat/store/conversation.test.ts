import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChatMessage, Conversation } from '@/api/calls/chat';
import {
  type ConversationState,
  emptyConversation,
  getRows,
  newestTime,
  type Outgoing,
  sentAfter,
  unreadSince,
  withChange,
  withOutgoing,
  withReceived,
} from './conversation';

const text = (message: string): ChatMessage => ({ message_type: 'text', payload: { message } });
const start = Date.UTC(2026, 0, 14);
const instant = (step: number) => new Date(start + step).toISOString();
const createConversation = (sender: string, step: number, content: string, session_id?: string): Conversation => ({
  sender,
  message: text(content),
  createdAt: instant(step),
  session_id,
});
const createOutgoing = (id: string, content: string, after?: number): Outgoing => ({
  id,
  message: text(content),
  delivery: 'sending',
  composedAt: 0,
  after,
});
const getTexts = (state: ConversationState) =>
  getRows(state).map(({ message }) => (message.payload as { message: string }).message);

describe('the list', () => {
  const sending = withOutgoing(emptyConversation, createOutgoing('k000001.1', 'hello', start));
  const echo = createConversation('customer', 5, 'hello', 'k000001.1 web');

  it('holds a message once, whether its echo comes before the response, after it, twice or never', () => {
    const answered = withChange(sending, 'k000001.1', { delivery: 'succeed', confirmedAt: start + 5 });
    const before = withChange(withReceived(sending, [echo], false), 'k000001.1', {
      delivery: 'succeed',
      confirmedAt: start + 5,
    });
    const after = withReceived(withReceived(answered, [echo], false), [echo], true);
    for (const state of [answered, before, after]) {
      expect(getRows(state)).toMatchObject([{ id: 'k000001.1', isOwn: true, time: start + 5, delivery: 'succeed' }]);
    }
  });

  it('keeps the id of a row from the moment it is written, also if the backend stores no ids', () => {
    const nameless = { ...echo, session_id: null };
    expect(getRows(withReceived(sending, [nameless], true))).toMatchObject([{ id: 'k000001.1', delivery: 'succeed' }]);
  });

  it('shows a message once that the server has stored twice', () => {
    const twice = withReceived(
      emptyConversation,
      [createConversation('customer', 9, 'hello', 'k000001.1'), echo],
      true,
    );
    expect(getRows(twice)).toMatchObject([{ time: start + 5 }]);
  });

  it('does not take an earlier message with the same text for one that is being sent', () => {
    const old = createConversation('customer', -100, 'hello');
    expect(getRows(withReceived(sending, [old], true)).map(({ delivery }) => delivery)).toEqual(['succeed', 'sending']);
    // The latest server time was unknown when the message was sent, so the old message must not be matched to it.
    const blind = withOutgoing(emptyConversation, createOutgoing('k000001.2', 'hello'));
    expect(getRows(withReceived(blind, [old], true))).toHaveLength(2);
  });

  it('matches a message to the one whose response has its time', () => {
    let state = withOutgoing(sending, createOutgoing('k000001.2', 'hello', start));
    // The first message never arrived. The echo of the second message arrives before its response.
    state = withChange(state, 'k000001.1', { delivery: 'failed' });
    state = withReceived(state, [createConversation('customer', 7, 'hello')], false);
    expect(getRows(state).map(({ id }) => id)).toEqual(['k000001.1', 'k000001.2']);
    state = withChange(state, 'k000001.2', { delivery: 'succeed', confirmedAt: start + 7 });
    expect(getRows(state)).toMatchObject([
      { id: 'k000001.2', delivery: 'succeed' },
      { id: 'k000001.1', delivery: 'failed' },
    ]);
  });

  it('counts the team’s replies after a time', () => {
    const state = withReceived(
      emptyConversation,
      [
        createConversation('support', 1, 'a'),
        createConversation('customer', 2, 'b'),
        createConversation('support', 3, 'c'),
        createConversation('bot', 4, 'd'),
      ],
      true,
    );
    expect(unreadSince(getRows(state), start + 1)).toBe(2);
    expect(newestTime(state)).toBe(start + 4);
  });

  it('survives invalid values from the server', () => {
    const odd = {
      sender: '__proto__',
      message: { message_type: 'unknown' },
      createdAt: 'yesterday',
      session_id: 'k000001.1 <script>',
    } as Conversation;
    const state = withReceived(sending, [odd, odd, createConversation('support', 1, 'a')], true);
    // A message without a date comes after the dated messages and before the messages being sent.
    expect(getRows(state).map(({ time, isOwn }) => [time, isOwn])).toEqual([
      [start + 1, false],
      [Number.POSITIVE_INFINITY, false],
      [0, true],
    ]);
  });
});

/** The possible events. `which` chooses among the messages or responses that exist when the event happens. */
type Step =
  | { kind: 'write'; text: number; fate: 'ok' | 'neverArrived' | 'answerLost' }
  | { kind: 'team'; text: number }
  | { kind: 'echo'; which: number; times: number }
  | { kind: 'page'; skip: number; limit: number }
  | { kind: 'late'; which: number };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('write' as const),
      text: fc.nat(2),
      fate: fc.constantFrom('ok' as const, 'neverArrived' as const, 'answerLost' as const),
    }),
    fc.record({ kind: fc.constant('team' as const), text: fc.nat(2) }),
    fc.record({ kind: fc.constant('echo' as const), which: fc.nat(50), times: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ kind: fc.constant('page' as const), skip: fc.nat(20), limit: fc.integer({ min: 1, max: 10 }) }),
    fc.record({ kind: fc.constant('late' as const), which: fc.nat(50) }),
  ),
  { maxLength: 60 },
);

/** Simulates a server, a connection that loses, duplicates and delays messages, and the client's state. */
function live(all: readonly Step[], keepsIds: boolean) {
  const server: Conversation[] = [];
  const unsent: string[] = [];
  const heldBack: (() => void)[] = [];
  let state = emptyConversation;
  let clock = 0;
  let count = 0;
  const receive = (conversations: readonly Conversation[], isPage: boolean) => {
    state = withReceived(state, conversations, isPage);
  };
  // The client reads the first page before it sends anything.
  receive(server, true);
  const store = (conversation: Conversation) => {
    clock += 1;
    const fullConversation = { ...conversation, createdAt: instant(clock) };
    server.push(keepsIds ? fullConversation : { ...fullConversation, session_id: null });
    return start + clock;
  };
  for (const step of all) {
    if (step.kind === 'write') {
      count += 1;
      const id = `k000001.${count}`;
      const content = `mine ${step.text}`;
      state = withOutgoing(state, createOutgoing(id, content, sentAfter(state, true)));
      if (step.fate === 'neverArrived') {
        unsent.push(content);
        state = withChange(state, id, { delivery: 'failed' });
        continue;
      }
      const confirmedAt = store(createConversation('customer', 0, content, `${id} web 1.1.14 th /login`));
      if (step.fate === 'ok') {
        // Other events may happen before the response arrives.
        heldBack.push(() => {
          state = withChange(state, id, { delivery: 'succeed', confirmedAt });
        });
      } else state = withChange(state, id, { delivery: 'failed' });
    } else if (step.kind === 'team') {
      store(createConversation('support', 0, `team ${step.text}`));
    } else if (step.kind === 'echo') {
      const item = server[step.which % Math.max(1, server.length)];
      if (item) for (let time = 0; time < step.times; time += 1) receive([item], false);
    } else if (step.kind === 'page') {
      const end = Math.max(0, server.length - step.skip);
      receive(server.slice(Math.max(0, end - step.limit), end).reverse(), true);
    } else {
      const [reply] = heldBack.splice(step.which % Math.max(1, heldBack.length), 1);
      reply?.();
    }
    const ids = getRows(state).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
  return {
    server,
    unsent,
    /** Delivers the delayed responses, and reads the whole history again. */
    settle() {
      for (const reply of heldBack.splice(0)) reply();
      receive([...server].reverse(), true);
      return state;
    },
  };
}

describe.each([
  ['keeps ids', true],
  ['keeps none', false],
])('with a backend that %s', (_name, keepsIds) => {
  it('builds the one correct list from any order, loss and duplication of echoes, responses and pages', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const setUp = live(all, keepsIds);
        const state = setUp.settle();
        const expected = setUp.server.map(({ message }) => (message.payload as { message: string }).message);
        expect(getTexts(state).slice(0, expected.length)).toEqual(expected);
        // Undelivered messages follow the server's messages, as failed and without duplicates.
        const rest = getRows(state).slice(expected.length);
        expect(rest.every(({ delivery }) => delivery === 'failed')).toBe(true);
        expect(getTexts(state).slice(expected.length).sort()).toEqual([...setUp.unsent].sort());
      }),
      { numRuns: 400 },
    );
  });

  it('builds the same list in whatever order the same messages arrive', () => {
    fc.assert(
      fc.property(steps, fc.infiniteStream(fc.nat()), (all, numbers) => {
        const setUp = live(all, keepsIds);
        const state = setUp.settle();
        let conversationState: ConversationState = { ...emptyConversation, outgoing: state.outgoing };
        const mixed = setUp.server
          .map((conversation) => ({ conversation, place: numbers.next().value as number }))
          .sort((a, b) => a.place - b.place);
        for (const { conversation } of mixed)
          conversationState = withReceived(conversationState, [conversation, conversation], false);
        expect(getRows(conversationState)).toEqual(getRows(state));
      }),
      { numRuns: 200 },
    );
  });
});
