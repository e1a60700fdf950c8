import MessageCircle from 'lucide-react/icons/message-circle';
import { type RefObject, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { chatPlace, onChatPlace } from '@/components/SupportLink/contactSupport';
import * as css from './ChatButton.css';
import { useStepAside } from './useStepAside';

interface ChatButtonProps {
  unread: number;
  /** True while the panel covers the button. */
  isCovered: boolean;
  onOpen: () => void;
  /** Called when a press is likely: on pointer enter or focus. */
  onReach: () => void;
  ref: RefObject<HTMLButtonElement | null>;
}

const most = 99;

/** Returns a text that fits on the badge, such as "99+". */
export const shortCount = (unread: number) => (unread > most ? `${most}+` : String(unread));

/**
 * Shows the chat's button with the number of unread replies. It floats over the page (`frame.css.ts` sets its
 * position), or stands in the place that the page provides.
 */
export function ChatButton({ unread, isCovered, onOpen, onReach, ref }: ChatButtonProps) {
  const { t } = useTranslation('chat');
  const place = useSyncExternalStore(onChatPlace, chatPlace);
  const isAside = useStepAside(ref) && !place;
  const label = unread > 0 ? `${t('title')}, ${t('unread', { count: unread })}` : t('title');
  const button = (
    <button
      ref={ref}
      type="button"
      className={css.button}
      aria-label={label}
      aria-haspopup="dialog"
      title={t('title')}
      data-covered={isCovered || undefined}
      data-aside={isAside || undefined}
      data-theme="dark"
      onPointerEnter={onReach}
      onFocus={onReach}
      onClick={onOpen}
    >
      <MessageCircle className={css.mark} />
      {unread > 0 ? (
        <span className={css.count} aria-hidden="true" translate="no">
          {shortCount(unread)}
        </span>
      ) : null}
    </button>
  );
  return place ? createPortal(button, place) : button;
}
