import { describe, expect, it } from 'vitest';
import type { Conversation } from '@/api/calls/chat';
import { ApiError } from '@/api/client/errors';
import { type ChatAction, type ChatState, createChatStore, initialState, reduce } from './state';
import { createView } from './view';

/** Returns a reply of the team. `time` is its server time in ms since 1970. */
const createReply = (text: string, time = 1000): Conversation => ({
  sender: 'support',
  message: { message_type: 'text', payload: { message: text } },
  createdAt: new Date(time).toISOString(),
});
const after = (...actions: ChatAction[]): ChatState => actions.reduce(reduce, initialState());
const tooOften = new ApiError('http', { status: 429 });

describe('the state after', () => {
  it.each<[string, ChatAction[], Partial<ChatState>]>([
    ['a first load of an empty room: no conversation has begun', [{ type: 'synced' }], { readState: undefined }],
    [
      'a first load of replies: they are not new, but the server has no receipt',
      [{ type: 'received', conversations: [createReply('a')] }, { type: 'synced' }],
      { readState: { readAt: 1000, sent: 0, mark: 'unseen' } },
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
      'an earlier catch-up: the later complete time stays',
      [
        { type: 'caughtUp', until: 9 },
        { type: 'caughtUp', until: 5 },
      ],
      { completeUntil: 9 },
    ],
    [
      'a failed load',
      [{ type: 'syncing' }, { type: 'syncFailed', failure: 'x' }],
      { isBehind: true, failure: 'x', checksToSkip: 0 },
    ],
    [
      'a 429 response from the history',
      [{ type: 'syncFailed', failure: tooOften }, { type: 'skipped' }],
      { checksToSkip: 4 },
    ],
    [
      'a 429 response about the room',
      [{ type: 'connection', connection: 'down', failure: tooOften }],
      { connection: 'down', checksToSkip: 5 },
    ],
    [
      'a manual retry',
      [{ type: 'syncFailed', failure: tooOften }, { type: 'retried' }],
      { failure: undefined, checksToSkip: 0 },
    ],
    [
      'a sent message, once more after it was read',
      [
        { type: 'read', readAt: 7, mark: 'due' },
        { type: 'sent', id: '1', confirmedAt: 9, time: 9 },
      ],
      { readState: { readAt: 7, sent: 1, mark: 'due' } },
    ],
  ])('%s', (_name, actions, expected) => {
    expect(after(...actions)).toMatchObject(expected);
  });
});

it('keeps the same object for an unchanged row, and notifies nobody once the conversation is over', () => {
  let isOver = false;
  const { getState, dispatch } = createChatStore(initialState(), () => isOver);
  const view = createView();
  dispatch({ type: 'received', conversations: [createReply('a')] });
  const [first] = view(getState()).rows;
  dispatch({ type: 'received', conversations: [createReply('a'), createReply('b', 2000)] });
  expect(view(getState()).rows).toHaveLength(2);
  expect(view(getState()).rows[0]).toBe(first);
  isOver = true;
  const before = getState();
  dispatch({ type: 'fellBehind' });
  expect(getState()).toBe(before);
});
