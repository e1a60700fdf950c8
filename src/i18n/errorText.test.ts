import { beforeAll, describe, expect, test } from 'vitest';
import { calls } from '@/api/calls/calls';
import { claimErrors, generalCodes, memberCodes } from '@/api/calls/codes';
import { slipReasons } from '@/api/calls/statement';
import { ApiError } from '@/api/client/errors';
import { errorText } from './errorText';
import { changeLanguage, i18n, loadNamespaces } from './i18n';
import { languages } from './language';
import { textsIn } from './localeFiles';
import { claimErrorText, messageText, slipReasonText } from './memberErrorText';

const http = (message: string, status = 400) => new ApiError('http', { status, message });
const codes = [
  ...new Set([...generalCodes, ...memberCodes, ...claimErrors, ...Object.values(calls).flatMap((call) => call.codes)]),
  'invalid-token',
  'gone',
];
const scripts = { th: /\p{Script=Thai}/u, la: /\p{Script=Lao}/u, en: /^[\x20-\x7e…’]+$/ };

test('returns a general text if the error texts are not loaded', async () => {
  await loadNamespaces(['common']);
  for (const text of [errorText(http('')), errorText(new ApiError('network')), errorText(5), slipReasonText(null)]) {
    expect(text).toBe(i18n.t('common:failed'));
  }
});

describe.each(languages)('in %s', (language) => {
  beforeAll(async () => {
    await loadNamespaces(['errors']);
    await changeLanguage(language);
  });

  test('has a text for every code', () => {
    for (const code of codes)
      expect([code, errorText(http(code))]).toEqual([code, expect.stringMatching(scripts[language])]);
    for (const code of codes) expect(errorText(http(code))).not.toContain(code);
  });

  test('has a text for every claim error and slip reason', () => {
    for (const code of claimErrors) expect(claimErrorText(code)).toMatch(scripts[language]);
    for (const reason of slipReasons) expect(slipReasonText(reason)).toMatch(scripts[language]);
    expect(slipReasonText('toString')).toBe(slipReasonText('UNKNOWN_ERROR'));
  });

  test('says in every text what happened and what to do now', () => {
    const clauses = language === 'en' ? /[.;] \S/ : / \S/;
    for (const [path, text] of textsIn(language, 'errors'))
      if (!/^(title|success)\./.test(path)) expect([path, text]).toEqual([path, expect.stringMatching(clauses)]);
  });

  test('shows a success message by its code, or the server’s own text', () => {
    expect(messageText('INVITE_BONUS_SUCCESS')).toMatch(scripts[language]);
    expect(messageText('INVITE_BONUS_SUCCESS')).not.toBe(errorText(http('INVITE_BONUS_SUCCESS')));
    expect(messageText('REFUND_CONDITION')).toBe(errorText(http('REFUND_CONDITION')));
    expect(messageText(' รับ <b>125</b>\nบาท ')).toBe('รับ <b>125</b> บาท');
    for (const none of ['', ' ', null, 5, undefined]) expect(messageText(none)).toBe('');
  });

  test('has a general text for each kind of failure without its own text', () => {
    const failures = [
      new ApiError('network'),
      new ApiError('timeout'),
      new ApiError('malformed', { status: 200 }),
      new ApiError('aborted'),
      new ApiError('refused'),
      new ApiError('http', { status: 404 }),
      new ApiError('http', { status: 413 }),
      new ApiError('http', { status: 429 }),
      new ApiError('http', { status: 500, message: 'BONUS_FULL', isOutcomeUnknown: true }),
    ];
    const texts = failures.map(errorText);
    for (const text of texts) expect(text).toMatch(scripts[language]);
    expect(new Set(texts).size).toBe(texts.length);
    for (const odd of [null, undefined, 'text', new Error('boom'), { kind: {} }]) {
      expect(errorText(odd)).toBe(errorText(new ApiError('malformed')));
    }
  });
});

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'])('shows %s literally', (word) => {
  expect(errorText(http(word))).toBe(word);
  expect(claimErrorText(word)).toBe(word);
});

test('does not take the name of a text group for a code', () => {
  expect(errorText({ kind: 'http', code: 'general', message: 'general', status: 400 })).toBe('general');
});

test('keeps markup literal, and cuts long texts between characters', () => {
  expect(errorText(http('<img src=x onerror=alert(1)>'))).toBe('<img src=x onerror=alert(1)>');
  expect(errorText(http(`a\n\t\u0000b`))).toBe('a b');
  const long = errorText(http(`ก${'😀'.repeat(100_000)}`));
  expect(Array.from(long)).toHaveLength(201);
  expect(long).toMatch(/^ก(😀)+…$/u);
});

test.each([
  ['not-found', 404],
  ['method-not-allowed', 405],
  ['too-large', 413],
  ['bonus_not_found', 400],
  ['-- 12.50 --', 400],
])('does not show the internal name %s', (message, status) => {
  expect(errorText(http(message, status))).toBe(errorText(http('', status)));
  expect(claimErrorText(message)).toBe(errorText(http('')));
});

test.each([{}, [], 5, null, () => 'x'])('does not show a message such as %s', (message) => {
  const text = errorText({ kind: 'http', code: message, message, status: 400 });
  expect(text).toBe(errorText(http('')));
});
