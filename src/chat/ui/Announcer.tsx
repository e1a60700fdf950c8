import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createAnnouncerQueue } from '@/chat/store/announcerQueue';
import type { Chat } from '@/chat/store/chat';
import { getSummary } from '@/chat/store/summary';
import type { ChatView } from '@/chat/store/view';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';

interface AnnouncerProps {
  chat: Chat;
  rows: ChatView['rows'];
}

/**
 * Announces the team's new replies while the panel is open, one at a time in a polite live region. Also announces
 * messages that could not be sent. Does not announce earlier messages.
 */
export function Announcer({ chat, rows }: AnnouncerProps) {
  const { t } = useTranslation('chat');
  const [reply, setReply] = useState({ text: '', count: 0 });
  useEffect(() => {
    const say = (text: string) => setReply(({ count }) => ({ text, count: count + 1 }));
    const voice = createAnnouncerQueue(say, (count) => t('unread', { count }));
    const stop = chat.onReplies((replies) => voice.add(replies.map((row) => getSummary(row, t))));
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

  // A new `key` replaces the element, because the same text again would not change the live region.
  return (
    <VisuallyHidden>
      <span aria-live="polite" aria-atomic="true" data-chat="announcer">
        <span key={reply.count}>{reply.text}</span>
      </span>
      <span aria-live="polite" aria-atomic="true" data-chat="failures">
        {failures > 0 ? <span key={failures}>{t('delivery.notSent')}</span> : null}
      </span>
    </VisuallyHidden>
  );
}
