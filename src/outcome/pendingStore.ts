import { useSyncExternalStore } from 'react';
import type { Call } from '@/api/calls/call';
import type { ApiError } from '@/api/client/errors';
import { runCommand } from '@/api/commands/command';
import type { PendingCommand } from '@/api/commands/pendingCommand';
import {
  acknowledgeCommand,
  openCommands,
  restoreCommand,
  storedCommand,
  subscribeToCommands,
} from '@/api/commands/pendingCommands';
import { toast } from '@/components/Toast/toasts';
import { i18n } from '@/i18n/i18n';

/** Returns the member's commands that wait for the member, and follows every change in this tab and in others. */
export const usePendingCommands = (): readonly PendingCommand[] =>
  useSyncExternalStore(subscribeToCommands, openCommands);

/** Returns the stored command with this key, and follows every change. Undefined if it is no longer stored. */
export const useStoredCommand = (key: string | undefined): PendingCommand | undefined =>
  useSyncExternalStore(subscribeToCommands, () => (key === undefined ? undefined : storedCommand(key)));

/**
 * Removes a command that the member has seen. Without a result, a toast offers to keep the record after all, together
 * with all others that were removed while it was shown.
 */
export async function acknowledge(key: string): Promise<void> {
  const removed = await acknowledgeCommand(key);
  if (!removed || removed.result) return;
  toast.info(i18n.t('money:removed'), {
    label: i18n.t('money:undo'),
    run: () => void restoreCommand(removed),
  });
}

/**
 * Sends the stored request again, with the same body and idempotency key. The stored command then shows the result. If
 * the result is still unknown, or if the command is no longer stored, a toast says so.
 */
export async function resend({ key, method, path, params, body }: PendingCommand): Promise<void> {
  try {
    const { calls } = await import('@/api/calls/calls');
    const call = Object.values<Call>(calls).find((item) => item.method === method && item.path === path);
    if (call) await runCommand(call, { params, body } as never, { key, isResultKept: true });
  } catch (thrown) {
    if ((thrown as ApiError).isHandled) return;
    const now = storedCommand(key);
    if (!now) toast.info(i18n.t('money:notStored'));
    else if (!now.result) toast.info(i18n.t('money:resend.stillUnknown'));
  }
}
