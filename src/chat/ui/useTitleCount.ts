import { useEffect } from 'react';
import { formatUnread } from './ChatButton';

const countPrefix = /^\(\d+\+?\) /;

/** Prefixes the page title with the number of unread replies while the tab is hidden. */
export function useTitleCount(unread: number): void {
  useEffect(() => {
    const show = () => {
      const title = document.title.replace(countPrefix, '');
      const isWaiting = unread > 0 && document.visibilityState === 'hidden';
      const next = isWaiting ? `(${formatUnread(unread)}) ${title}` : title;
      if (next !== document.title) document.title = next;
    };
    show();
    document.addEventListener('visibilitychange', show);
    return () => document.removeEventListener('visibilitychange', show);
  }, [unread]);
}
