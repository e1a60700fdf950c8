import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Passes the browser's own close requests (Android's back, Escape) to `onClose`, which may refuse them. */
export function useCloseRequests(ref: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // Ignore the `cancel` event of a file input, which bubbles up to the dialog.
    const cancel = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      close();
    };
    // After two cancels in a row, browsers close a dialog without a `cancel` event. Show the dialog again, and let
    // `onClose` decide whether the dialog closes.
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
