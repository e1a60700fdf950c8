import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { onDialogs, topDialog } from '@/components/Dialog/dialogStack';
import { hasAccepted, hasAcceptedInSession, hasAnybodyAccepted, nameAcceptance } from '@/device/agreement';
import { openModal, useModals } from '@/overlays/useModals';

/** The delay before home opens the agreement, in ms. */
const delayMs = 1500;

const isDialogOpen = () => topDialog() !== null;

interface AgreementProps {
  /** The member's id. Undefined until the wallet has loaded, for example in an outage. */
  memberId: string | undefined;
  /** True if the wallet could not be read, so that nobody knows the member. */
  isFailed: boolean;
}

/**
 * Opens the user agreement after home has been visible for 1.5 s without a modal or dialog, unless the member has
 * accepted the agreement. Opens it only once while home is mounted. The wallet identifies the member. Until it arrives,
 * and if any member has accepted on this device, this component waits, so that a member who has accepted does not see
 * the agreement again. If the wallet fails, only an acceptance in this session counts. `Agreement` is a separate
 * component, because an opening dialog must not render home again.
 */
export function Agreement({ memberId, isFailed }: AgreementProps) {
  const stack = useModals();
  const wasShown = useRef(false);
  const hasDialog = useSyncExternalStore(onDialogs, isDialogOpen, () => false);
  const isOpen = stack.some(({ name }) => name === 'agreement');
  const busy = hasDialog || stack.length > 0;
  /** True once home has been visible for `delayMs` without an overlay. */
  const [isDue, setIsDue] = useState(false);

  useEffect(() => {
    setIsDue(false);
    if (busy) return;
    const timer = setTimeout(() => setIsDue(true), delayMs);
    return () => clearTimeout(timer);
  }, [busy]);

  useEffect(() => {
    if (memberId) nameAcceptance(memberId);
    // Count the agreement as shown only once it is open, because another modal may open first while the agreement's
    // code loads.
    if (isOpen) wasShown.current = true;
    if (!isDue || wasShown.current || hasAcceptedInSession()) return;
    const isLoading = memberId === undefined && !isFailed;
    const mayBeAccepted = isLoading ? hasAnybodyAccepted() : hasAccepted(memberId ?? '');
    if (!mayBeAccepted) openModal('agreement');
  }, [memberId, isFailed, isDue, isOpen]);
  return null;
}
