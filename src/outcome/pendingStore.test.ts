import { beforeEach, expect, test, vi } from 'vitest';
import { withdrawAll } from '@/api/calls/wallet';
import { configureClient } from '@/api/client/client';
import { useTestServer } from '@/api/client/testServer';
import { runCommand } from '@/api/commands/command';
import { acknowledgeCommand, openCommands, storedCommand } from '@/api/commands/pendingCommands';
import { clearToasts, currentToasts } from '@/components/Toast/toasts';
import { giveStorage } from '@/device/testStorage';
import { i18n } from '@/i18n/i18n';
import { acknowledge, resend } from './pendingStore';

giveStorage();
const server = useTestServer();
beforeEach(() => {
  clearToasts();
  configureClient({ getToken: () => 'one', onSessionLost() {}, onGone() {} });
});

test('says what happens to a command without a result, undoes its removal, and sends nothing again', async () => {
  server.respond = (_, response) => void response.destroy();
  await runCommand(withdrawAll, { body: { amount: 5 } });
  const [command] = openCommands();
  if (!command) return expect.fail('It is not stored');
  await resend(command);
  expect(currentToasts().map(({ text }) => text)).toEqual([i18n.t('money:resend.stillUnknown')]);
  clearToasts();
  await acknowledge(command.key);
  expect(storedCommand(command.key)).toBeUndefined();
  const [removed] = currentToasts();
  removed?.action?.run();
  await vi.waitFor(() => expect(storedCommand(command.key)).toEqual(command));
  clearToasts();
  await acknowledgeCommand(command.key);
  await resend(command);
  expect(currentToasts()).toMatchObject([{ kind: 'info', text: i18n.t('money:notStored') }]);
  expect(server.requests).toHaveLength(1);
});
