import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { useReadCache } from '@/api/useReadCache';
import { getWallet } from '@/api/wallet';
import { type ToastKind, toast } from '@/components/Toast/toasts';
import { i18n, loadNamespaces } from '@/i18n/i18n';
import { modalsIn } from '@/lib/layerEntry';
import { paths } from '@/lib/paths';
import { forgetFindings, investigateAll, isInDialog, onVerdict } from './findings';
import { toastOf, whatOf } from './findingWords';

async function say(kind: ToastKind, words: () => string): Promise<void> {
  await loadNamespaces(['money']).catch(() => {});
  toast[kind](words());
}

/** Home says it itself; a toast would lie over that. */
const isAtHome = ({ pathname, search }: Location) => pathname === paths.home && modalsIn(search).length === 0;

/**
 * Wherever the member is: finds out what came of each command whose answer was lost, also before a reload, and says it
 * by a toast where neither a dialog nor home shows it.
 */
export function useLostAnswers(): void {
  const { renew } = useReadCache();
  const here = useLocation();
  const location = useRef(here);
  useLayoutEffect(() => {
    location.current = here;
  }, [here]);
  useEffect(() => {
    const stopHearing = onVerdict((finding) => {
      renew(getWallet);
      if (finding.stage === 'unsettled' || isInDialog(finding.intent.key) || isAtHome(location.current)) return;
      void say(finding.stage === 'done' ? 'success' : 'info', () => toastOf(finding));
    });
    const stopLooking = investigateAll((intents) => {
      if (isAtHome(location.current)) return;
      for (const intent of intents) {
        void say('info', () => i18n.t('money:found.wasUnderWay', { what: whatOf(intent) }));
      }
    });
    return () => {
      stopLooking();
      stopHearing();
      forgetFindings();
    };
  }, [renew]);
}
