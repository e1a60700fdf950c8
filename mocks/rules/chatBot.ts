import type { ChatMessage, Conversation } from '@/api/calls/chat';
import { banner } from '../art/banner';
import { slipArt } from '../art/slip';
import { tinyVideo } from '../art/tinyVideo';
import { type BotReply, botName, botTexts, type ChatLanguage, keywords } from '../data/chatTexts';
import type { MockState } from '../mockState';
import { fromBase64, keepFile } from './files';

const thai = /[\u0e01-\u0e5b]/;
const lao = /[\u0e81-\u0edf]/;
const latin = /[a-z]/i;

const getText = (message: ChatMessage): string => {
  if (message.message_type === 'text') return message.payload.message;
  return message.message_type === 'postback' ? `${message.payload.payload} ${message.payload.title}` : '';
};

const getLanguage = (text: string): ChatLanguage | undefined =>
  lao.test(text) ? 'la' : thai.test(text) ? 'th' : latin.test(text) ? 'en' : undefined;

/**
 * Returns the language of this message, or else of the customer's last message with a clear language, or else of the
 * site.
 */
function language(mockState: MockState, message: ChatMessage, earlier: readonly Conversation[]): ChatLanguage {
  const result = getLanguage(getText(message));
  if (result) return result;
  for (let index = earlier.length - 1; index >= 0; index -= 1) {
    const { sender, message } = earlier[index] as Conversation;
    const before = sender === 'customer' ? getLanguage(getText(message)) : undefined;
    if (before) return before;
  }
  return mockState.siteConfig.language;
}

function wanted(text: string, language: ChatLanguage): BotReply {
  const lower = text.toLowerCase();
  const found = Object.entries(keywords).find(([, texts]) => texts[language].some((word) => lower.includes(word)));
  return (found?.[0] as BotReply | undefined) ?? 'text';
}

const files = {
  slip: { path: 'sample-slip', contentType: 'image/svg+xml', extension: 'svg' },
  film: { path: 'film', contentType: 'video/mp4', extension: 'mp4' },
  guide: { path: 'guide', contentType: 'text/plain; charset=utf-8', extension: 'txt' },
};

/** Returns the path of one of the bot's own files. Creates the file on first use. */
function ownFile(mockState: MockState, which: keyof typeof files, content: () => Uint8Array): string {
  const { path, contentType, extension } = files[which];
  const existing = mockState.db.upload
    .all()
    .find(({ _id, contentType: type }) => type === contentType && _id.includes(path));
  return existing?._id ?? keepFile(mockState, content(), contentType, `${path}.${extension}`);
}

const encoded = (text: string) => new TextEncoder().encode(text);

const sampleSlip = () =>
  slipArt({ reference: 'SL000000000000', amount: '500.00', time: '2026-01-14 14:30', from: 'SAMPLE' });

/**
 * Returns the support bot's reply to a message. Each keyword leads to one type of reply; files, and messages without a
 * keyword, get a text.
 */
export function replyTo(
  mockState: MockState,
  message: ChatMessage,
  earlier: readonly Conversation[],
): { name: string; message: ChatMessage } {
  const lang = language(mockState, message, earlier);
  const say = (key: keyof typeof botTexts) => botTexts[key][lang];
  const kind = message.message_type === 'media' ? 'text' : wanted(getText(message), lang);
  return { name: botName[lang], message: make(kind) };

  function make(kind: BotReply): ChatMessage {
    switch (kind) {
      case 'buttons':
        return {
          message_type: 'buttons',
          payload: {
            message: say('contact'),
            buttons: [
              { title: say('website'), type: 'web', payload: 'https://kapao.example/howto' },
              { title: say('call'), type: 'call', payload: '021234567' },
              { title: say('confirm'), type: 'postback', payload: keywords.postback[lang][0] as string },
              { title: say('done'), type: 'text', payload: '' },
            ],
          },
        };
      case 'quick_replies':
        return {
          message_type: 'quick_replies',
          payload: {
            message: say('choose'),
            buttons: say('topics')
              .split('|')
              .map((title) => ({ title, type: 'text', payload: title })),
          },
        };
      case 'generic':
        return { message_type: 'generic', payload: { elements: [card('daily'), card('invite')] } };
      case 'image':
        return {
          message_type: 'media',
          payload: {
            message: say('slip'),
            url: false,
            fileType: 'image',
            filePath: ownFile(mockState, 'slip', () => encoded(sampleSlip())),
          },
        };
      case 'video':
        return {
          message_type: 'media',
          payload: {
            message: say('film'),
            url: false,
            fileType: 'video',
            filePath: ownFile(mockState, 'film', () => fromBase64(tinyVideo)),
          },
        };
      case 'file':
        return {
          message_type: 'media',
          payload: {
            message: say('guide'),
            url: false,
            fileType: 'file',
            filePath: ownFile(mockState, 'guide', () => encoded(Object.values(botTexts.greeting).join('\n'))),
          },
        };
      case 'postback':
        return { message_type: 'postback', payload: { title: say('confirmed'), payload: 'CONFIRMED' } };
      case 'unknown':
        // Clients do not know this message type, so testers can see how a client handles an unknown type.
        return { message_type: 'sticker', payload: { id: 'smile' } } as unknown as ChatMessage;
      default:
        return {
          message_type: 'text',
          payload: { message: say(message.message_type === 'media' ? 'received' : 'greeting') },
        };
    }
  }

  function card(which: 'daily' | 'invite') {
    const title = say(`${which}Title`);
    const subtitle = say(`${which}Text`);
    return {
      image_url: banner(title, which === 'daily' ? 'bonus' : 'invite'),
      title,
      subtitle,
      buttons: [
        { title: say('details'), type: 'web' as const, payload: `https://kapao.example/${which}` },
        { title: say('ask'), type: 'postback' as const, payload: keywords.buttons[lang][0] as string },
      ],
    };
  }
}
