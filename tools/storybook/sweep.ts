import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { tooWide } from '../../.storybook/fits.ts';
import { maxScreenshots } from '../../.storybook/screenshots.ts';
import { languages } from '../e2e/site.ts';
import { launchChromium } from '../test/chromium.ts';
import { root } from '../test/program.ts';
import { openStorybook, type Story, screenshotsOf } from './builtStorybook.ts';
import { foreignWords, rawKeys } from './foreignWords.ts';
import { clippedDiacritics, textsOnScreen } from './inPage.ts';
import { progress, runInParallel } from './parallel.ts';
import { Stage } from './stage.ts';
import { type Finding, reportOf } from './sweepReport.ts';

/**
 * `npm run sweep`: every story of the built Storybook in every language, and what is wrong with it. Ends with 1 where
 * something is. `-- withdraw` takes those with that in their id, `--sample 24` so many evenly from the whole list, each in
 * one language. `--storybook <folder>` takes one that is built already, `--counts <file>` writes counts for `npm test`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, storybook: { type: 'string' }, counts: { type: 'string' } },
});

type Language = (typeof languages)[number];

/** A story in a language. */
interface Look {
  story: Story;
  language: Language;
}

/** Toolbar's start: who has another language has fixed it. */
const startLanguage = 'th';

function looksOf(stories: readonly Story[]): Look[] {
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

/** Pages of ours for ours: what they show is not said by the site. */
const ownWords = /^(storyboard|foundations|inside)\b/i;

/** The browser says so itself whenever a story lets a call fail; what breaks on purpose has the tag `console-errors`. */
const isExpected = (error: string) => /^Failed to load resource|net::ERR_/.test(error);

async function overflowAtWidths(page: Page): Promise<string[]> {
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  const found: string[] = [];
  for (const width of [390, 320]) {
    await page.setViewportSize({ ...size, width });
    found.push(...(await page.evaluate(tooWide)).map((what) => `at ${width}: ${what}`));
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
const findings: Finding[] = [];
const find = ({ story, language }: Look, kind: Finding['kind'], what: readonly string[]) => {
  for (const text of new Set(what))
    findings.push({ id: story.id, title: story.title, name: story.name, language, kind, text });
};
const { stories, origin, close } = await openStorybook(browser, values.storybook);
const looks = looksOf(stories);

const pixels = new Map<Look, string>();
/** What is pictured has to look the same again; of the rest nobody compares pictures. */
const compared = new Set(
  looks.filter(({ story, language }) => screenshotsOf(story).some(({ mode }) => mode.language === language)),
);
const next = progress(looks.length + compared.size, 'looks');
const screenshotName = ({ story, language }: Look, run: number) => join(home, `${story.id}.${language}.${run}.png`);

await runInParallel(
  looks,
  ({ language }) => language,
  async (job) => {
    const { language } = job[0] as Look;
    const stage = new Stage({ browser, origin, mode: phone(language), checked: true });
    for (const look of job) {
      const { page, ending } = await stage.show(look.story);
      find(look, 'throws', ending.errors);
      const logged = look.story.tags.includes('console-errors') ? [] : ending.console;
      find(
        look,
        'console',
        logged.filter((error) => !isExpected(error)),
      );
      find(look, 'accessibility', ending.violations);
      const path = compared.has(look) ? screenshotName(look, 1) : undefined;
      pixels.set(look, hash(await page.screenshot({ caret: 'initial', path })));
      if (!ownWords.test(look.story.title) && look.story.globals.language !== 'pseudo') {
        const shown = await page.evaluate(textsOnScreen);
        find(look, 'raw key', rawKeys(shown));
        find(look, 'foreign words', foreignWords(language, shown));
      }
      find(look, 'cut marks', await page.evaluate(clippedDiacritics));
      find(look, 'sideways', await overflowAtWidths(page));
      next();
    }
    await stage.close();
  },
);

// In the opposite order, so that what one story leaves for the next shows.
await runInParallel(
  [...compared].toReversed(),
  ({ language }) => language,
  async (job) => {
    const stage = new Stage({ browser, origin, mode: phone((job[0] as Look).language) });
    for (const look of job) {
      const { page } = await stage.show(look.story);
      const again = hash(await page.screenshot({ caret: 'initial', path: screenshotName(look, 2) }));
      const [first, second] = [screenshotName(look, 1), screenshotName(look, 2)];
      if (again === pixels.get(look)) for (const path of [first, second]) rmSync(path);
      else find(look, 'other pixels', [`${relative(home, first)}, ${relative(home, second)}`]);
      next();
    }
    await stage.close();
  },
);
await close();
await browser.close();

// Equality means something only where stories differ.
const same = looks.length > 10 && new Set(pixels.values()).size < looks.length / 2;
const planned = stories.flatMap(screenshotsOf).length;
const plan = [
  ...(planned > maxScreenshots ? [`${planned} pictures are planned, at most ${maxScreenshots} may be`] : []),
  ...(same ? ['Most stories look the same: they are not shown'] : []),
];
const report = join(home, 'report.md');
writeFileSync(report, reportOf(findings, plan));
const bad = new Set(findings.map(({ id, language }) => `${id} ${language}`)).size;
for (const { id, language, kind, text } of findings.slice(0, 60))
  console.log(`${id} in ${language}, ${kind}: ${text.slice(0, 300)}`);
for (const line of plan) console.log(line);
console.log(
  `${looks.length} looks at ${new Set(looks.map(({ story }) => story)).size} stories in ${Math.round((Date.now() - began) / 1000)} s: ${bad} with findings, ${findings.length} in all`,
);
console.log(`Report: ${relative(root, report)}`);
const failed = bad + plan.length;
// As Vitest reports, so that npm test counts each look, and the plan as one.
const counts = { numPassedTests: looks.length - bad + (plan.length ? 0 : 1), numFailedTests: failed, testResults: [] };
if (values.counts) writeFileSync(values.counts, JSON.stringify(counts));
process.exitCode = failed ? 1 : 0;
