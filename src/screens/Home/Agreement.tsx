import { useEffect, useRef, useSyncExternalStore } from 'react';
import { hasAccepted } from '@/lib/agreement';
import { onDialogs, topDialog } from '@/lib/dialogStack';
import { openModal, useModals } from '@/modals/useModals';

/** Spec section 9. */
const delayMs = 1500;

const isDialogOpen = () => topDialog() !== null;

/**
 * Opens the user agreement 1.5 s after home, unless this member accepted it; waits while another modal is open. A
 * component, so that a dialog's coming and going renders nothing else of home.
 */
export function Agreement({ memberId }: { memberId: string }) {
  const { stack } = useModals();
  const shown = useRef(false);
  const isAsking = useSyncExternalStore(onDialogs, isDialogOpen, () => false);
  const isOpen = stack.some(({ name }) => name === 'agreement');
  const busy = isAsking || stack.length > 0;

  useEffect(() => {
    // Asking for it is not enough: one whose code is still on its way may come before it.
    if (isOpen) shown.current = true;
    if (busy || shown.current || hasAccepted(memberId)) return;
    const timer = setTimeout(() => openModal('agreement'), delayMs);
    return () => clearTimeout(timer);
  }, [memberId, busy, isOpen]);
  return null;
}
