import { expect, test } from 'vitest';
import { createBackend } from './backend';
import { maxRecordedActions } from './recordedAction';
import { demoPassword, somchai } from './scenarios/people';
import { openState, type Page, writeState } from './stateLink';
import { createClient } from './testing/client';

const nowhere: Page = { path: '/login', local: {}, tab: {} };
const open = async (code: string) => {
  const backend = createBackend();
  const { mockState } = await openState(code, {});
  backend.restore(mockState);
  return backend;
};

test('holds no password: a changed password is replaced consistently', async () => {
  const backend = createBackend();
  const { ok, fails } = createClient(backend);
  const token = backend.tokenFor(somchai.username);
  await ok('changePassword', { token, body: { oldPassword: demoPassword, newPassword: 'My-Secret-1' } });
  await ok('login', { body: { username: somchai.username, password: 'My-Secret-1' } });
  await fails('login', { body: { username: somchai.username, password: 'My-Secret-2' } });
  const opened = await open(await writeState(backend.mockState, nowhere));
  expect(JSON.stringify(opened.snapshot())).not.toContain('My-Secret');
  expect(opened.mockState.db.session.size).toBe(2);
  expect(opened.mockState.db.phone.get(somchai.username)?.loginFailures).toBe(1);
});

test('holds the session without its token, and the planned faults', async () => {
  const backend = createBackend({ scenario: 'rich', seed: 7 });
  const [first] = backend.mockState.db.member.all();
  const token = backend.tokenFor(first?.username ?? '');
  backend.fail({ method: '*', path: '/api/*', kind: 'network' });
  const page: Page = { ...nowhere, path: '/user/home?modal=deposit', session: { nth: 0, kept: 'tab' } };
  const opened = await openState(await writeState(backend.mockState, page), {});
  expect(opened).toMatchObject({
    token,
    page,
    mockState: { scenario: 'rich', seed: 7, faults: [{ kind: 'network' }] },
  });
});

test('explains an invalid state', async () => {
  const code = await writeState(createBackend().mockState, nowhere);
  for (const bad of ['', 'nonsense', code.slice(0, -9), '%'])
    await expect(openState(bad, {}), bad).rejects.toThrow(/holds no state/);
});

test('explains that a state is too large', async () => {
  const { mockState } = createBackend();
  const page: Page = { ...nowhere, local: { chat: Array.from({ length: 900 }, () => crypto.randomUUID()).join() } };
  await expect(writeState(mockState, page)).rejects.toThrow(/Restart the scenario/);
  const backend = createBackend();
  for (let at = 0; at < maxRecordedActions + 9; at += 1) backend.tokenFor(somchai.username);
  expect(backend.mockState.actionLog.length).toBe(maxRecordedActions + 1);
  await expect(writeState(backend.mockState, nowhere)).rejects.toThrow(/Restart the scenario/);
});
