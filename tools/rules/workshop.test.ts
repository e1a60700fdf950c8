import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import type { IndexEntry } from 'storybook/internal/types';
import { describe, expect, it } from 'vitest';
import { isHidden } from '../../.storybook/hiddenTags.ts';
import { viewports } from '../../.storybook/modes.ts';
import { screenshotModes } from '../../.storybook/screenshots.ts';
import toolLa from '../../.storybook/words/la.json' with { type: 'json' };
import toolTh from '../../.storybook/words/th.json' with { type: 'json' };
import codeStories from '../../contract/stories.json' with { type: 'json' };
import usage from '../../contract/usage.json' with { type: 'json' };
import { scenarios } from '../../mocks/scenarios/scenarios.ts';
import { codeRows } from '../../mocks/testing/codes.ts';
import { paths } from '../../src/lib/paths.ts';
import { modalNames } from '../../src/overlays/modalNames.ts';
import { find } from '../../stories/overview/find.ts';
import { links } from '../../stories/overview/links.ts';
import { lanes } from '../../stories/overview/steps.ts';
import la from '../../stories/words/la.json' with { type: 'json' };
import th from '../../stories/words/th.json' with { type: 'json' };
import { root } from '../test/program.ts';
import { readSources } from './sources.ts';

const steps = lanes.flatMap((lane) => lane.steps);
const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const mostLetters = 60;
const { entries } = await buildIndex({ configDir: join(root, '.storybook') } as Parameters<typeof buildIndex>[0]);
const ids: ReadonlySet<string> = new Set(Object.keys(entries));
const isTest = (entry: IndexEntry) => 'subtype' in entry && entry.subtype === 'test';
const shown = Object.values(entries).filter((entry) => !isTest(entry));
/** Entries that the sidebar shows by default. Only their names are translated. */
const inSidebar = shown.filter(({ tags = [] }) => !isHidden(tags));
/** All stories, but not their tests and docs pages. */
const stories = shown.filter(({ type }) => type === 'story');

it('the storyboard shows every page', () => {
  const pages = steps.flatMap(({ page }) => page ?? []).sort();
  // `/user` is another address of home.
  expect(pages).toEqual([...Object.keys(paths).filter((name) => name !== 'user'), 'notFound'].sort());
  const screens = readdirSync(join(root, 'src/screens')).filter((name) => /^[A-Z]\w*$/.test(name));
  expect(pages).toEqual(
    expect.arrayContaining(screens.map((name) => (name === 'SiteClosed' ? 'terminated' : lowerFirst(name)))),
  );
});

it('the storyboard shows every modal', () => {
  expect(steps.flatMap(({ modal }) => modal ?? []).sort()).toEqual([...modalNames].sort());
});

it('the sidebar hides all internals, and every screen, modal and component that it shows has a screenshot', () => {
  const states = inSidebar.filter(({ type, title }) => type === 'story' && !/^(Flows|Storyboard)\b/.test(title));
  expect(states.length).toBeGreaterThan(700);
  const isPictured = ({ title, tags = [] }: IndexEntry) =>
    screenshotModes({ title, tags, storyGlobals: {} }).length > 0;
  expect(states.filter((story) => !isPictured(story)).map(({ id }) => id)).toEqual([]);
  expect(inSidebar.filter(({ title }) => title.startsWith('Internals/')).map(({ id }) => id)).toEqual([]);
});

it('story names are sentences and unique within their file', () => {
  const isSentence = ({ name }: IndexEntry) =>
    name.length <= mostLetters && /^["\p{Lu}\d]/u.test(name) && !/\.$|^\w*[a-z\d][A-Z]\w*$/.test(name);
  expect(stories.length).toBeGreaterThan(500);
  expect(stories.filter((story) => !isSentence(story)).map(({ id }) => id)).toEqual([]);
  const named = stories.map(({ title, name }) => `${title}: ${name}`);
  expect(named.filter((one, at) => named.indexOf(one) !== at)).toEqual([]);
});

it('every step of the storyboard is an existing story and appears once', () => {
  const shown = steps.map(({ story }) => story);
  expect(shown.filter((id) => !ids.has(id))).toEqual([]);
  expect(shown.filter((id, index) => shown.indexOf(id) !== index)).toEqual([]);
});

it('every link of the welcome page leads to a story', () => {
  expect(Object.values(links).filter((id) => !ids.has(id))).toEqual([]);
});

it('every screen and modal that makes calls has a docs page', () => {
  const idOf = (title: string) =>
    title
      .replace(/([a-z])([A-Z])/g, '$1-$2')
      .replace(/\W+/g, '-')
      .toLowerCase();
  const pages = Object.keys(usage).map((title) => `${idOf(title)}--docs`);
  expect(pages.filter((id) => !ids.has(id))).toEqual([]);
});

it('every code that the app can cause has an existing story', () => {
  const shown: Record<string, { id: string }> = codeStories.any;
  const silent = codeRows.filter(({ code, where }) => !shown[code] && where !== 'not from the app');
  expect(silent.map(({ code }) => code)).toEqual([]);
  const links = Object.values(codeStories).flatMap((own) => Object.values<{ id: string }>(own).map(({ id }) => id));
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((id) => !ids.has(id))).toEqual([]);
});

it('the icons page shows exactly the icons of the site', () => {
  const iconsIn = (text: string) => [...text.matchAll(/'lucide-react\/icons\/([\w-]+)'/g)].map(([, name]) => name);
  const page = readFileSync(join(root, 'stories/foundations/icons.ts'), 'utf8');
  const used = readSources('src').flatMap(({ text }) => iconsIn(text));
  expect(iconsIn(page).sort()).toEqual([...new Set(used)].sort());
});

