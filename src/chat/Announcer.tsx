import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import type { Chat } from './chat';
import { summaryOf } from './summary';

/** Each answer has the voice to itself for a while; more than these at once are counted instead. */
const eachMs = 1500;
const mostAtOnce = 3;

/** Reads out what the team says while the panel is open, politely and one at a time: earlier messages are no news. */
export function Announcer({ chat }: { chat: Chat }) {
  const { t } = useTranslation('chat');
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  useEffect(
    () =>
      chat.onAnswers((rows) => {
        const news =
          rows.length > mostAtOnce ? [t('unread', { count: rows.length })] : rows.map((row) => summaryOf(row, t));
        setWaiting((before) => [...before, ...news].slice(-mostAtOnce));
      }),
    [chat, t],
  );
  useEffect(() => {
    if (waiting.length < 2) return;
    const timer = setTimeout(() => setWaiting((before) => before.slice(1)), eachMs);
    return () => clearTimeout(timer);
  }, [waiting]);
  return (
    <VisuallyHidden>
      <span aria-live="polite" aria-atomic="true" data-chat="announcer">
        {waiting[0]}
      </span>
    </VisuallyHidden>
  );
}
