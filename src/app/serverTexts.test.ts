import fc from 'fast-check';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ChatMessage } from '@/api/calls/chat';
import { ApiError } from '@/api/client/errors';
import { retryAfterMs } from '@/api/client/retryAfter';
import { isStatusPhrase } from '@/api/client/statusPhrase';
import { fillPercentFail } from '@/bonus/fillPercentFail';
import { buttonAddress, mediaAddress } from '@/chat/ui/links';
import { getSummary } from '@/chat/ui/summary';
import { dropBlockedMarkup } from '@/components/SanitizedHtml/blockedMarkup';
import { isWithinLimits } from '@/components/SanitizedHtml/markupLimits';
import { limitLength, plainText } from '@/components/SanitizedHtml/plainText';
import { SupportLink } from '@/components/SupportLink/SupportLink';
import { detectLang } from '@/i18n/detectLang';
import { errorText, serverText } from '@/i18n/errorText';
import { formatAccountNumber } from '@/i18n/format';
import { slipReasonText } from '@/i18n/memberErrorText';
import { bankName } from '@/i18n/useBankName';
import { cleanName } from '@/lib/cleanName';
import { contactParts } from '@/lib/contactLinks';
import { cutText } from '@/lib/cutText';
import { compactDigits, findOneTimeCode, spellDigits } from '@/lib/digits';
import { isEnglishName } from '@/lib/englishName';
import { getInitial } from '@/lib/getInitial';
import { maskNumbers } from '@/lib/maskNumbers';
import { isLightAddress, isLightSvg } from '@/lib/svgLimits';
import { textParts } from '@/lib/textLinks';
import { safeHttpUrl, safeImageUrl } from '@/lib/url';
import { wrapText } from '@/lib/wrapText';
import { searchGames } from '@/screens/Home/searchGames';
import { layOutLabel } from '@/screens/Spin/wheel/layOutLabel';
import { namesNumber } from '@/screens/Spin/wheel/prizeResult';

beforeEach(() => void vi.stubGlobal('location', { origin: 'https://site.example' }));

/** Every function with a pattern that meets a text of the server, as the app calls it. */
const readers: Record<string, (text: string) => unknown> = {
  isStatusPhrase,
  'code of a refusal': (text) => new ApiError('http', { message: text }),
  errorText: (text) => errorText(new ApiError('http', { message: text })),
  serverText,
  slipReasonText,
  retryAfterMs,
  'text of a chat message': contactParts,
  'web addresses': textParts,
  'chat summary': (text) => getSummary(row(text), ((key: string) => key) as never),
  'chat button': (text) => [
    buttonAddress({ type: 'web', title: '', payload: text }),
    buttonAddress({ type: 'call', title: '', payload: text }),
  ],
  'chat file': (text) => mediaAddress({ message: '', url: false, fileType: 'image', filePath: text }),
  safeHttpUrl,
  safeImageUrl,
  isLightPicture: (text) => [isLightAddress(text), isLightAddress(`data:image/svg+xml,${text}`)],
  isLightSvg: (text) => [
    isLightSvg(text, 'qr'),
    isLightSvg(`<svg><path d="${text}"/>`, 'qr'),
    isLightSvg(`<svg ${text}>`, 'picture'),
  ],
  isWithinLimits,
  dropBlockedMarkup,
  plainText,
  limitLength,
  fillPercentFail: (text) => fillPercentFail(text, 5),
  SupportLink: (text) => renderToString(createElement(SupportLink, null, text)),
  detectLang,
  bankName: (text) => bankName('th', { nameTH: text, nameEN: text }, text),
  formatAccountNumber,
  spellDigits: (text) => spellDigits(`123456${text}`),
  compactDigits,
  findOneTimeCode,
  isEnglishName,
  cleanName,
  cutText: (text) => cutText(text, 3000),
  getInitial,
  maskNumbers,
  wrapText: (text) => wrapText(text, 40, 3, ({ length }) => length),
  layOutLabel: (text) =>
    layOutLabel(text, { count: 8, inner: 40, outer: 160, maxSize: 16 }, ({ length }) => length / 2),
  'number of a prize': (text) => namesNumber(text, 5),
  searchGames: (text) => searchGames([{ name: text }], 'a'),
};

function row(text: string) {
  const message: ChatMessage = { message_type: 'text', payload: { message: text } };
  return { message, name: text } as Parameters<typeof getSummary>[0];
}

/** Beginnings and pieces of everything that the patterns look for. */
const pieces = [
  ...['a', 'Z', 'é', 'ก', '\u0e48', '\u0301', '\u200d', '\u2060', '\ud83d\ude00', '\ud800', '0', '7', '์'],
  ...[' ', '\t', '\n', '.', ',', '-', '_', '/', '\\', ':', ';', '@', '#', '?', '=', '&', '%', '+', '"', "'", '(', ')'],
  ...[
    '<',
    '>',
    '</',
    '/>',
    '<!--',
    '-->',
    '<?',
    '<!DOCTYPE',
    '<style',
    '</style',
    '<base ',
    '<script',
    '<svg>',
    '<team>',
  ],
  ...[
    '<path d="',
    'a.',
    'a@',
    '.a@',
    'a-',
    'https://',
    'http://a',
    '//',
    'on',
    'onx',
    'style',
    '0-',
    '0 ',
    '+6',
    'data:image/svg',
    ';base64',
    '%percentFail%',
    'error',
    '2026-',
    'เ',
    'M0 0',
  ],
];
const piece = fc.constantFrom(...pieces);
const length = 100_000;
/** A text of 100 kB: a beginning, up to three pieces that are repeated, and an end that no pattern may expect. */
const worst = fc.tuple(piece, fc.array(piece, { minLength: 1, maxLength: 3 }), piece).map(([start, repeated, end]) => {
  const part = repeated.join('');
  return start + part.repeat(Math.ceil(length / part.length)) + end;
});

// A time: 100 kB take some milliseconds. A pattern without a bound takes many seconds.
const longestMs = 1500;

it.each(Object.entries(readers))('reads 100 kB of any text at once: %s', (_, read) => {
  const single = pieces.map((part) => [`x${part.repeat(Math.ceil(length / part.length))}x`]) as [string][];
  fc.assert(
    fc.property(worst, (text) => {
      const start = performance.now();
      read(text);
      expect([text.slice(0, 20), performance.now() - start < longestMs]).toEqual([text.slice(0, 20), true]);
    }),
    { examples: single, numRuns: single.length + 60, seed: 91, endOnFailure: true },
  );
});
