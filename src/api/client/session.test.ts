import { expect, test } from 'vitest';
import { login } from '@/api/calls/account';
import { sessionCodes } from '@/api/calls/codes';
import { getInfo } from '@/api/calls/lookup';
import { getWallet } from '@/api/calls/wallet';
import { send } from './client';
import { holdResponses, json, useTestServer } from './testServer';
import { failure, startSession } from './testSession';

const server = useTestServer();

const codesThatEndIt = ['invalid-token', ...sessionCodes];

test.each(codesThatEndIt)('ends the session once for %s, however many calls it refuses', async (message) => {
  const session = startSession('old');
  server.respond = (_, response) => json(response, 401, { message });
  const errors = await Promise.all(Array.from({ length: 5 }, () => failure(send(getWallet, {}))));
  expect(session.onSessionLost).toHaveBeenCalledTimes(1);
  expect(session.onGone).not.toHaveBeenCalled();
  // All responses after the first are aborted or handled, because the session has already ended.
  expect(errors.every(({ isHandled, code, kind }) => isHandled && (code === message || kind === 'aborted'))).toBe(true);
});
test('ends the session once even if the token is not removed, and again for the next token', async () => {
  const session = startSession('old');
  session.onSessionLost.mockImplementation(() => {});
  server.respond = (_, response) => json(response, 401, { message: 'invalid-token' });
  await failure(send(getWallet, {}));
  await failure(send(getWallet, {}));
  expect(session.onSessionLost).toHaveBeenCalledTimes(1);
  session.stored.token = 'new';
  await failure(send(getWallet, {}));
  expect(session.onSessionLost).toHaveBeenCalledTimes(2);
});
test.each([
  [200, getWallet],
  [401, getWallet],
  [401, getInfo],
])('gives a late %i to nobody in the next session, and does not end it', async (status, call) => {
  const session = startSession('old');
  const { arrived, release } = holdResponses(server, (_, response) =>
    json(response, status, { message: 'invalid-token' }),
  );
  const late = failure(send(call, {}));
  await arrived;
  session.stored.token = 'new';
  release();
  expect((await late).isHandled).toBe(true);
  expect(session.onSessionLost).not.toHaveBeenCalled();
});
test.each(['WRONG_PASSWORD', 'WRONG_CREDENTIAL', 'NO_USER', 'INACTIVE_USER', 'session expired'])(
  'does not end the session for %s',
  async (message) => {
    const session = startSession('t0ken');
    server.respond = (_, response) => json(response, 401, { message });
    const error = await failure(send(login, { body: { username: 'a', password: 'b' } }));
    expect(error).toMatchObject({ kind: 'http', status: 401, message, isHandled: false });
    expect(session.onSessionLost).not.toHaveBeenCalled();
  },
);
test.each(['โทเคน', 'two\nlines', ' '])(
  'sends no header for the stored token %j and ends the session',
  async (token) => {
    const session = startSession(token);
    server.respond = ({ headers }, response) =>
      json(response, 401, { message: headers.authorization ?? 'invalid-token' });
    expect(await failure(send(getWallet, {}))).toMatchObject({ kind: 'http', code: 'invalid-token' });
    expect(session.onSessionLost).toHaveBeenCalledTimes(1);
  },
);
test('does not end a session for a visitor without a token', async () => {
  const session = startSession(null);
  server.respond = (_, response) => json(response, 401, { message: 'UNAUTHORIZED' });
  expect(await failure(send(getInfo, {}))).toMatchObject({ isHandled: false });
  expect(session.onSessionLost).not.toHaveBeenCalled();
});
test('closes the site on 410 gone, but not on a 410 with another text', async () => {
  const session = startSession(null);
  server.respond = (_, response) => json(response, 410, { message: 'gone' });
  expect(await failure(send(getInfo, {}))).toMatchObject({ isHandled: true });
  expect(session.onGone).toHaveBeenCalledTimes(1);
  server.respond = (_, response) => json(response, 410, { message: 'moved' });
  await failure(send(getInfo, {}));
  server.respond = (_, response) => json(response, 200, { name: 'gone', message: 'gone' });
  await send(getInfo, {});
  expect(session.onGone).toHaveBeenCalledTimes(1);
  expect(session.onSessionLost).not.toHaveBeenCalled();
});
