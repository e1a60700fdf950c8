import type { TFunction } from 'i18next';
import { cutText } from '@/lib/cutText';
import type { Row } from './conversation';

/** Longest piece of a message in news about it, in characters. */
const longest = 120;

function words({ message }: Row, t: TFunction<'chat'>): string {
  switch (message.message_type) {
    case 'text':
    case 'buttons':
    case 'quick_replies':
      return message.payload.message;
    case 'media':
      return message.payload.message || t(`media.${message.payload.fileType}`);
    case 'generic':
      return message.payload.elements[0]?.title || t('cards');
    case 'postback':
      return message.payload.title;
    default:
      return t('unknown');
  }
}

/** What a message of the team says, in one line: who, and the beginning of it. */
export function summaryOf(row: Row, t: TFunction<'chat'>): string {
  const all = words(row, t)
    .slice(0, longest * 4)
    .replace(/\s+/g, ' ')
    .trim();
  const text = cutText(all, longest);
  return `${cutText(row.name, 60) || t('team')}: ${text === all ? all : `${text}…`}`;
}
