import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Chat } from '@/chat/store/chat';
import type { ChatView } from '@/chat/store/view';
import { announce } from '@/components/Announcer/announce';
import { createAnnouncerQueue } from './announcerQueue';
import { getSummary } from './summary';

/**
 * Announces the team's new replies while the panel is open, one at a time, and each message that could not be sent. Does
 * not announce earlier messages.
 */
export function useChatAnnouncements(chat: Chat, rows: ChatView['rows']): void {
  const { t } = useTranslation('chat');
  useEffect(() => {
    const queue = createAnnouncerQueue(announce, (count) => t('unread', { count }));
    const stop = chat.onReplies((replies) => queue.add(replies.map((row) => getSummary(row, t))));
    return () => {
      stop();
      queue.stop();
    };
  }, [chat, t]);

  const failed = rows.filter(({ delivery }) => delivery === 'failed').length;
  const before = useRef(failed);
  useEffect(() => {
    if (failed > before.current) announce(t('delivery.notSent'));
    before.current = failed;
  }, [failed, t]);
}
