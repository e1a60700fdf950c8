import type { TFunction } from 'i18next';
import type { Row } from '@/chat/store/conversation';
import { cutText } from '@/lib/cutText';

/** The maximum length of a message's text in a toast or announcement, in characters. */
const maxLength = 120;

function getText({ message }: Row, t: TFunction<'chat'>): string {
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

/** Returns a team message in one line: the sender and the beginning of the text. */
export function getSummary(row: Row, t: TFunction<'chat'>): string {
  const fullText = getText(row, t)
    .slice(0, maxLength * 4)
    .replace(/\s+/g, ' ')
    .trim();
  const text = cutText(fullText, maxLength);
  return `${cutText(row.name, 60) || t('team')}: ${text === fullText ? fullText : `${text}…`}`;
}