/**
 * Storybook's texts exist in Thai, Lao and English. Each shown text has a translation, and no translation is unused.
 */

const names = [...new Set(inSidebar.flatMap(({ title, name }) => [...title.split('/'), name]))];

const code = [...readSources('stories/overview'), ...readSources('.storybook')].map(({ text }) => text).join('\n');
const inCode = (text: string) => [`'${text}'`, `"${text}"`].some((literal) => code.includes(literal));

const tagsIn = (text: string) => (text.match(/<\/?\w+>/g) ?? []).sort();

const lists = [
  { folder: 'stories/words', needed: names, th, la },
  {
    folder: '.storybook/words',
    needed: [...scenarios.map(({ description }) => description), ...Object.values(viewports).map(({ name }) => name)],
    th: toolTh,
    la: toolLa,
  },
];

describe.each(lists)('$folder', ({ folder, needed, ...words }) => {
  it.each(['th', 'la'] as const)('has exactly the %s translations that Storybook shows', (language) => {
    const keys = Object.keys(words[language]);
    const missing = needed.filter((name) => !keys.includes(name));
    expect(missing, `Add them to ${folder}/${language}.json with a translation`).toEqual([]);
    const unused = keys.filter((key) => !needed.includes(key) && !inCode(key));
    expect(unused, `Nothing shows these. Remove them from ${folder}/${language}.json`).toEqual([]);
  });

  it('has each text in the script of its language, trimmed and sorted by key', () => {
    const scripts = { th: /[\u0e01-\u0e3e\u0e40-\u0e7f]/, la: /[\u0e80-\u0eff]/ };
    for (const language of ['th', 'la'] as const) {
      const own = Object.entries<string>(words[language]);
      expect(own.map(([key]) => key)).toEqual(own.map(([key]) => key).sort());
      for (const [key, text] of own) {
        expect(text, key).toMatch(scripts[language]);
        expect(text, key).not.toMatch(scripts[language === 'th' ? 'la' : 'th']);
        expect(text.normalize('NFC').trim(), key).toBe(text);
        // An unknown tag of a link would break the page; TypeScript checks the English tags (`LinkedText`).
        expect(tagsIn(text), key).toEqual(tagsIn(key));
        // Latin words, such as a component's name, must also be in the English text. OTP and URL are always allowed.
        const latin = text.match(/[A-Za-z][\w-]*/g) ?? [];
        expect(
          latin.filter((word) => !key.includes(word) && !['OTP', 'URL'].includes(word)),
          key,
        ).toEqual([]);
      }
    }
  });
});

const told: Record<'th' | 'la', Record<string, string>> = { th, la };
const places = (language: 'th' | 'la') =>
  stories
    .filter(({ tags = [] }) => !isHidden(tags))
    .map(({ id, title, name }) => ({
      ...{ id, title, name },
      place: [...title.split('/'), name].map((part) => told[language][part]).join(' › '),
    }));

it.each(['th', 'la'] as const)('two states of one component have different %s names', (language) => {
  const all = places(language).map(({ place }) => place);
  expect(all.filter((place, at) => all.indexOf(place) !== at)).toEqual([]);
});

/** Searches that a Thai or Lao reader types. The expected story is among the first five results. */
it.each([
  ['th', 'ถอนเงิน ธนาคาร', 'modals-withdraw--closed'],
  ['th', 'รหัสผ่านไม่ถูกต้อง', 'screens-login--wrong-password'],
  ['th', 'qr หมดเวลา', 'modals-deposit-qr--expired'],
  ['th', 'เหรียญหมด', 'screens-prize-wheel--no-coins'],
  ['th', 'คูปองหมดอายุ', 'screens-prize-wheel-coupons--expired'],
  ['th', 'ถอนเงิน โบนัส', 'modals-withdraw--bonus-blocks'],
  ['th', 'หน้าหลัก กำลังโหลด', 'screens-home--loading'],
  ['th', 'ประวัติ ว่าง', 'screens-statement--empty'],
  ['th', 'otp ไม่ถูกต้อง', 'screens-register--otp-wrong'],
  ['th', 'ส่งสลิปสำเร็จ', 'modals-deposit-slip-upload--sent'],
  ['th', 'ปิดรับสลิป', 'modals-deposit-slip-upload--closed'],
  ['th', 'เปลี่ยนรหัสผ่านสำเร็จ', 'modals-password--success'],
  ['th', 'ชวนเพื่อน ว่าง', 'modals-invite--empty'],
  ['th', 'คืนยอดเสียสำเร็จ', 'modals-refund--success'],
  ['th', 'แชต ไฟล์ใหญ่', 'screens-chat-messages--file-refused'],
  ['th', 'ปุ่ม ปิดใช้งาน', 'components-button--disabled'],
  ['th', 'ปิดให้บริการ', 'screens-site-closed--default'],
  ['th', 'ซ่อนยอดเงิน', 'screens-home--hidden'],
  ['th', 'โยกเงินไม่ทราบผล', 'modals-transfer--lost-response'],
  ['la', 'ຖອນເງິນ ທະນາຄານ', 'modals-withdraw--closed'],
  ['la', 'ສົ່ງສະລິບສຳເລັດ', 'modals-deposit-slip-upload--sent'],
  ['la', 'ເຊື່ອງຍອດເງິນ', 'screens-home--hidden'],
] as const)('%s: "%s" finds %s', (language, asked, id) => {
  const found = find(places(language), asked, language === 'la' ? 'lo' : 'th').map((story) => story.id);
  expect(found.indexOf(id), found.join(', ')).toBeOneOf([0, 1, 2, 3, 4]);
});
