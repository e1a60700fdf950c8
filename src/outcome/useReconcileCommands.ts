import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { getProfile } from '@/api/calls/account';
import { getWallet } from '@/api/calls/wallet';
import { useCachedRead } from '@/api/client/useCachedRead';
import { useRead } from '@/api/client/useRead';
import { useReadCache } from '@/api/client/useReadCache';
import { identifyMember, needsMember } from '@/api/commands/pendingCommands';
import { type ToastKind, toast } from '@/components/Toast/toasts';
import { explainError } from '@/i18n/explainError';
import { i18n, loadNamespaces } from '@/i18n/i18n';
import { modalsIn } from '@/lib/overlayEntry';
import { paths } from '@/lib/paths';
import { toastOf, whatOf } from './outcomeText';
import { followCommands, forgetReconciliations, isInDialog, onResult } from './reconciliations';

async function say(kind: ToastKind, text: () => string): Promise<void> {
  await loadNamespaces(['money']).catch(() => {});
  toast[kind](text());
}

/** Home shows it itself; a toast would lie over that. */
const isAtHome = ({ pathname, search }: Location) => pathname === paths.home && modalsIn(search).length === 0;

/** Tells the store whose commands it holds; asks for that itself only where stored ones may be this member's. */
function useIdentifiedMember(): void {
  const [mustAsk] = useState(needsMember);
  const wallet = useCachedRead(getWallet);
  const { data: profile } = useRead(mustAsk ? getProfile : null);
  const id = (wallet ?? profile)?.profile._id;
  useEffect(() => {
    if (id) void identifyMember(id);
  }, [id]);
}

/**
 * Wherever the member is: looks for the result of each command whose response was lost, also before a reload or in an
 * earlier session, and tells it by a toast where neither a dialog nor home shows it.
 */
export function useReconcileCommands(): void {
  const { renew } = useReadCache();
  const here = useLocation();
  const location = useRef(here);
  useIdentifiedMember();
  useLayoutEffect(() => {
    location.current = here;
  }, [here]);
  useEffect(() => {
    const stopHearing = onResult((result) => {
      renew(getWallet);
      const { stage, command, error } = result;
      if (stage === 'unknown' || isInDialog(command.key) || isAtHome(location.current)) return;
      void (error ? explainError(error) : Promise.resolve('')).then((refusal) =>
        say(stage === 'succeeded' ? 'success' : 'info', () => toastOf(result, refusal)),
      );
    });
    const stopFollowing = followCommands((commands) => {
      if (isAtHome(location.current)) return;
      for (const command of commands) {
        void say('info', () => i18n.t('money:found.wasUnderWay', { what: whatOf(command) }));
      }
    });
    return () => {
      stopFollowing();
      stopHearing();
      forgetReconciliations();
    };
  }, [renew]);
}
