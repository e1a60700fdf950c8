import { createContext, type KeyboardEvent, type ReactNode, type RefObject, useContext, useId, useRef } from 'react';
import { isComposing } from '@/lib/isComposing';
import { dialog, leaving } from './Dialog.css';
import { trapFocus } from './trapFocus';
import { useCloseRequests } from './useCloseRequests';
import { useDialogOpen } from './useDialogOpen';

export interface DialogFrameProps {
  /** `sheet` opens from the bottom edge on phones, `screen` fills them, `card` is always centred. Default: `sheet`. */
  shape?: 'sheet' | 'card' | 'screen';
  /** Maximum width. Default: `md`. */
  size?: 'sm' | 'md' | 'lg' | 'wide';
  /**
   * `alertdialog` needs a decision: it has no close button, ignores taps on the backdrop, and screen readers read its
   * body immediately. Default: `dialog`.
   */
  role?: 'dialog' | 'alertdialog';
}

interface Frame {
  /** The prefix of the ids of title (`t`) and body (`b`). */
  id: string;
  isAlert: boolean;
  ref: RefObject<HTMLDialogElement | null>;
  /** Closes the panel that the frame shows now. */
  close: RefObject<() => void>;
}

const FrameContext = createContext<Frame | undefined>(undefined);

/** Returns the frame around a panel. Throws outside a `DialogFrame`. */
export function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error('a DialogPanel needs a DialogFrame around it');
  return frame;
}

/**
 * The native `<dialog>` of one `DialogPanel`. Panels that replace each other, such as a skeleton and the loaded form,
 * share the element, so the dialog keeps its place among the open dialogs. Dialogs inside it are separate dialogs.
 */
export function DialogFrame({
  shape,
  size,
  role = 'dialog',
  isDescribed = false,
  children,
}: DialogFrameProps & {
  /** True if the body describes the dialog, so that screen readers read the body with the title. Default: false. */
  isDescribed?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const close = useRef(() => {});
  /** The begin and the end of the last press: true for the backdrop. Selecting text may end on the backdrop. */
  const backdrop = useRef({ began: false, ended: false });
  const isAlert = role === 'alertdialog';
  useDialogOpen(ref, leaving({ shape }));
  useCloseRequests(ref, () => close.current());

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    // React also bubbles key events of nested dialogs to this handler. Ignore the events that a nested dialog has
    // handled.
    if (event.defaultPrevented || isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      close.current();
    } else if (event.key === 'Tab' && ref.current?.contains(event.target as Node)) {
      trapFocus(ref.current, event);
    }
  };

  return (
    <dialog
      ref={ref}
      className={dialog({ shape, size })}
      role={isAlert ? role : undefined}
      aria-labelledby={`${id}t`}
      aria-describedby={isDescribed ? `${id}b` : undefined}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        backdrop.current = { began: event.target === ref.current, ended: false };
      }}
      onPointerUp={(event) => {
        backdrop.current.ended = event.target === ref.current;
      }}
      onClick={(event) => {
        // The click of a press across two elements goes to the dialog, which contains both.
        const { began, ended } = backdrop.current;
        if (event.target === ref.current && began && ended && !isAlert) close.current();
      }}
    >
      <FrameContext value={{ id, isAlert, ref, close }}>{children}</FrameContext>
    </dialog>
  );
}
