import { useEffect, useRef, useSyncExternalStore } from 'react';
import { hasAccepted } from '@/lib/agreement';
import { onDialogs, topDialog } from '@/lib/dialogStack';
import { useModals } from '@/modals/useModals';

/** Spec section 9. */
const delayMs = 1500;

const isDialogOpen = () => topDialog() !== null;

/** Opens the user agreement 1.5 s after home, unless this member accepted it; waits while another modal is open. */
export function useAgreement(memberId: string | undefined): void {
  const { stack, open } = useModals();
  const shown = useRef(false);
  const isAsking = useSyncExternalStore(onDialogs, isDialogOpen, () => false);
  const busy = isAsking || stack.length > 0;

  useEffect(() => {
    if (!memberId || busy || shown.current || hasAccepted(memberId)) return;
    const timer = setTimeout(() => {
      shown.current = true;
      open('agreement');
    }, delayMs);
    return () => clearTimeout(timer);
  }, [memberId, busy, open]);
}
