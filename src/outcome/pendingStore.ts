import { useSyncExternalStore } from 'react';
import type { Call, StoredCall } from '@/api/calls/call';
import { getWallet } from '@/api/calls/wallet';
import { useReadCache } from '@/api/client/useReadCache';
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
export function acknowledge(key: string): void {
  const removedCommand = acknowledgeCommand(key);
  if (!removedCommand || removedCommand.result) return;
  toast.info(i18n.t('money:removed'), {
    label: i18n.t('money:undo'),
    run: () => restoreCommand(removedCommand),
  });
}

/**
 * Sends the stored request again, with the same body and idempotency key. The stored command then shows the result. If
 * the result is still unknown, or if the command is no longer stored, a toast says so.
 */
export async function resend({ key, method, path, params, body }: PendingCommand): Promise<void> {
  const { calls } = await import('@/api/calls/calls');
  const isOwn = (item: Call): item is StoredCall =>
    item.commandKind !== undefined && item.method === method && item.path === path;
  const call = Object.values<Call>(calls).find(isOwn);
  const end = call && (await runCommand(call, { params, body } as never, { key, isResultKept: true }));
  if (!end || ('error' in end && end.error?.isHandled)) return;
  const now = storedCommand(key);
  if (!now) toast.info(i18n.t('money:notStored'));
  else if (!now.result) toast.info(i18n.t('money:resend.stillUnknown'));
}

/**
 * Returns a function that sends a stored request again (`resend`), and then reads again what the command changes: by
 * `renewView` or, by default, the wallet.
 */
export function useResend(renewView?: () => unknown): (command: PendingCommand) => Promise<void> {
  const { renew } = useReadCache();
  return async (command) => {
    await resend(command);
    await (renewView ? renewView() : renew(getWallet));
  };
}
