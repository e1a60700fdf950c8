import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChatMessage, Conversation } from '@/api/calls/chat';
import {
  type ConversationState,
  emptyConversation,
  newestTime,
  type Outgoing,
  rowsOf,
  sentAfter,
  unreadSince,
  withChange,
  withOutgoing,
  withReceived,
} from './conversation';

const text = (message: string): ChatMessage => ({ message_type: 'text', payload: { message } });
const start = Date.UTC(2026, 0, 14);
const instant = (step: number) => new Date(start + step).toISOString();
const said = (sender: string, step: number, words: string, session_id?: string): Conversation => ({
  sender,
  message: text(words),
  createdAt: instant(step),
  session_id,
});
const written = (id: string, words: string, after?: number): Outgoing => ({
  id,
  message: text(words),
  delivery: 'sending',
  composedAt: 0,
  after,
});
const words = (state: ConversationState) =>
  rowsOf(state).map(({ message }) => (message.payload as { message: string }).message);

describe('the list', () => {
  const sending = withOutgoing(emptyConversation, written('k000001.1', 'hello', start));
  const echo = said('customer', 5, 'hello', 'k000001.1 web');

  it('holds a message once, whether the echo comes before the answer, after it, twice or never', () => {
    const answered = withChange(sending, 'k000001.1', { delivery: 'succeed', confirmedAt: start + 5 });
    const before = withChange(withReceived(sending, [echo], false), 'k000001.1', {
      delivery: 'succeed',
      confirmedAt: start + 5,
    });
    const after = withReceived(withReceived(answered, [echo], false), [echo], true);
    for (const state of [answered, before, after]) {
      expect(rowsOf(state)).toMatchObject([{ id: 'k000001.1', isOwn: true, at: start + 5, delivery: 'succeed' }]);
    }
  });

  it('keeps the id of a row from its writing on, also with a backend that keeps none', () => {
    const nameless = { ...echo, session_id: null };
    expect(rowsOf(withReceived(sending, [nameless], true))).toMatchObject([{ id: 'k000001.1', delivery: 'succeed' }]);
  });

  it('shows one message that the server stored twice once', () => {
    const twice = withReceived(emptyConversation, [said('customer', 9, 'hello', 'k000001.1'), echo], true);
    expect(rowsOf(twice)).toMatchObject([{ at: start + 5 }]);
  });

  it('takes no earlier message of the same words for one that is under way', () => {
    const old = said('customer', -100, 'hello');
    expect(rowsOf(withReceived(sending, [old], true)).map(({ delivery }) => delivery)).toEqual(['succeed', 'sending']);
    // Nothing was known of the server's time then: no guess.
    const blind = withOutgoing(emptyConversation, written('k000001.2', 'hello'));
    expect(rowsOf(withReceived(blind, [old], true))).toHaveLength(2);
  });

  it('gives a message back to the one whose answer names its time', () => {
    let state = withOutgoing(sending, written('k000001.2', 'hello', start));
    // The first never arrived; the second's echo is here before its answer.
    state = withChange(state, 'k000001.1', { delivery: 'failed' });
    state = withReceived(state, [said('customer', 7, 'hello')], false);
    expect(rowsOf(state).map(({ id }) => id)).toEqual(['k000001.1', 'k000001.2']);
    state = withChange(state, 'k000001.2', { delivery: 'succeed', confirmedAt: start + 7 });
    expect(rowsOf(state)).toMatchObject([
      { id: 'k000001.2', delivery: 'succeed' },
      { id: 'k000001.1', delivery: 'failed' },
    ]);
  });

  it('counts what the team has said since', () => {
    const state = withReceived(
      emptyConversation,
      [said('support', 1, 'a'), said('customer', 2, 'b'), said('support', 3, 'c'), said('bot', 4, 'd')],
      true,
    );
    expect(unreadSince(rowsOf(state), start + 1)).toBe(2);
    expect(newestTime(state)).toBe(start + 4);
  });

  it('survives what no server should say', () => {
    const odd = {
      sender: '__proto__',
      message: { message_type: 'unknown' },
      createdAt: 'yesterday',
      session_id: 'k000001.1 <script>',
    } as Conversation;
    const state = withReceived(sending, [odd, odd, said('support', 1, 'a')], true);
    // Without a date it stands after what has one, and before what is being sent.
    expect(rowsOf(state).map(({ at, isOwn }) => [at, isOwn])).toEqual([
      [start + 1, false],
      [Number.POSITIVE_INFINITY, false],
      [0, true],
    ]);
  });
});

