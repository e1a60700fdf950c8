import MessageCircle from 'lucide-react/icons/message-circle';
import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './ChatButton.css';
import { usePlacement } from './usePlacement';

interface ChatButtonProps {
  unread: number;
  /** True while the panel covers the button. */
  isCovered: boolean;
  onOpen: () => void;
  /** Called when a press is likely: on pointer enter or focus. */
  onReach: () => void;
  ref: RefObject<HTMLButtonElement | null>;
}

const maxCount = 99;

/** Returns a text that fits on the badge, such as "99+". */
export const formatUnread = (unread: number) => (unread > maxCount ? `${maxCount}+` : String(unread));

/**
 * Shows the chat's button with the number of unread replies. It floats over the page (`frame.css.ts` sets its
 * position), or docks to the edge of the screen over content.
 */
export function ChatButton({ unread, isCovered, onOpen, onReach, ref }: ChatButtonProps) {
  const { t } = useTranslation('chat');
  const place = useRef<HTMLDivElement>(null);
  const placement = usePlacement(place);
  const label = unread > 0 ? `${t('title')}, ${t('unread', { count: unread })}` : t('title');
  return (
    <div ref={place} className={css.place}>
      <button
        ref={ref}
        type="button"
        className={css.button}
        aria-label={label}
        aria-haspopup="dialog"
        title={t('title')}
        data-covered={isCovered || undefined}
        data-placement={placement}
        data-theme="dark"
        onPointerEnter={onReach}
        onFocus={onReach}
        onClick={onOpen}
      >
        <MessageCircle className={css.mark} />
        {unread > 0 ? (
          <span className={css.count} aria-hidden="true" translate="no">
            {formatUnread(unread)}
          </span>
        ) : null}
      </button>
    </div>
  );
}
