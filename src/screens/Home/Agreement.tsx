import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { sessionNumber } from '@/api/client/client';
import { onDialogs, topDialog } from '@/components/Dialog/dialogStack';
import { hasAccepted, hasAcceptedUnnamed, hasAnybodyAccepted, nameAccepted } from '@/device/agreement';
import { openModal, useModals } from '@/overlays/useModals';

/** The agreement comes up so long after home. */
const delayMs = 1500;

const isDialogOpen = () => topDialog() !== null;

interface AgreementProps {
  /** Whose agreement it is; `undefined` until the wallet tells, as in an outage. */
  memberId: string | undefined;
}

/**
 * Opens the user agreement 1.5 s after home, whatever the wallet does, unless it is known to be accepted; waits while
 * another modal is open. If somebody has accepted it on this device, it waits until the wallet tells who is there: an
 * agreement that a member has accepted never comes back, however long an outage takes. A component, so
 * that a dialog's coming and going renders nothing else of home.
 */
export function Agreement({ memberId }: AgreementProps) {
  const stack = useModals();
  const shown = useRef(false);
  const isAsking = useSyncExternalStore(onDialogs, isDialogOpen, () => false);
  const isOpen = stack.some(({ name }) => name === 'agreement');
  const busy = isAsking || stack.length > 0;
  /** So long has home been there, with nothing over it. */
  const [isTime, setIsTime] = useState(false);

  useEffect(() => {
    setIsTime(false);
    if (busy) return;
    const timer = setTimeout(() => setIsTime(true), delayMs);
    return () => clearTimeout(timer);
  }, [busy]);

  useEffect(() => {
    if (memberId !== undefined) nameAccepted(sessionNumber(), memberId);
    // Asking for it is not enough: one whose code is still on its way may come before it.
    if (isOpen) shown.current = true;
    if (!isTime || shown.current || hasAcceptedUnnamed(sessionNumber())) return;
    const mayBeAccepted = memberId === undefined ? hasAnybodyAccepted() : hasAccepted(memberId);
    if (!mayBeAccepted) openModal('agreement');
  }, [memberId, isTime, isOpen]);
  return null;
}
