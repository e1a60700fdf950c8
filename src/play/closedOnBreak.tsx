import { useSyncExternalStore } from 'react';
import { localStore, storageKeys } from '@/device/storage';
import { type LazyView, lazyView } from '@/i18n/lazyView';
import type { ModalProps } from '@/layers/modalNames';
import { onRecords } from './records';

const BreakGuard = lazyView(() => import('./BreakGuard').then((m) => m.BreakGuard), ['play']);

/** Whether anybody has taken a break on this device: whoever it was, it may be this member. */
const mayBeBreak = () => (localStore.get(storageKeys.play) ?? '').includes('"breakUntil"');

/**
 * What a break closes: modals in the registry, pages among the member's screens. Where nobody has taken a break on this
 * device it is the view itself, and nothing more is fetched.
 */
export function closedOnBreak<P extends Partial<ModalProps>>(
  view: LazyView<P>,
  kind: 'page' | 'modal' | 'game',
): LazyView<P> {
  const Open = view;
  // biome-ignore lint/correctness/noComponentHookFactories: called once a view, when its module loads
  function View(props: P) {
    const isGuarded = useSyncExternalStore(onRecords, mayBeBreak, () => false);
    if (!isGuarded) return <Open {...props} />;
    return (
      <BreakGuard kind={kind} argument={props.argument} onClose={props.onClose}>
        <Open {...props} />
      </BreakGuard>
    );
  }
  return Object.assign(View, { preload: view.preload, namespaces: view.namespaces });
}
