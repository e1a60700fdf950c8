import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { getProfile } from '@/api/calls/account';
import { getWallet } from '@/api/calls/wallet';
import { useCachedRead } from '@/api/client/useCachedRead';
import { useRead } from '@/api/client/useRead';
import {
  identifyMember,
  isMemberUnknown,
  isSending,
  isSentHere,
  openCommands,
  ownCommands,
  subscribeToCommands,
  whenEnded,
} from '@/api/commands/pendingCommands';
import { toast } from '@/components/Toast/toasts';
import { pause } from '@/device/pause';
import { loadNamespaces } from '@/i18n/i18n';
import { modalsIn } from '@/lib/overlayEntry';
import { paths } from '@/lib/paths';
import { getNoticeText } from './outcomeText';

/**
 * Returns whether home is visible, without a modal over it. Home shows pending commands itself, and a toast would cover
 * them.
 */
const isAtHome = ({ pathname, search }: Location) => pathname === paths.home && modalsIn(search).length === 0;

/**
 * Records the logged-in member's id for the stored commands. Requests the profile only if a command is stored while the
 * wallet has not told who the member is.
 */
function useIdentifiedMember(): void {
  const mustAsk = useSyncExternalStore(subscribeToCommands, isMemberUnknown);
  const wallet = useCachedRead(getWallet);
  const { data: profile } = useRead(mustAsk ? getProfile : null);
  const id = (wallet ?? profile)?.profile._id;
  useEffect(() => {
    if (id) identifyMember(id);
  }, [id]);
}

/** Follows the commands that other tabs send. Returns a function that shows those that this page has not sent. */
function followCommands(show: (notices: () => string[]) => void): () => void {
  const controller = new AbortController();
  const followed = new Set<string>();
  const follow = () => {
    for (const command of ownCommands()) {
      const sending = `${command.key} ${command.tries}`;
      if (command.endedAt !== undefined || isSending(command.key) || followed.has(sending)) continue;
      followed.add(sending);
      void whenEnded(command, (ms) => pause(ms, controller.signal));
    }
    const newCommands = openCommands().filter(({ key }) => !isSentHere(key) && !followed.has(key));
    for (const { key } of newCommands) followed.add(key);
    if (newCommands.length > 0) show(() => newCommands.map(getNoticeText));
  };
  follow();
  const stop = subscribeToCommands(follow);
  return () => {
    controller.abort();
    stop();
  };
}

/**
 * Keeps the stored commands up to date on every member page. Except on home, a toast reminds the member of each command
 * from an earlier page or another tab that waits for the member.
 */
export function usePendingNotice(): void {
  const here = useLocation();
  const isHomeShown = useEffectEvent(() => isAtHome(here));
  useIdentifiedMember();
  useEffect(
    () =>
      followCommands(async (notices) => {
        if (isHomeShown()) return;
        await loadNamespaces(['money']).catch(() => {});
        for (const text of notices()) toast.info(text);
      }),
    [],
  );
}
