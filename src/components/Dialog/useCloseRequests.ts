import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** What the browser asks of an open dialog by itself (Android's back, Escape): it goes to `onClose`, which may refuse. */
export function useCloseRequests(ref: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // A file input's cancel bubbles up to here: only the dialog's own counts.
    const cancel = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      close.current();
    };
    // The browser may close by itself after two cancels in a row; a dialog that is still wanted is shown again.
    const closed = (event: Event) => {
      if (event.target !== dialog || dialog.open || !dialog.isConnected) return;
      dialog.showModal();
      close.current();
    };
    dialog.addEventListener('cancel', cancel);
    dialog.addEventListener('close', closed);
    return () => {
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('close', closed);
    };
  }, [ref]);
}
