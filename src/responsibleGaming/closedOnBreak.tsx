import { useState, useSyncExternalStore } from 'react';
import { serverNow } from '@/api/client/serverTime';
import { type LazyView, lazyView } from '@/components/LazyView/lazyView';
import type { ModalProps } from '@/overlays/modalNames';
import type { PaidViewProps } from './BreakGuard';
import { hasRunningBreak, onRecords } from './records';

const BreakGuard = lazyView(() => import('./BreakGuard').then((m) => m.BreakGuard), ['activity']);

const mayBeBreak = () => hasRunningBreak(serverNow());

/**
 * Wraps a view that a break closes: a modal of the registry or a page of the member's screens. Until a break runs on
 * this device, the wrapper renders only the view and loads nothing else. `paid` is shown even during a break, because
 * the member may still have to finish an earlier deposit.
 */
export function closedOnBreak<P extends Partial<ModalProps>>(
  view: LazyView<P>,
  kind: 'page' | 'modal' | 'game',
  paid?: LazyView<PaidViewProps>,
): LazyView<P> {
  const Open = view;
  // biome-ignore lint/correctness/noComponentHookFactories: called once per view, when its module loads
  function View(props: P) {
    const isRunning = useSyncExternalStore(onRecords, mayBeBreak, () => false);
    // Keep the guard mounted, because removing it would remount the view when a break ends.
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
