import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page } from 'playwright';
import { horizontalOverflow } from '../../.storybook/overflow.ts';
import { maxScreenshots } from '../../.storybook/screenshots.ts';
import { readOptions } from '../cli/readOptions.ts';
import { languages } from '../e2e/testServer.ts';
import { launchChromium } from '../test/chromium.ts';
import { root } from '../test/program.ts';
import { openStorybook, type Story, screenshotsOf } from './builtStorybook.ts';
import { type Issue, reportOf } from './checkStoriesReport.ts';
import { clippedDiacritics, textsOnScreen } from './inPage.ts';
import { progress, runInParallel } from './parallel.ts';
import { StoryPage } from './storyPage.ts';
import { rawKeys, untranslatedText } from './untranslatedText.ts';

/**
 * `npm run check:stories`: checks every story of the built Storybook in every language. Exits with 1 if there is an
 * issue.
 * - `-- withdraw`: only stories whose id contains "withdraw".
 * - `--sample 24`: 24 stories, evenly spaced over the whole list, each in one language.
 * - `--storybook-dir <folder>`: uses a Storybook that is already built.
 * - `--counts <file>`: writes the counts for `npm test`.
 */
const { values, positionals } = readOptions('check:stories');

type Language = (typeof languages)[number];

/** A story in one language. */
interface StoryVariant {
  story: Story;
  language: Language;
}

/** The toolbar's default. A story with another language in its globals has fixed that language. */
const startLanguage = 'th';

function variantsOf(stories: readonly Story[]): StoryVariant[] {
  const wanted = stories.filter(({ id }) => positionals.every((word) => id.includes(word.toLowerCase())));
  const fixed = ({ globals: { language } }: Story) =>
    languages.find((one) => one === language && one !== startLanguage);
  const count = Number(values.sample ?? 0);
  if (count) {
    const step = Math.max(1, wanted.length / count);
    const taken = Array.from(
      { length: Math.min(count, wanted.length) },
      (_, i) => wanted[Math.floor(i * step)] as Story,
    );
    return taken.map((story, i) => ({
      story,
      language: fixed(story) || (languages[i % languages.length] as Language),
    }));
  }
  return wanted.flatMap((story) =>
    languages.filter((one) => !fixed(story) || one === fixed(story)).map((language) => ({ story, language })),
  );
}

/** Stories for developers: their texts are not translations of the app. */
const ownPages = /^(storyboard|foundations|internals)\b/i;

/**
 * Chromium logs this whenever a story lets a call fail. Stories that break on purpose have the tag `console-errors`.
 */
const isExpected = (error: string) => /^Failed to load resource|net::ERR_/.test(error);

async function overflowAtWidths(page: Page): Promise<string[]> {
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  const found: string[] = [];
  for (const width of [390, 320]) {
    await page.setViewportSize({ ...size, width });
    found.push(...(await page.evaluate(horizontalOverflow)).map((what) => `at ${width} px: ${what}`));
  }
  return found;
}

const phone = (language: Language) => ({ language, viewport: 'phone' as const });
const hash = (image: Buffer) => createHash('sha256').update(image).digest('hex');

const began = Date.now();
const home = join(root, '.cache', 'sweep');
rmSync(home, { recursive: true, force: true });
mkdirSync(home, { recursive: true });
const browser = await launchChromium();
const issues: Issue[] = [];
const addIssues = ({ story, language }: StoryVariant, kind: Issue['kind'], what: readonly string[]) => {
  for (const text of new Set(what))
    issues.push({ id: story.id, title: story.title, name: story.name, language, kind, text });
};
const { stories, origin, close } = await openStorybook(browser, values['storybook-dir']);
const variants = variantsOf(stories);

