import { useState, useSyncExternalStore } from 'react';
import { serverNow } from '@/api/client/serverTime';
import { type LazyView, lazyView } from '@/i18n/lazyView';
import type { ModalProps } from '@/overlays/modalNames';
import type { PaidViewProps } from './BreakGuard';
import { hasRunningBreak, onRecords } from './records';

const BreakGuard = lazyView(() => import('./BreakGuard').then((m) => m.BreakGuard), ['play']);

const mayBeBreak = () => hasRunningBreak(serverNow());

/**
 * What a break closes: modals in the registry, pages among the member's screens. While nobody's break runs on this device
 * it is the view itself, and nothing more is fetched. `paid` stays reachable during a break: what a transfer that was
 * already made still needs.
 */
export function closedOnBreak<P extends Partial<ModalProps>>(
  view: LazyView<P>,
  kind: 'page' | 'modal' | 'game',
  paid?: LazyView<PaidViewProps>,
): LazyView<P> {
  const Open = view;
  // biome-ignore lint/correctness/noComponentHookFactories: called once a view, when its module loads
  function View(props: P) {
    const isRunning = useSyncExternalStore(onRecords, mayBeBreak, () => false);
    // Stays once it is there: without it the view would start again when somebody's break ends.
    const [isGuarded, setGuarded] = useState(isRunning);
    if (isRunning && !isGuarded) setGuarded(true);
    if (!isGuarded) return <Open {...props} />;
    return (
      <BreakGuard kind={kind} argument={props.argument} onClose={props.onClose} paid={paid}>
        <Open {...props} />
      </BreakGuard>
    );
  }
  return Object.assign(View, { preload: view.preload, namespaces: view.namespaces });
}
