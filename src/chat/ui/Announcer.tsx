import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createAnnouncerQueue } from '@/chat/store/announcerQueue';
import type { Chat } from '@/chat/store/chat';
import { summaryOf } from '@/chat/store/summary';
import type { ChatView } from '@/chat/store/view';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';

interface AnnouncerProps {
  chat: Chat;
  rows: ChatView['rows'];
}

/**
 * Reads out what the team says while the panel is open, politely and one at a time, and that something could not be sent.
 * Earlier messages are no news.
 */
export function Announcer({ chat, rows }: AnnouncerProps) {
  const { t } = useTranslation('chat');
  const [reply, setReply] = useState({ words: '', count: 0 });
  useEffect(() => {
    const say = (words: string) => setReply(({ count }) => ({ words, count: count + 1 }));
    const voice = createAnnouncerQueue(say, (count) => t('unread', { count }));
    const stop = chat.onReplies((replies) => voice.hear(replies.map((row) => summaryOf(row, t))));
    return () => {
      stop();
      voice.stop();
    };
  }, [chat, t]);

  const failed = rows.filter(({ delivery }) => delivery === 'failed').length;
  const before = useRef(failed);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (failed > before.current) setFailures((count) => count + 1);
    before.current = failed;
  }, [failed]);

  // The same words once more are another element: else nothing would have changed.
  return (
    <VisuallyHidden>
      <span aria-live="polite" aria-atomic="true" data-chat="announcer">
        <span key={reply.count}>{reply.words}</span>
      </span>
      <span aria-live="polite" aria-atomic="true" data-chat="failures">
        {failures > 0 ? <span key={failures}>{t('delivery.notSent')}</span> : null}
      </span>
    </VisuallyHidden>
  );
}
