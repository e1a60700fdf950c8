import { describe, expect, it } from 'vitest';
import type { Conversation } from '@/api/calls/chat';
import { ApiError } from '@/api/client/errors';
import { type ChatAction, type ChatState, initialState, reduce } from './state';
import { createStore } from './store';
import { createView } from './view';

/** The reducer by itself: what each kind of news does to what is known. */
const said = (words: string, at = 1000): Conversation => ({
  sender: 'support',
  message: { message_type: 'text', payload: { message: words } },
  createdAt: new Date(at).toISOString(),
});
const after = (...actions: ChatAction[]): ChatState => actions.reduce(reduce, initialState());
const tooOften = new ApiError('http', { status: 429 });

describe('the state after', () => {
  it.each<[string, ChatAction[], Partial<ChatState>]>([
    ['a first look at an empty room: none has begun', [{ type: 'synced' }], { begun: undefined }],
    [
      'a first look at answers: they are no news, though nobody has told the server',
      [{ type: 'heard', conversations: [said('a')] }, { type: 'synced' }],
      { begun: { readAt: 1000, sent: 0, mark: 'unseen' } },
    ],
    [
      'the last page',
      [
        { type: 'paged', page: [], isLast: true },
        { type: 'paged', page: [], isLast: false },
      ],
      { hasAll: true },
    ],
    [
      'an older answer: what was whole stays so',
      [
        { type: 'caughtUp', until: 9 },
        { type: 'caughtUp', until: 5 },
      ],
      { whole: 9 },
    ],
    [
      'a failed look',
      [{ type: 'syncing' }, { type: 'syncFailed', failure: 'x' }],
      { isBehind: true, failure: 'x', checksToSkip: 0 },
    ],
    [
      '"too often" from the history',
      [{ type: 'syncFailed', failure: tooOften }, { type: 'skipped' }],
      { checksToSkip: 4 },
    ],
    [
      '"too often" about the room',
      [{ type: 'connection', connection: 'down', failure: tooOften }],
      { connection: 'down', checksToSkip: 5 },
    ],
    [
      'another try by hand',
      [{ type: 'syncFailed', failure: tooOften }, { type: 'retried' }],
      { failure: undefined, checksToSkip: 0 },
    ],
    [
      'a sent message, once more after it was read',
      [
        { type: 'read', readAt: 7, mark: 'due' },
        { type: 'sent', id: '1', confirmedAt: 9, at: 9 },
      ],
      { begun: { readAt: 7, sent: 1, mark: 'due' } },
    ],
  ])('%s', (_name, actions, expected) => {
    expect(after(...actions)).toMatchObject(expected);
  });
});

it('a row is the very object that it was while nothing of it has changed, and nobody is told once it is over', () => {
  let isOver = false;
  const { getState, dispatch } = createStore(reduce, initialState(), () => isOver);
  const view = createView();
  dispatch({ type: 'heard', conversations: [said('a')] });
  const [first] = view(getState()).rows;
  dispatch({ type: 'heard', conversations: [said('a'), said('b', 2000)] });
  expect(view(getState()).rows).toHaveLength(2);
  expect(view(getState()).rows[0]).toBe(first);
  isOver = true;
  const before = getState();
  dispatch({ type: 'fellBehind' });
  expect(getState()).toBe(before);
});
