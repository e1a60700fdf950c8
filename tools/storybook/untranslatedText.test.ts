import { expect, it } from 'vitest';
import th from '../../src/i18n/locales/th/login.json' with { type: 'json' };
import { rawKeys, textIssues } from './untranslatedText.ts';

it('finds keys in and as texts, keys with a namespace, and values that are missing', () => {
  const key = ['unknownPart', 'title'].join('.');
  const texts = [`See ${key}`, 'home:invite.label', 'invite.label', 'Hello {{name}}'];
  expect(rawKeys(texts)).toEqual(texts);
});

it('does not take addresses of the mock, amounts and times for keys', () => {
  expect(rawKeys(['https://kapao.example/contact', '1,234.50', 'at 10:30', 'Log in.'])).toEqual([]);
});

it('finds texts of another language', () => {
  const [title] = Object.values(th).filter((text) => typeof text === 'string');
  expect(textIssues('th', [title as string])).toEqual([]);
  expect(textIssues('en', [title as string])).toEqual([{ kind: 'untranslated text', text: title }]);
});
