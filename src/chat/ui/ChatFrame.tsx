import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useCloseRequests } from '@/components/Dialog/useCloseRequests';
import { useDialogOpen } from '@/components/Dialog/useDialogOpen';
import { isComposing } from '@/lib/isComposing';
import { corner, sheet } from './ChatFrame.css';

interface ChatFrameProps {
  /** Id of the element that names the panel. */
  labelId: string;
  onClose: () => void;
  children: ReactNode;
}

/** Returns a key handler that closes the chat on Escape, unless a nested dialog has already handled the key. */
const onEscape = (close: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event.nativeEvent)) return;
  event.preventDefault();
  close();
};

/**
 * Shows the chat as a modal, on a phone or over another dialog. The modal is as high as the visual viewport, so the
 * keyboard does not cover the chat.
 */
export function ChatSheet({ labelId, onClose, children }: ChatFrameProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useDialogOpen(ref);
  useCloseRequests(ref, onClose);
  const box = useVisualViewport();

  return (
    <dialog
      ref={ref}
      className={sheet}
      style={box}
      aria-labelledby={labelId}
      data-chat="sheet"
      onKeyDown={onEscape(onClose)}
    >
      {children}
    </dialog>
  );
}

/**
 * Shows the chat in a corner of a wide screen. The page beside it stays usable and makes room for the chat
 * (`frame.css.ts`). Escape closes the chat while the focus is inside.
 */
export function ChatCorner({ labelId, onClose, children }: ChatFrameProps) {
  const ref = useRef<HTMLElement>(null);
  return (
    <section
      ref={ref}
      className={corner}
      role="dialog"
      aria-modal="false"
      aria-labelledby={labelId}
      data-chat="corner"
      onKeyDown={(event) => {
        if (ref.current?.contains(event.target as Node)) onEscape(onClose)(event);
      }}
    >
      {children}
    </section>
  );
}

/**
 * Returns the position and height of the visual viewport above the keyboard, in CSS pixels. Undefined in browsers
 * without `visualViewport`.
 */
function useVisualViewport(): { top: number; height: number } | undefined {
  const [box, setBox] = useState<{ top: number; height: number }>();
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const follow = () => {
      const { offsetTop, height, scale } = viewport;
      // Pinch zoom shrinks the visual viewport, but the sheet should keep its size.
      setBox((now) => (scale > 1 && now) || { top: Math.round(offsetTop), height: Math.round(height * scale) });
    };
    follow();
    for (const type of ['resize', 'scroll']) viewport.addEventListener(type, follow);
    return () => {
      for (const type of ['resize', 'scroll']) viewport.removeEventListener(type, follow);
    };
  }, []);
  return box;
}
