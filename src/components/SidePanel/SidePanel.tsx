import X from 'lucide-react/icons/x';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { body, footer as footerStyle, header, title as titleStyle } from '@/components/Dialog/Dialog.css';
import { IconButton } from '@/components/IconButton/IconButton';
import { rescueFocus } from '@/device/rescueFocus';
import { sidePanel } from './SidePanel.css';

interface SidePanelProps {
  /** The heading and accessible name. */
  title: ReactNode;
  children: ReactNode;
  /** Actions below the content. */
  footer?: ReactNode;
  /** Called by the close button, and by Escape while the focus is inside. */
  onClose: () => void;
}

/**
 * A region of the page beside a list on a desktop, with the details of a chosen row. The list stays usable. Focus moves
 * into the panel, and returns to the row when the panel closes. On narrower screens use `Dialog`.
 */
export function SidePanel({ title, children, footer, onClose }: SidePanelProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const panel = ref.current;
    const opener = document.activeElement;
    panel?.focus({ preventScroll: true });
    return () => {
      // If the member has moved the focus to the page beside the panel, leave the focus there.
      if (!panel?.contains(document.activeElement) || !(opener instanceof HTMLElement)) return;
      queueMicrotask(() => void rescueFocus(opener));
    };
  }, []);
  return (
    <aside
      ref={ref}
      className={sidePanel}
      aria-labelledby={id}
      tabIndex={-1}
      data-side-panel
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || !ref.current?.contains(event.target as Node)) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={header()}>
        <h2 id={id} className={titleStyle}>
          {title}
        </h2>
        <IconButton label={t('close')} icon={<X />} onClick={onClose} />
      </div>
      <div className={body()}>{children}</div>
      {footer && <div className={footerStyle()}>{footer}</div>}
    </aside>
  );
}
