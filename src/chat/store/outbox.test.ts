import { expect, it } from 'vitest';
import { createOutbox } from './outbox';
import { createChatStore, initialState } from './state';

/** Creates an outbox whose uploads the test finishes. */
function setUp() {
  const store = createChatStore(initialState());
  let count = 0;
  let isOver = false;
  const posted: string[] = [];
  const uploads: { signal: AbortSignal; resolve: (path: string) => void; reject: (error: unknown) => void }[] = [];
  const outbox = createOutbox(store, {
    newId: () => {
      count += 1;
      return String(count);
    },
    isOver: () => isOver,
    sync: async () => {},
    post: async ({ id }) => {
      posted.push(id);
      return '2026-01-14T00:00:00.000Z';
    },
    upload: (_kind, _file, { signal }) =>
      new Promise((resolve, reject) => {
        uploads.push({ signal, resolve, reject });
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  });
  return {
    outbox,
    posted,
    uploads,
    end: () => {
      isOver = true;
      outbox.close();
    },
    states: () => store.getState().conversation.outgoing.map(({ delivery }) => delivery),
    picture: () => outbox.sendFile('image', new File(['x'], 'x.png'), 'blob:x'),
  };
}
/** Resolves after the promise callbacks that are already queued have run. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('cancels a waiting file immediately and uploads it once when it is sent again', async () => {
  const it = setUp();
  it.picture();
  it.picture();
  await settle();
  it.outbox.cancel('2');
  expect(it.states()).toEqual(['uploading_file', 'failed']);
  it.outbox.resend('2');
  expect(it.states()).toEqual(['uploading_file', 'uploading_file']);
  it.uploads[0]?.resolve('/one.png');
  await settle();
  expect(it.uploads).toHaveLength(2);
  it.uploads[1]?.resolve('/two.png');
  await settle();
  expect(it.uploads).toHaveLength(2);
  expect(it.posted).toEqual(['1', '2']);
  expect(it.states()).toEqual(['succeed', 'succeed']);
});

it('cancels an upload in progress immediately and does not send cancelled files', async () => {
  const it = setUp();
  it.picture();
  it.picture();
  await settle();
  it.outbox.cancel('1');
  it.outbox.cancel('2');
  expect(it.states()).toEqual(['failed', 'failed']);
  await settle();
  expect(it.states()).toEqual(['failed', 'failed']);
  expect([it.uploads.length, it.posted]).toEqual([1, []]);
});

it('sends nothing that waits once the conversation is over', async () => {
  const it = setUp();
  it.outbox.sendText('one');
  it.outbox.sendText('two');
  it.picture();
  it.end();
  await settle();
  expect([it.posted, it.uploads]).toEqual([[], []]);
});
