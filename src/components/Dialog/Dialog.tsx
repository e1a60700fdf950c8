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
   * Called by the close button, Escape, the back gesture or the backdrop. The caller sets `open` to false or leaves the
   * dialog open.
   */
  onClose: () => void;
  /** The heading and accessible name. */
  title: ReactNode;
  /** The body, which scrolls when it is long. */
  children?: ReactNode;
  /** Actions below the body. They stay in view while the body scrolls. */
  footer?: ReactNode;
  /** `sheet` opens from the bottom edge on phones; `card` is always centred. Default: `sheet`. */
  shape?: 'sheet' | 'card';
  /** Maximum width. Default: `md`. */
  size?: 'sm' | 'md' | 'lg' | 'wide';
  /**
   * `alertdialog` needs a decision: it has no close button, ignores taps on the backdrop, and screen readers read its
   * body immediately. Default: `dialog`.
   */
  role?: 'dialog' | 'alertdialog';
  /** An icon above a centred title, for short questions and messages. */
  emblem?: ReactNode;
  /**
   * Places the dialog beside the page on a desktop, so that the page stays usable. The caller reserves a grid column
   * for the dialog. On narrower screens the dialog is modal.
   */
  beside?: boolean;
  /** False prevents the member from closing the dialog, for example while a request is in flight. Default: true. */
  dismissible?: boolean;
}

/**
 * A dialog on the native `<dialog>`. It is modal, except with `beside` on a desktop. Focus moves into the dialog and
 * returns when the dialog closes. While a modal dialog is open, the page behind is inert and does not scroll. The
 * content is mounted only while the dialog is open. Focus starts on `data-initial-focus` (`useDialogOpen`) or else on
 * the dialog itself, so that screen readers read its name first and no on-screen keyboard opens. The dialog has no
 * history entry: the browser's close requests (Escape, Android's back) call `onClose`, and `src/overlays` adds entries
 * for overlays. For a question use `ConfirmDialog`; for a message, `MessageDialog`.
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
    // React also bubbles key events of nested dialogs to this handler. Ignore the events that a nested dialog has
    // handled.
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
          // A scrolling area without a focusable control must also be reachable by keyboard.
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
