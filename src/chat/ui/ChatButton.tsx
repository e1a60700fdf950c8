import MessageCircle from 'lucide-react/icons/message-circle';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './ChatButton.css';

interface ChatButtonProps {
  unread: number;
  /** True while the panel covers the button. */
  isCovered: boolean;
  onOpen: () => void;
  /** Called when a press is likely: on pointer enter or focus. */
  onReach: () => void;
  ref: Ref<HTMLButtonElement>;
}

const most = 99;

/** Returns a text that fits on the badge, such as "99+". */
export const shortCount = (unread: number) => (unread > most ? `${most}+` : String(unread));

/** Shows the chat's floating button with the number of unread replies. `frame.css.ts` sets its position. */
export function ChatButton({ unread, isCovered, onOpen, onReach, ref }: ChatButtonProps) {
  const { t } = useTranslation('chat');
  const label = unread > 0 ? `${t('title')}, ${t('unread', { count: unread })}` : t('title');
  return (
    <button
      ref={ref}
      type="button"
      className={css.button}
      aria-label={label}
      aria-haspopup="dialog"
      title={t('title')}
      data-covered={isCovered || undefined}
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
}
