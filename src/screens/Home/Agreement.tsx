import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { sessionNumber } from '@/api/client/client';
import { onDialogs, topDialog } from '@/components/Dialog/dialogStack';
import { hasAccepted, hasAcceptedUnnamed, hasAnybodyAccepted, nameAccepted } from '@/device/agreement';
import { openModal, useModals } from '@/overlays/useModals';

/** The delay before home opens the agreement, in ms. */
const delayMs = 1500;

const isDialogOpen = () => topDialog() !== null;

interface AgreementProps {
  /** The member's id. Undefined until the wallet has loaded, for example in an outage. */
  memberId: string | undefined;
}

/**
 * Opens the user agreement after home has been visible for 1.5 s without a modal or dialog, unless the member has
 * accepted the agreement. Opens it only once while home is mounted. The wallet identifies the member, but its request
 * may fail. So this component waits for the wallet only if any member has accepted the agreement on this device. A
 * member who has accepted then does not see the agreement again. `Agreement` is a separate component, because an
 * opening dialog must not render home again.
 */
export function Agreement({ memberId }: AgreementProps) {
  const stack = useModals();
  const shown = useRef(false);
  const isAsking = useSyncExternalStore(onDialogs, isDialogOpen, () => false);
  const isOpen = stack.some(({ name }) => name === 'agreement');
  const busy = isAsking || stack.length > 0;
  /** True once home has been visible for `delayMs` without an overlay. */
  const [isTime, setIsTime] = useState(false);

  useEffect(() => {
    setIsTime(false);
    if (busy) return;
    const timer = setTimeout(() => setIsTime(true), delayMs);
    return () => clearTimeout(timer);
  }, [busy]);

  useEffect(() => {
    if (memberId !== undefined) nameAccepted(sessionNumber(), memberId);
    // Count the agreement as shown only once it is open, because another modal may open first while the agreement's
    // code loads.
    if (isOpen) shown.current = true;
    if (!isTime || shown.current || hasAcceptedUnnamed(sessionNumber())) return;
    const mayBeAccepted = memberId === undefined ? hasAnybodyAccepted() : hasAccepted(memberId);
    if (!mayBeAccepted) openModal('agreement');
  }, [memberId, isTime, isOpen]);
  return null;
}
