import X from 'lucide-react/icons/x';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/components/IconButton/IconButton';
import { rescueFocus } from '@/device/rescueFocus';
import { body, footer as footerStyle, header, notice, panel, title as titleStyle, toasts } from './Dialog.css';
import { useFrame } from './DialogFrame';
import { notifySlots } from './dialogStack';
import { useScrollable } from './useScrollable';

export interface DialogPanelProps {
  /**
   * Called by the close button, Escape, the back gesture or the backdrop. The caller closes the dialog or leaves it
   * open.
   */
  onClose: () => void;
  /** The heading and accessible name. */
  title: ReactNode;
  /** The body, which scrolls when it is long. */
  children?: ReactNode;
  /** Actions below the body. They stay in view while the body scrolls. */
  footer?: ReactNode;
  /** An icon above a centred title, for short questions and messages. */
  emblem?: ReactNode;
  /** An icon button in the title bar, before the close button. */
  tool?: ReactNode;
  /** A picture above a centred title, over the whole width. */
  hero?: ReactNode;
  /** False prevents the member from closing the dialog, for example while a request is in flight. Default: true. */
  dismissible?: boolean;
}

/** The content of a `DialogFrame`: title, body and actions. */
export function DialogPanel({
  onClose,
  title,
  children,
  footer,
  emblem,
  hero,
  tool,
  dismissible = true,
}: DialogPanelProps) {
  const { t } = useTranslation('common');
  const { id, isAlert, ref, close: frameClose } = useFrame();
  const bodyRef = useRef<HTMLDivElement>(null);
  const scrollable = useScrollable(bodyRef);
  const isCentred = Boolean(emblem || hero);
  const close = dismissible ? onClose : () => {};
  useLayoutEffect(() => {
    frameClose.current = close;
  });
  useLayoutEffect(() => {
    // If the focus was in the panel that this panel has replaced, return it to the dialog.
    if (ref.current?.open) rescueFocus(ref.current);
    notifySlots();
  }, [ref]);

  const head = (
    <div className={header({ centred: isCentred })}>
      {emblem}
      <h2 id={`${id}t`} className={titleStyle}>
        {title}
      </h2>
      {tool}
      {!isAlert && <IconButton label={t('close')} icon={<X />} disabled={!dismissible} onClick={close} />}
    </div>
  );
  return (
    <div className={panel}>
      {!isCentred && head}
      {hero}
      <div className={notice} data-notice />
      <div
        ref={bodyRef}
        className={body({ centred: isCentred, last: !footer })}
        // A scrolling area without a focusable control must also be reachable by keyboard.
        {...(scrollable && { tabIndex: 0, role: 'group', 'aria-labelledby': `${id}t` })}
      >
        {isCentred && head}
        <div id={`${id}b`}>{children}</div>
      </div>
      <div className={footerStyle({ below: scrollable, empty: !footer })}>
        <div className={toasts} data-toasts />
        {footer}
      </div>
    </div>
  );
}
