import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from './language';
import { locales, namespaces, textsIn as readTexts } from './localeFiles';

/**
 * Checks every text of every language. English is the source of keys and placeholders.
 *
 * A key counts as used if a file of src, tools/build or stories/videos names its namespace and contains the key. The
 * key may be a whole literal ('ago.now', 'errors:NO_USER') or the start of a template (`ago.${unit}`). A key that is
 * composed in another way needs a comment in that file: `// words: errors.*` or `// words: home.tiles.*`.
 */

/**
 * Words that stay in Latin letters in Thai and Lao texts: names of banks and providers, and terms without a
 * translation.
 */
const latinWords = new Set([
  ...['OTP', 'QR', 'PromptPay', 'PIN', 'SMS', 'ID', 'IP', 'MB', 'URL', 'PDF', 'HTML', 'FAQ'],
  ...['LINE', 'TrueMoney', 'TrueMoney Wallet', 'Wallet', 'True', 'Android', 'iOS', 'Facebook', 'Telegram'],
  ...['KBANK', 'SCB', 'KTB', 'TMB', 'TTB', 'BBL', 'BAY', 'GSB', 'BAAC', 'GHB', 'CIMB', 'UOB', 'KKP', 'TISCO'],
  ...['BCEL', 'LDB', 'JDB', 'APB', 'LVB', 'WW', 'PAYONEX', 'PAYTIMZ', 'ZPAY', 'LAK', 'THB'],
  ...['mp4', 'mov', 'png', 'jpg', 'jpeg', 'gif', 'webp', 'quicktime', 'https'],
]);

/** Returns the texts as they are read, without word joiners. */
const textsIn = (language: string, namespace: string) =>
  new Map(
    [...readTexts(language, namespace)].map(([key, text]) => [
      key,
      typeof text === 'string' ? text.replaceAll('\u2060', '') : text,
    ]),
  );

/** Words that browsers would break at `|`, because they do not know the word or take it for two. */
const wholeWords = {
  th: ['แช|ต', 'รหัส|ผ่าน', 'หน้า|หลัก', 'กระเป๋า|หลัก', 'ดำเนิน|การ', 'ส่ง|สลิป', 'โปรด|อย่า', 'ลง|ท้าย', 'ไป|ที่'],
  la: ['ແຊັ|ດ', 'ລະຫັດ|ຜ່ານ', 'ໜ້າ|ຫຼັກ', 'ກະເປົາ|ຫຼັກ', 'ດຳເນີນ|ການ', 'ຂັ້ນ|ຕອນ', 'ໂບ|ນັດ'],
};

/**
 * Longer texts are running text, which keeps words whole by \u2060. Labels, buttons and headings have no invisible
 * letters: `.storybook/hearing.ts` checks every story.
 */
const longestLabel = 40;

const root = join(import.meta.dirname, '../..');

const thai = /[\u0e01-\u0e3e\u0e40-\u0e7f]/;
const lao = /[\u0e80-\u0eff]/;

/** Returns the text without placeholders and without the marks above and below Thai and Lao letters. */
const withoutMarks = (text: unknown) => bare(text).replace(/\p{M}/gu, '').replaceAll('\u2060', '');
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const placeholders = (text: unknown) =>
  [...String(text).matchAll(/\{\{\s*[\w.]+[^}]*\}\}|<\/?\w+\s*\/?>/g)].map(String);
/** Removes placeholders, including references to other texts: `$t(home:tiles.deposit)`. */
const bare = (text: unknown) => String(text).replace(/\{\{[^}]*\}\}|\$t\([^)]*\)|<\/?\w+\s*\/?>/g, ' ');
const sorted = (list: Iterable<string>) => [...new Set(list)].sort();

it('has the same files in each language', () => {
  for (const language of languages) {
    expect(readdirSync(join(locales, language)).sort()).toEqual(namespaces.map((namespace) => `${namespace}.json`));
  }
  expect(readdirSync(locales).sort()).toEqual([...languages].sort());
});