/** What may happen, in the order it happens. Figures choose among what is there then. */
type Step =
  | { kind: 'write'; words: number; fate: 'ok' | 'neverArrived' | 'answerLost' }
  | { kind: 'team'; words: number }
  | { kind: 'echo'; which: number; times: number }
  | { kind: 'page'; skip: number; limit: number }
  | { kind: 'late'; which: number };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('write' as const),
      words: fc.nat(2),
      fate: fc.constantFrom('ok' as const, 'neverArrived' as const, 'answerLost' as const),
    }),
    fc.record({ kind: fc.constant('team' as const), words: fc.nat(2) }),
    fc.record({ kind: fc.constant('echo' as const), which: fc.nat(50), times: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ kind: fc.constant('page' as const), skip: fc.nat(20), limit: fc.integer({ min: 1, max: 10 }) }),
    fc.record({ kind: fc.constant('late' as const), which: fc.nat(50) }),
  ),
  { maxLength: 60 },
);

/** A server, a line that loses, doubles and holds back, and the client's state beside it. */
function live(all: readonly Step[], keepsIds: boolean) {
  const server: Conversation[] = [];
  const unsent: string[] = [];
  const heldBack: (() => void)[] = [];
  let state = emptyConversation;
  let clock = 0;
  let count = 0;
  const tell = (conversations: readonly Conversation[], isPage: boolean) => {
    state = withReceived(state, conversations, isPage);
  };
  // The first page is asked before anything is sent.
  tell(server, true);
  const store = (conversation: Conversation) => {
    clock += 1;
    const whole = { ...conversation, createdAt: instant(clock) };
    server.push(keepsIds ? whole : { ...whole, session_id: null });
    return start + clock;
  };
  for (const step of all) {
    if (step.kind === 'write') {
      count += 1;
      const id = `k000001.${count}`;
      const content = `mine ${step.words}`;
      state = withOutgoing(state, written(id, content, sentAfter(state, true)));
      if (step.fate === 'neverArrived') {
        unsent.push(content);
        state = withChange(state, id, { delivery: 'failed' });
        continue;
      }
      const at = store(said('customer', 0, content, `${id} web 1.1.14 th /login`));
      if (step.fate === 'ok') {
        // The answer may be overtaken by everything else.
        heldBack.push(() => {
          state = withChange(state, id, { delivery: 'succeed', confirmedAt: at });
        });
      } else state = withChange(state, id, { delivery: 'failed' });
    } else if (step.kind === 'team') {
      store(said('support', 0, `team ${step.words}`));
    } else if (step.kind === 'echo') {
      const one = server[step.which % Math.max(1, server.length)];
      if (one) for (let time = 0; time < step.times; time += 1) tell([one], false);
    } else if (step.kind === 'page') {
      const end = Math.max(0, server.length - step.skip);
      tell(server.slice(Math.max(0, end - step.limit), end).reverse(), true);
    } else {
      const [reply] = heldBack.splice(step.which % Math.max(1, heldBack.length), 1);
      reply?.();
    }
    const ids = rowsOf(state).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
  return {
    server,
    unsent,
    /** Answers come in, and every page of the history once more. */
    settle() {
      for (const reply of heldBack.splice(0)) reply();
      tell([...server].reverse(), true);
      return state;
    },
  };
}

describe.each([
  ['keeps ids', true],
  ['keeps none', false],
])('with a backend that %s', (_name, keepsIds) => {
  it('any order, loss and doubling of echoes, answers and pages gives the one right list', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const setUp = live(all, keepsIds);
        const state = setUp.settle();
        const told = setUp.server.map(({ message }) => (message.payload as { message: string }).message);
        expect(words(state).slice(0, told.length)).toEqual(told);
        // What never arrived stands after it, not sent, and nothing stands there twice.
        const rest = rowsOf(state).slice(told.length);
        expect(rest.every(({ delivery }) => delivery === 'failed')).toBe(true);
        expect(words(state).slice(told.length).sort()).toEqual([...setUp.unsent].sort());
      }),
      { numRuns: 400 },
    );
  });

  it('the list is the same in whatever order the same things come', () => {
    fc.assert(
      fc.property(steps, fc.infiniteStream(fc.nat()), (all, numbers) => {
        const setUp = live(all, keepsIds);
        const state = setUp.settle();
        let other: ConversationState = { ...emptyConversation, outgoing: state.outgoing };
        const mixed = setUp.server
          .map((conversation) => ({ conversation, place: numbers.next().value as number }))
          .sort((a, b) => a.place - b.place);
        for (const { conversation } of mixed) other = withReceived(other, [conversation, conversation], false);
        expect(rowsOf(other)).toEqual(rowsOf(state));
      }),
      { numRuns: 200 },
    );
  });
});
