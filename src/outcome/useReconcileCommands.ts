import { useEffect, useEffectEvent, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { getProfile } from '@/api/calls/account';
import { getWallet } from '@/api/calls/wallet';
import { useCachedRead } from '@/api/client/useCachedRead';
import { useRead } from '@/api/client/useRead';
import { useReadCache } from '@/api/client/useReadCache';
import { identifyMember, needsMember } from '@/api/commands/pendingCommands';
import { type ToastKind, toast } from '@/components/Toast/toasts';
import { errorText } from '@/i18n/errorText';
import { i18n, loadNamespaces } from '@/i18n/i18n';
import { modalsIn } from '@/lib/overlayEntry';
import { paths } from '@/lib/paths';
import { toastOf, whatOf } from './outcomeText';
import { followCommands, forgetReconciliations, isInDialog, onResult } from './reconciliations';

async function say(kind: ToastKind, text: () => string): Promise<void> {
  await loadNamespaces(['money']).catch(() => {});
  toast[kind](text());
}

/**
 * Returns whether home is visible, without a modal over it. Home shows pending commands itself, and a toast would cover
 * them.
 */
const isAtHome = ({ pathname, search }: Location) => pathname === paths.home && modalsIn(search).length === 0;

/**
 * Records the logged-in member's id for the stored commands. Requests the profile only if stored commands may belong to
 * this member.
 */
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
 * Reconciles each command with a lost response on every member page, including commands from before a reload or from an
 * earlier session. A toast shows the result unless a dialog or home already does.
 */
export function useReconcileCommands(): void {
  const { renew } = useReadCache();
  const here = useLocation();
  const isHomeShown = useEffectEvent(() => isAtHome(here));
  useIdentifiedMember();
  useEffect(() => {
    const stopHearing = onResult((result) => {
      renew(getWallet);
      const { stage, command, error } = result;
      if (stage === 'unknown' || isInDialog(command.key) || isHomeShown()) return;
      void say(stage === 'succeeded' ? 'success' : 'info', () => toastOf(result, error ? errorText(error) : ''));
    });
    const stopFollowing = followCommands((commands) => {
      if (isHomeShown()) return;
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