describe.each(namespaces)('namespace %s', (namespace) => {
  const english = textsIn('en', namespace);

  it('has both plural forms in English', () => {
    const counted = [...english.keys()].filter((key) => withoutPlural(key) !== key);
    const expected = sorted(counted.map(withoutPlural)).flatMap((key) => [`${key}_one`, `${key}_other`]);
    expect(sorted(counted)).toEqual(sorted(expected));
  });

  it.each(languages)('has the same keys in %s', (language) => {
    // Thai and Lao have no plurals. They have one text under the key without a plural suffix, which i18next falls back
    // to.
    const expected = [...english.keys()].map((key) => (language === 'en' ? key : withoutPlural(key)));
    expect(sorted(textsIn(language, namespace).keys())).toEqual(sorted(expected));
  });

  it.each(languages)('has the same placeholders in %s', (language) => {
    for (const [key, text] of textsIn(language, namespace)) {
      expect(sorted(placeholders(text)), key).toEqual(
        sorted(placeholders(english.get(key) ?? english.get(`${key}_other`))),
      );
      expect(String(text).replace(/\{\{\s*[\w.]+[^{}]*\}\}/g, ''), `${key}: stray braces`).not.toMatch(/[{}]/);
    }
  });

  it.each(languages)('has complete and tidy texts in %s', (language) => {
    for (const [key, text] of textsIn(language, namespace)) {
      expect(text, key).toBeTypeOf('string');
      const value = String(text);
      expect(value, key).not.toBe('');
      expect(value, `${key}: spaces at the ends`).toBe(value.trim());
      expect(value, `${key}: doubled spaces, or three dots for …`).not.toMatch(/ {2}|\.\.\.|[๐-๙໐-໙\u200b]/);
      expect(value.normalize('NFC'), `${key}: not composed`).toBe(value);
    }
  });

  it('keeps words of running text whole by \\u2060, or by \\u00a0 before ๆ, where a browser would break them', () => {
    // Captions and descriptions are not part of a page.
    for (const language of ['videos', 'meta'].includes(namespace) ? [] : (['th', 'la'] as const)) {
      for (const [key, text] of readTexts(language, namespace)) {
        if (withoutMarks(text).length <= longestLabel) continue;
        const broken = wholeWords[language].filter((word) => String(text).includes(word.replace('|', '')));
        expect(broken, `${language} ${namespace}.${key}`).toEqual([]);
        expect(text, `${language} ${namespace}.${key}: a line may begin with the mark of repetition`).not.toMatch(
          / ๆ|[^\u2060]ໆ/,
        );
      }
    }
  });

  it('leaves no English word in Thai or Lao', () => {
    for (const language of ['th', 'la'] as const) {
      for (const [key, text] of textsIn(language, namespace)) {
        const words = bare(text).match(/[A-Za-z][A-Za-z0-9'’-]*/g) ?? [];
        expect(
          words.filter((word) => !latinWords.has(word)),
          `${language} ${namespace}.${key}`,
        ).toEqual([]);
      }
    }
  });

  it('keeps each language in its own script', () => {
    for (const [key, text] of english) expect(String(text), `en ${key}`).not.toMatch(/[\u0e01-\u0e3e\u0e40-\u0eff]/);
    for (const [key, text] of textsIn('th', namespace)) expect(String(text), `th ${key}`).not.toMatch(lao);
    for (const [key, text] of textsIn('la', namespace)) expect(String(text), `la ${key}`).not.toMatch(thai);
  });

  it('writes Thai without gendered particles', () => {
    for (const [key, text] of textsIn('th', namespace)) expect(String(text), key).not.toMatch(/ครับ|ค่ะ|นะคะ/);
  });
});

/** Words that docs/glossary.md replaces by another word. */
const otherWords = {
  // The first seven words mean press, put, if, upload, top up, be in use and register. The correct words are แตะ,
  // กรอก, หาก, ส่ง, ฝาก, ใช้อยู่ and สมัคร. The last two are ขณะนี้ and กรุณา.
  th: /กด(?!้)|ใส่|ถ้า|อัปโหลด|เติมเงิน|ใช้งานอยู่|ลงทะเบียน|วอเล็ต|หน้าแรก|ใช่ไหม|ตอนนี้|โปรด(?!อย่า)/,
  // Some of the same words in Lao, rejected spellings, and Thai words.
  la: /ກະເປົ໋າ|ຄາຊິໂນ|ຊຳລະ|ຂະນະນີ້|ກົດ|ວອລເລັດ|ອັບໂຫຼດ|ເຕີມເງິນ|ໃຊ້ງານ|ເທື່ອ|(ທີ່|ໂບນັດ)ໃຊ້ຢູ່|ຮັບຄູປອງ|ລາຍການເດີມ|ລະຫັດໂປຣ|ໜ້າທຳອິດ|ແມ່ນບໍ່/,
  en: /\b(moves?|moved|referral|terms|upload\w*|did(n't| not) work|first page)\b/i,
};

it.each(languages)('uses one name per thing in %s', (language) => {
  const found = namespaces.flatMap((namespace) =>
    [...textsIn(language, namespace)]
      .filter(([, text]) => otherWords[language].test(String(text)))
      .map(([key, text]) => `${namespace}.${key}: ${text}`),
  );
  expect(found).toEqual([]);
});

/** Patterns of wrong wording, each with the correct form. */
const faults: Record<(typeof languages)[number], [fault: RegExp, instead: string][]> = {
  th: [
    // "โหลดข้อมูลถอนเงินไม่สำเร็จ" can be read as a failed withdrawal. Only the text of a failed command may name the
    // command.
    [/(โหลด|อ่าน|อัปเดต)\S*(ถอนเงิน|ฝากเงิน|โยกเงิน|ยกเลิก|สแกนจ่าย|คืน|รับสลิป|ที่ส่ง)ไม่(สำเร็จ|ได้)/, 'no verb before ไม่สำเร็จ'],
    [/(ยอดเสีย|ยอดฝาก|โบนัส)(ของ\S*)? ?\{\{(percent|success|fail)\}\}/, 'a percentage before its base'],
    [/แชท/, 'แชต'],
    // Except the chat's greeting and the chat member's question whether a payment is still there.
    [/(?<!ยังอยู่|ให้เราช่วย)ไหม\??$/, 'questions are ยืนยัน…?'],
    [/ดู\S*ใน\s?ประวัติ(รายการ|สลิป)/, 'ที่ประวัติรายการ'],
    [/(ที่|แตะ) ?(ประวัติสลิป|โยกเงินและเข้าเล่น|โยกเข้ากระเป๋าหลัก)(?!”)/, 'names of pages and buttons in “ ”'],
  ],
  la: [
    // "From" is ຕັ້ງແຕ່. The word ແຕ່ without ຕັ້ງ means "but", and ແຕ່ລະ means "each".
    [/(^|ຜົນ)ແຕ່( ?\{\{|$)|(?<!ຕັ້ງ)ແຕ່(?!ລະ)((?!ຈະ|ບໍ່)[^ ])*(ຈົນ|ຮອດ)/, 'ຕັ້ງແຕ່'],
    // The question endings ຫຼືບໍ່ and ຫຼືຍັງ, and ເຫຼືອ ("left over"), are different words that stay together.
    [/[^ ]ແລະ|ແລະ[^ ]|[^ ເ]ຫຼື(?!ບໍ່|ຍັງ)|(?<!ເ)ຫຼື(?!ບໍ່|ຍັງ)[^ ]/, 'ແລະ and ຫຼື between spaces'],
    [
      /(ຝາກເງິນ|ຖອນເງິນ|ເກມ|ວົງລໍ້ນຳໂຊກ|ສະລິບ|ຍອດຄືນ|ໂບນັດ|ປະຫວັດລາຍການ|ງົບ|ເວລາ) (ຖອນເງິນ|ເກມ|ບັນຊີເກມ|ວົງລໍ້ນຳໂຊກ|ສະລິບ|ຍອດຄືນ|ໂບນັດ|ການເຕືອນ|ລາງວັນ) ?(ແລະ|ຫຼື)/,
      'commas in a list of three',
    ],
    // Except the chat's greeting, "How can we help?".
    [/(?<!ຊ່ວຍ)ບໍ\??$/, 'questions are ຢືນຢັນ…?'],
    [/ໂຫຼດໜ້າໃໝ່/, 'ໂຫຼດໜ້ານີ້ຄືນໃໝ່'],
    [/(^| )ຢ່າ/, 'ກະລຸນາຢ່າ'],
    [/ບໍ່ຕົງ|ຕົງກັນ|ບິລດ໌|ເຖິງປິດ|ຄ່າຍເກມ|ແທັບ/, 'the Lao word: ກົງ, ສ້າງ, ເຖິງແມ່ນວ່າ, ຜູ້ໃຫ້ບໍລິການເກມ, ແຖບ'],
  ],
  en: [
    [/\b(could|did|does|do|is|are|was|were|has|have|had|would|should) not\b|\bcannot\b/i, 'a contraction'],
    [/(?<!where )\b(it|there|that|here) is \w|\b(you|we|they) (are|will) \w/i, 'a contraction'],
    [/\b(you|we) have (already )?(\w+ed|chosen|given|got|read|set|been)\b/i, 'a contraction'],
    [/\bis none\b|\balone\b|\bat once\b|\b(go|goes|read) on\b|\bmeanwhile\b|\banew\b/i, 'plain words'],
    [
      /could(n’t| not) be loaded|Could not load|^Couldn’t load [^.]*\.$|couldn’t read your/,
      '“Couldn’t load X” without a full stop',
    ],
    [/'|\w"/, 'curly apostrophes and quotation marks'],
    [/(\}\}|\d) %/, 'no space before %'],
    [
      /(my play|this phone keeps|help with playing|\bfilms?\b|\bQRs\b|(the|new|a|cancel|this|create) QR\b(?! code))/i,
      'the glossary’s name',
    ],
  ],
};

/** Texts whose wording the specification prescribes. */
const prescribedTexts = ['File is not supported'];

/** The texts in the markup of index.html, each with its language. */
const indexTexts = [...readFileSync(join(root, 'index.html'), 'utf8').matchAll(/lang="(th|lo|en)">([^<]+)</g)].map(
  ([, tag, text]): [string, string] => [tag === 'lo' ? 'la' : String(tag), String(text)],
);

/** Returns the texts in a folder's sources. It finds Thai and Lao by their script, and English by `en: '…'`. */
const quotedIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(root, folder, file), 'utf8').matchAll(
        /(\ben: )?(?:'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"|`([^`\n]*)`)/g,
      ),
    ])
    .flatMap(([, english, single, double, template]): [string, string][] => {
      const text = String(single ?? double ?? template).replace(/\$\{[^}]*\}/g, '{{x}}');
      if (english) return [['en', text]];
      if (thai.test(text)) return [['th', text]];
      return lao.test(text) ? [['la', text]] : [];
    });

it.each(languages)('contains no known wording fault in %s', (language) => {
  const localeTexts = namespaces.flatMap((namespace) =>
    [...textsIn(language, namespace)].map(([key, text]) => [`${namespace}.${key}`, String(text)]),
  );
  const withoutTags = (texts: [string, string][]) =>
    texts.filter(([tag]) => tag === language).map(([, text]) => ['outside the locales', text.replace(/<[^>]*>/g, '')]);
  const product = withoutTags([...indexTexts, ...quotedIn('mocks')]);
  // Stories also quote members and other servers, so the glossary does not apply to them.
  const workshop = withoutTags(quotedIn('stories'));
  expect(product.length).toBeGreaterThan(20);
  expect(workshop.length).toBeGreaterThan(5);
  const rules = faults[language];
  const found = [
    ...[...localeTexts, ...product, ...workshop].flatMap(([place, text]) =>
      rules
        .filter(([fault]) => fault.test(String(text)) && !prescribedTexts.includes(String(text)))
        .map(([, instead]) => `${place}: ${text} (${instead})`),
    ),
    ...product
      .filter(([, text]) => otherWords[language].test(String(text)))
      .map(([, text]) => `${text} (the glossary)`),
  ];
  expect(found).toEqual([]);
});

/** The most words of an English text. Agreement, conditions and the provider's texts come from the backend. */
const maxWords = 18;

it('has no English text that is longer than 18 words', () => {
  const countWords = (text: unknown) =>
    String(text)
      .replace(/\{\{[^}]*\}\}|\$t\([^)]*\)/g, 'x')
      .replace(/<[^>]*>/g, '')
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const found = namespaces.flatMap((namespace) =>
    [...textsIn('en', namespace)]
      .filter(([, text]) => countWords(text) > maxWords)
      .map(([key, text]) => `${countWords(text)} words in ${namespace}.${key}: ${text}`),
  );
  expect(found).toEqual([]);
});