const pixels = new Map<StoryVariant, string>();
/** Variants with a planned screenshot have to render identically twice. Nothing compares the others. */
const compared = new Set(
  variants.filter(({ story, language }) => screenshotsOf(story).some(({ mode }) => mode.language === language)),
);
const next = progress(variants.length + compared.size, 'checks');
const screenshotName = ({ story, language }: StoryVariant, run: number) =>
  join(home, `${story.id}.${language}.${run}.png`);

await runInParallel(
  variants,
  ({ language }) => language,
  async (job) => {
    const { language } = job[0] as StoryVariant;
    const storyPage = new StoryPage({ browser, origin, mode: phone(language), checked: true });
    for (const variant of job) {
      const { page, result } = await storyPage.show(variant.story);
      addIssues(variant, 'throws', result.errors);
      const logged = variant.story.tags.includes('console-errors') ? [] : result.console;
      addIssues(
        variant,
        'console',
        logged.filter((error) => !isExpected(error)),
      );
      addIssues(variant, 'accessibility', result.violations);
      const path = compared.has(variant) ? screenshotName(variant, 1) : undefined;
      pixels.set(variant, hash(await page.screenshot({ caret: 'initial', path })));
      if (!ownPages.test(variant.story.title) && variant.story.globals.language !== 'pseudo') {
        const shown = await page.evaluate(textsOnScreen);
        addIssues(variant, 'raw key', rawKeys(shown));
        addIssues(variant, 'untranslated text', untranslatedText(language, shown));
      }
      addIssues(variant, 'clipped diacritics', await page.evaluate(clippedDiacritics));
      addIssues(variant, 'horizontal overflow', await overflowAtWidths(page));
      next();
    }
    await storyPage.close();
  },
);

// The second run uses the opposite order, so that state which one story leaves for the next changes the image.
await runInParallel(
  [...compared].toReversed(),
  ({ language }) => language,
  async (job) => {
    const storyPage = new StoryPage({ browser, origin, mode: phone((job[0] as StoryVariant).language) });
    for (const variant of job) {
      const { page } = await storyPage.show(variant.story);
      const again = hash(await page.screenshot({ caret: 'initial', path: screenshotName(variant, 2) }));
      const [first, second] = [screenshotName(variant, 1), screenshotName(variant, 2)];
      if (again === pixels.get(variant)) for (const path of [first, second]) rmSync(path);
      else addIssues(variant, 'nondeterministic rendering', [`${relative(home, first)}, ${relative(home, second)}`]);
      next();
    }
    await storyPage.close();
  },
);
await close();
await browser.close();

// Equal screenshots are suspicious only in a large run, where the stories differ.
const same = variants.length > 10 && new Set(pixels.values()).size < variants.length / 2;
const planned = stories.flatMap(screenshotsOf).length;
const plan = [
  ...(planned > maxScreenshots ? [`${planned} screenshots are planned. The limit is ${maxScreenshots}`] : []),
  ...(same ? ['Most stories have the same screenshot. Storybook probably does not render them'] : []),
];
const report = join(home, 'report.md');
writeFileSync(report, reportOf(issues, plan));
const bad = new Set(issues.map(({ id, language }) => `${id} ${language}`)).size;
for (const { id, language, kind, text } of issues.slice(0, 60))
  console.log(`${id} in ${language}, ${kind}: ${text.slice(0, 300)}`);
for (const line of plan) console.log(line);
console.log(
  `${variants.length} checks of ${new Set(variants.map(({ story }) => story)).size} stories in ${Math.round((Date.now() - began) / 1000)} s: ${bad} with issues, ${issues.length} issues in total`,
);
console.log(`Report: ${relative(root, report)}`);
const failed = bad + plan.length;
// Uses Vitest's report format: npm test counts each variant as a test, and the plan as one.
const counts = {
  numPassedTests: variants.length - bad + (plan.length ? 0 : 1),
  numFailedTests: failed,
  testResults: [],
};
if (values.counts) writeFileSync(values.counts, JSON.stringify(counts));
process.exitCode = failed ? 1 : 0;
