import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/components/IconButton/IconButton';
import { isComposing } from '@/lib/isComposing';
import { desktop } from '@/theme/screens';
import { body, dialog, footer as footerStyle, header, notice, panel, title as titleStyle } from './Dialog.css';
import { trapFocus } from './trapFocus';
import { useCloseRequests } from './useCloseRequests';
import { useDialogOpen } from './useDialogOpen';
import { useMediaQuery } from './useMediaQuery';
import { useScrollable } from './useScrollable';

export interface DialogProps {
  open: boolean;
  /**
   * Called by the close button, Escape, the back gesture or the backdrop. The owner sets `open` to false, or keeps it
   * open.
   */
  onClose: () => void;
  /** The heading and accessible name. */
  title: ReactNode;
  /** The body, which scrolls when it is long. */
  children?: ReactNode;
  /** Actions, always in view below the scrolling body. */
  footer?: ReactNode;
  /** `sheet` rises from the bottom on phones; `card` is always centred. */
  shape?: 'sheet' | 'card';
  /** Maximum width. Default: `md`. */
  size?: 'sm' | 'md' | 'lg' | 'wide';
  /**
   * `alertdialog` needs a decision: no close button, the backdrop does nothing, and screen readers read the body
   * immediately.
   */
  role?: 'dialog' | 'alertdialog';
  /** An icon above a centred title, for short questions and messages. */
  emblem?: ReactNode;
  /**
   * Places the dialog beside the page on a desktop, where the page stays usable. The owner gives it a column of its
   * grid.
   */
  beside?: boolean;
  /** `false` while something is in progress that the member must not leave: nothing closes the dialog then. */
  dismissible?: boolean;
}

/**
 * A modal on the native `<dialog>`. Focus moves in and returns, and the page behind is inert and does not scroll. Its
 * content is mounted only while it is open. Focus starts on the dialog itself, so that its name is read first and no
 * keyboard opens, or on `data-initial-focus` (`useDialogOpen`). It has no history entry: the browser's close requests
 * (Escape, Android's back) call `onClose`, and `src/overlays` adds entries for overlays. A question is a
 * `ConfirmDialog`, a message a `MessageDialog`.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onClose,
  title,
  children,
  footer,
  shape,
  size,
  role = 'dialog',
  emblem,
  beside = false,
  dismissible = true,
}: Omit<DialogProps, 'open'>) {
  const { t } = useTranslation('common');
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const bodyRef = useRef<HTMLDivElement>(null);
  const pressedBackdrop = useRef(false);
  const scrollable = useScrollable(bodyRef);
  const alerting = role === 'alertdialog';
  const close = dismissible ? onClose : () => {};
  const isWide = useMediaQuery(desktop);
  const isModal = !beside || !isWide;
  useDialogOpen(ref, isModal);
  useCloseRequests(ref, close);

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    // React bubbles key events out of a nested dialog. The inner dialog has already marked them as handled.
    if (event.defaultPrevented || isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
    } else if (event.key === 'Tab' && isModal && ref.current?.contains(event.target as Node)) {
      trapFocus(ref.current, event);
    }
  };

  const head = (
    <div className={header({ centred: Boolean(emblem) })}>
      {emblem}
      <h2 id={`${id}t`} className={titleStyle}>
        {title}
      </h2>
      {!alerting && <IconButton label={t('close')} icon={<X />} disabled={!dismissible} onClick={close} />}
    </div>
  );
  return (
    <dialog
      ref={ref}
      className={dialog({ shape, size, beside: !isModal })}
      role={alerting ? role : undefined}
      aria-labelledby={`${id}t`}
      aria-describedby={alerting && children ? `${id}b` : undefined}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        pressedBackdrop.current = event.target === ref.current;
      }}
      onClick={(event) => {
        if (event.target === ref.current && pressedBackdrop.current && !alerting) close();
      }}
    >
      <div className={panel}>
        {!emblem && head}
        <div className={notice} data-notice />
        <div
          ref={bodyRef}
          className={body({ centred: Boolean(emblem) })}
          // A scrolling area without a focusable control must still be reachable by keyboard.
          {...(scrollable && { tabIndex: 0, role: 'group', 'aria-labelledby': `${id}t` })}
        >
          {emblem && head}
          <div id={`${id}b`}>{children}</div>
        </div>
        {footer && <div className={footerStyle({ below: scrollable })}>{footer}</div>}
      </div>
    </dialog>
  );
}
