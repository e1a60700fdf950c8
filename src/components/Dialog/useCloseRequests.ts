import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Passes the browser's own close requests (Android's back, Escape) to `onClose`, which may refuse them. */
export function useCloseRequests(ref: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // A file input's `cancel` event bubbles up to here, so only the dialog's own event counts.
    const cancel = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      close();
    };
    // The browser may close a dialog by itself after two cancels in a row. A dialog that the owner keeps open is shown
    // again.
    const closed = (event: Event) => {
      if (event.target !== dialog || dialog.open || !dialog.isConnected) return;
      dialog.showModal();
      close();
    };
    dialog.addEventListener('cancel', cancel);
    dialog.addEventListener('close', closed);
    return () => {
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('close', closed);
    };
  }, [ref]);
}
