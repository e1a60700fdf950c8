import MessageCircle from 'lucide-react/icons/message-circle';
import { type Ref, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import * as css from './ChatButton.css';

interface ChatButtonProps {
  unread: number;
  /** The panel stands in its place. */
  isCovered: boolean;
  onOpen: () => void;
  /** It is about to be pressed. */
  onReach: () => void;
  ref: Ref<HTMLButtonElement>;
}

const most = 99;

/** Figures that fit into the mark. */
export const shortCount = (unread: number) => (unread > most ? `${most}+` : String(unread));

/** The floating button of the chat; says how many answers wait. */
export function ChatButton({ unread, isCovered, onOpen, onReach, ref }: ChatButtonProps) {
  const { t } = useTranslation('chat');
  const place = useRef<HTMLDivElement>(null);
  useWayOff(place);
  const label = unread > 0 ? `${t('title')}, ${t('unread', { count: unread })}` : t('title');
  return (
    <div ref={place}>
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
          <span className={css.count} aria-hidden="true">
            {shortCount(unread)}
          </span>
        ) : null}
      </button>
    </div>
  );
}

/** Above the bottom menu, however tall that is in large text, and off the page's main button where that comes below it. */
function useWayOff(place: { current: HTMLDivElement | null }): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other buttons
  useEffect(() => {
    let frame = 0;
    const look = () => {
      const box = place.current;
      const button = box?.querySelector('button');
      if (!box || !button) return;
      const bar = document.querySelector('main ~ nav')?.getBoundingClientRect();
      if (bar && bar.bottom >= window.innerHeight - 1) box.style.setProperty('--chat-bottom', `${bar.height}px`);
      const lift = Number.parseFloat(box.style.getPropertyValue('--chat-lift')) || 0;
      const own = button.getBoundingClientRect();
      const [top, bottom] = [own.top + lift, own.bottom + lift];
      let next = 0;
      for (const main of document.querySelectorAll('main form button[type="submit"]')) {
        const rect = main.getBoundingClientRect();
        const isOver = rect.right > own.left && rect.left < own.right && rect.bottom > top && rect.top < bottom;
        if (isOver) next = Math.max(next, bottom - rect.top + 8);
      }
      // Never off the screen.
      if (top - next < 0) next = 0;
      if (Math.abs(next - lift) > 1) box.style.setProperty('--chat-lift', `${Math.round(next)}px`);
    };
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    soon();
    const sizes = new ResizeObserver(soon);
    sizes.observe(document.body);
    window.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      window.removeEventListener('scroll', soon);
      window.removeEventListener('resize', soon);
    };
  }, [pathname]);
}