it('uses every text in the app', () => {
  // Only the site, its prerendered pages and the how-to videos count. A text that only a story or the mock uses is
  // unused.
  const files = ['src', 'tools/build', 'stories/videos'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|css)\.tsx?$/.test(file) && !file.endsWith('namespaces.ts'))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  );

  const exact = new Set<string>();
  const prefixes = new Set<string>();
  for (const source of files) {
    const literals = [...source.matchAll(/(?<=(['"`]))[A-Za-z_][\w.:]*(?=\1)/g)].map((match) => match[0]);
    const starts = [...source.matchAll(/`([A-Za-z][\w.:]*)\$\{/g)].map((match) => String(match[1]));
    const named = new Set(namespaces.filter((namespace) => literals.includes(namespace)));
    if (/useTranslation\(\)/.test(source)) named.add('common');
    const place = (text: string) => {
      const [namespace, key] = text.split(':');
      if (key !== undefined) return [`${namespace}.${key}`];
      return [...named].map((name) => `${name}.${text}`);
    };
    for (const literal of literals) for (const key of place(literal)) exact.add(key);
    for (const start of starts) for (const key of place(start)) prefixes.add(key);
    for (const [, marked] of source.matchAll(/\bwords: ([\w.]+)\*/g)) prefixes.add(String(marked));
  }

  const unused = namespaces.flatMap((namespace) =>
    [...textsIn('en', namespace).keys()]
      .map((key) => `${namespace}.${withoutPlural(key)}`)
      .filter((key) => !exact.has(key) && ![...prefixes].some((prefix) => key.startsWith(prefix))),
  );
  expect(sorted(unused)).toEqual([]);
});

it.each(languages)('names tiles and buttons in the %s how-to as they are named on screen', (language) => {
  const howto = textsIn(language, 'howto');
  const home = textsIn(language, 'home');
  const game = textsIn(language, 'game');
  const bonus = textsIn(language, 'bonus');
  const named: [step: string, called: unknown][] = [
    ['topic.wallet.s1', home.get('tiles.deposit')],
    ['topic.wallet.s4', home.get('tiles.withdraw')],
    ['topic.play.s1', home.get('card.open')],
    ['topic.play.s3', game.get('stake')],
    ['topic.play.s4', game.get('moveAndPlay')],
    ['topic.balance.s2', home.get('check')],
    ['topic.bonus.s1', home.get('tiles.bonus')],
    ['topic.bonus.s2', bonus.get('code.search')],
    ['topic.bonus.s3', bonus.get('modal.receive')],
    ['topic.bonusCancel.s1', home.get('tiles.bonus')],
    ['topic.bonusCancel.s2', bonus.get('cancel.button')],
    ['topic.bonusCancel.s3', bonus.get('cancel.yes')],
  ];
  for (const [step, called] of named) {
    // A name within a sentence must be in quotation marks. Without them, it reads as part of the instruction.
    expect(String(howto.get(step)), step).toContain(`“${called}”`);
  }
});
