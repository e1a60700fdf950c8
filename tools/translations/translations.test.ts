import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { glossaryOf, says } from '../../stories/foundations/glossary.ts';
import { faultOf } from './inReport.ts';
import { marked, markedTexts, unmarked } from './marks.ts';
import { patchOf } from './patch.ts';
import { entriesOf, removedSince } from './report.ts';
import { chooseStories } from './takeScreenshots.ts';
import { filesNow, nameOf, textsIn } from './texts.ts';

const files = filesNow();
const texts = textsIn(files);

it('a marked text is identified on its own, within a sentence and in parts', () => {
  const [home, sentence] = [marked('หน้าหลัก', 7), marked(`แตะ “${marked('ฝากเงิน', 4000)}”`, 16383)];
  expect(unmarked(home)).toEqual({
    plain: 'หน้าหลัก',
    marks: [
      { number: 7, opens: true, at: 0 },
      { number: 7, opens: false, at: 8 },
    ],
  });
  expect(unmarked(sentence).plain).toBe('แตะ “ฝากเงิน”');
  expect(unmarked(sentence).marks.map(({ number, at }) => [number, at])).toEqual([
    [16383, 0],
    [4000, 5],
    [4000, 12],
    [16383, 13],
  ]);
  expect(unmarked(sentence.slice(0, 20)).marks).toEqual([{ number: 16383, opens: true, at: 0 }]);
  expect(unmarked('no mark')).toEqual({ plain: 'no mark', marks: [] });
});

it('every text has its own number and line', () => {
  expect(texts.length).toBeLessThan(4 ** 7);
  const given = markedTexts(texts);
  for (const [number, { language, namespace, key, text, file, line }] of texts.entries()) {
    const found = key
      .split('.')
      .reduce((at: unknown, part) => (at as Record<string, unknown>)[part], given[language]?.[namespace]);
    expect(unmarked(String(found))).toMatchObject({ plain: text, marks: [{ number }, { number }] });
    expect(files[file]?.split('\n')[line]).toContain(JSON.stringify(text));
  }
});

it('proposals become a patch that git applies, also near each other and at both ends of a file', () => {
  const ownOf = (file: string) => texts.filter((text) => text.file === file);
  const proposals = Object.fromEntries(
    ['th/home', 'la/errors'].map((name) => {
      const file = `src/i18n/locales/${name}.json`;
      const own = ownOf(file);
      const some = own.filter((_, at) => at < 2 || at === 5 || at === 11 || at % 17 === 0 || at === own.length - 1);
      return [file, Object.fromEntries(some.map(({ line }) => [line, 'ใหม่ “$1” \\ {{name}}']))];
    }),
  );
  const home = mkdtempSync(join(tmpdir(), 'kapao-words-'));
  try {
    for (const file of Object.keys(proposals)) {
      mkdirSync(join(home, dirname(file)), { recursive: true });
      writeFileSync(join(home, file), files[file] ?? '');
    }
    execFileSync('git', ['apply', '-'], { cwd: home, input: patchOf(files, proposals) });
    for (const [file, lines] of Object.entries(proposals)) {
      const after = textsIn({ [file]: readFileSync(join(home, file), 'utf8') });
      const wanted = ownOf(file).map((one) => ({ ...one, text: lines[one.line] ?? one.text }));
      expect(after).toEqual(wanted);
    }
  } finally {
    rmSync(home, { recursive: true });
  }
});

it('a proposal must keep tags and values', () => {
  expect(faultOf('Hello {{name}}, <team>ask us</team>', 'Hi {{name}}, <team>ask</team>')).toBe('');
  expect(faultOf('Hello {{name}}', 'Hello')).toBe('{{name}} is missing.');
  expect(faultOf('Hello', 'Hello <b>')).toBe('<b> is not in the text.');
});

it('lists the texts that changed since a commit and those that were removed', () => {
  const before = texts
    .filter(({ namespace, key }) => `${namespace}:${key}` !== 'home:total')
    .map((one) => (nameOf(one) === 'home:hello' && one.language === 'th' ? { ...one, text: 'เก่า' } : one));
  const entries = [...entriesOf(texts, before).values()].filter(({ status }) => status !== 'same');
  expect(entries.map(({ name, status }) => [name, status]).sort()).toEqual([
    ['home:hello', 'changed'],
    ['home:total', 'new'],
  ]);
  const hello = entries.find(({ name }) => name === 'home:hello');
  expect([hello?.wordings.th?.[0]?.before, hello?.wordings.la?.[0]?.before]).toEqual([
    'เก่า',
    hello?.wordings.la?.[0]?.text,
  ]);
  expect(removedSince(before, texts).map(({ name }) => name)).toEqual(['home:total']);
});

it('finds the glossary terms in each language', () => {
  const terms = glossaryOf(
    '\n## Words in three languages\n\n| English | Thai | Lao |\n| --- | --- | --- |\n| slip, send a slip | สลิป | ສະລິບ: x |\n',
  );
  expect(terms).toEqual([{ en: 'slip, send a slip', th: 'สลิป', la: 'ສະລິບ: x' }]);
  expect(says('Sent slips', 'slip, send a slip', 'en')).toBe(true);
  expect(says('It slipped', 'lip', 'en')).toBe(false);
  expect(says('ສົ່ງສະລິບ', 'ສະລິບ: x', 'la')).toBe(true);
  const deposit = entriesOf(texts, undefined).get('home:tiles.deposit');
  expect(deposit?.terms.map(({ en }) => en)).toEqual(['deposit']);
});

it('chooses the best stories for each text, and as few as possible', () => {
  const story = (title: string, language?: string) => ({
    ...{ id: title, title, name: '', tags: [], importPath: '', globals: { language } },
  });
  const [home, deposit, lao, button, inside] = [
    story('Screens/Home'),
    story('Modals/Deposit'),
    story('Modals/Lao', 'la'),
    story('Components/Button'),
    story('Internals/Calls'),
  ];
  const sayers = new Map([
    ['close', [inside.id, button.id, deposit.id, home.id]],
    ['deposit', [lao.id, home.id, deposit.id]],
    ['total', [home.id]],
    ['retry', [inside.id, button.id]],
    ['kip', [lao.id]],
  ]);
  const choose = (most: number) =>
    [
      ...chooseStories(
        ['close', 'deposit', 'total', 'retry', 'kip', 'silent'],
        sayers,
        [home, deposit, lao, button, inside],
        most,
      ),
    ]
      .map(([{ id }, names]) => [id, [...names].sort()])
      .sort();
  expect(choose(1)).toEqual([
    ['Components/Button', ['retry']],
    ['Modals/Lao', ['kip']],
    ['Screens/Home', ['close', 'deposit', 'total']],
  ]);
  expect(Object.fromEntries(choose(Number.POSITIVE_INFINITY))).toMatchObject({
    'Internals/Calls': ['close', 'retry'],
    'Modals/Lao': ['deposit', 'kip'],
    'Modals/Deposit': ['close', 'deposit'],
  });
});
