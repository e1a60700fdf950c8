import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { sessionNumber } from '@/api/client/client';
import { onDialogs, topDialog } from '@/components/Dialog/dialogStack';
import { hasAccepted, hasAcceptedUnnamed, hasAnybodyAccepted, nameAccepted } from '@/device/agreement';
import { openModal, useModals } from '@/overlays/useModals';

/** Delay of the agreement after home appears, in ms. */
const delayMs = 1500;

const isDialogOpen = () => topDialog() !== null;

interface AgreementProps {
  /** The member's id; `undefined` until the wallet has loaded, for example in an outage. */
  memberId: string | undefined;
}

/**
 * Opens the user agreement 1.5 s after home, even if the wallet does not load, unless the member has accepted it. Waits
 * while another modal is open. If anybody has accepted it on this device, it waits until the wallet says who is logged
 * in. An accepted agreement therefore never appears again, however long an outage takes. It is a component, so that
 * opening a dialog renders nothing else of home.
 */
export function Agreement({ memberId }: AgreementProps) {
  const stack = useModals();
  const shown = useRef(false);
  const isAsking = useSyncExternalStore(onDialogs, isDialogOpen, () => false);
  const isOpen = stack.some(({ name }) => name === 'agreement');
  const busy = isAsking || stack.length > 0;
  /** True once home has been visible for `delayMs` with nothing over it. */
  const [isTime, setIsTime] = useState(false);

  useEffect(() => {
    setIsTime(false);
    if (busy) return;
    const timer = setTimeout(() => setIsTime(true), delayMs);
    return () => clearTimeout(timer);
  }, [busy]);

  useEffect(() => {
    if (memberId !== undefined) nameAccepted(sessionNumber(), memberId);
    // Requesting the modal is not enough: another modal whose code is still loading may open before it.
    if (isOpen) shown.current = true;
    if (!isTime || shown.current || hasAcceptedUnnamed(sessionNumber())) return;
    const mayBeAccepted = memberId === undefined ? hasAnybodyAccepted() : hasAccepted(memberId);
    if (!mayBeAccepted) openModal('agreement');
  }, [memberId, isTime, isOpen]);
  return null;
}
