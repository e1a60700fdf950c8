import { useEffect } from 'react';
import { useReadCache } from '@/api/useReadCache';
import { getWallet } from '@/api/wallet';
import { type ToastKind, toast } from '@/components/Toast/toasts';
import { i18n, loadNamespaces } from '@/i18n/i18n';
import { forgetFindings, isShown, lookIntoAll, onVerdict } from './findings';
import { toastOf, whatOf } from './findingWords';

async function say(kind: ToastKind, words: () => string): Promise<void> {
  await loadNamespaces(['money']).catch(() => {});
  toast[kind](words());
}

/**
 * Wherever the member is: finds out what came of each command whose answer was lost, also before a reload, and says it
 * by a toast where neither a dialog nor home shows it.
 */
export function useLostAnswers(): void {
  const { renew } = useReadCache();
  useEffect(() => {
    const stopHearing = onVerdict((finding) => {
      renew(getWallet);
      if (finding.stage === 'unsettled' || isShown(finding.intent.key)) return;
      void say(finding.stage === 'done' ? 'success' : 'info', () => toastOf(finding));
    });
    const stopLooking = lookIntoAll((intents) => {
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
