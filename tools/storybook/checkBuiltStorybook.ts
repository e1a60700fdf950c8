import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { horizontalOverflow } from '../../.storybook/overflow.ts';
import { maxScreenshots } from '../../.storybook/screenshots.ts';
import { clippedDiacritics, textsOnScreen } from '../../.storybook/shownTexts.ts';
import { languages } from '../e2e/testServer.ts';
import { readOptions } from '../options.ts';
import { launchShell } from '../test/chromium.ts';
import { checkSnapshots } from './ariaSnapshots.ts';
import { getScreenshots, openStorybook, type Story } from './builtStorybook.ts';
import { checkDocsPages } from './docsPages.ts';
import { runInTabs } from './parallel.ts';
import { checkPhoneFrame } from './phoneFrame.ts';
import { Report } from './report.ts';
import { StoryPage } from './storyPage.ts';
import { textIssues } from './untranslatedText.ts';

/**
 * A stage of `npm run test:all`: builds Storybook and checks twelve of its stories with screenshots as Vitest checks all
 * stories (`.storybook/checks.ts`). This sample shows whether the build's chunks, merged stylesheet and minified code
 * work. Shows each story twice and compares the pixels, opens every docs page, compares the ARIA snapshots in English,
 * measures the phone's frame, and counts the planned screenshots of all stories. With `--welcome`, a stage of
 * `npm test`, opens only the welcome page. Writes a report in Vitest's format into the file that the argument names.
 */
const { values, positionals } = readOptions(
  'npx tsx tools/storybook/checkBuiltStorybook.ts [report file] [--welcome]',
  { welcome: { type: 'boolean' } },
  { positionals: 'any' },
);
const [reportFile] = positionals;
const sampleSize = 12;

/** Returns true for the errors that Chromium logs whenever a story lets a call fail. */
const isExpected = (error: string) => /^Failed to load resource|net::ERR_/.test(error);
const isOwnPage = (title: string) => /^(storyboard|foundations|internals)\b/i.test(title);

type Language = (typeof languages)[number];

const browser = await launchShell();
const report = new Report();
/** Hashes of the sample's first screenshots. */
const screenshots = new Set<string>();

/** Shows a story. Returns a hash of the pixels, and the issues. */
async function show(storyPage: StoryPage, story: Story, language: Language) {
  const { page, result } = await storyPage.showOnce(story);
  const pixels = createHash('sha256')
    .update(await page.screenshot({ caret: 'initial' }))
    .digest('hex');
  const logged = story.tags.includes('console-errors') ? [] : result.console.filter((error) => !isExpected(error));
  const texts = isOwnPage(story.title) || story.globals.language === 'pseudo' ? [] : await page.evaluate(textsOnScreen);
  const issues = [
    ...[...result.errors, ...logged, ...result.violations],
    ...textIssues(language, texts).map(({ kind, text }) => `${kind}: ${text}`),
    ...(await page.evaluate(clippedDiacritics)).map((text) => `clipped diacritics: ${text}`),
  ];
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    issues.push(...(await page.evaluate(horizontalOverflow)).map((text) => `at ${width} px: ${text}`));
  }
  return { pixels, issues };
}

/** Shows a story in two pages and compares the pixels. After an issue, its second attempt loads Storybook again. */
async function checkTwice(pages: readonly StoryPage[], story: Story, language: Language): Promise<string[]> {
  const shown = [];
  try {
    for (const item of pages) shown.push(await show(item, story, language));
  } catch (error) {
    shown.push({ pixels: '', issues: [String(error)] });
  }
  const differs = new Set(shown.map(({ pixels }) => pixels)).size > 1 ? ['Its pixels differ between two runs'] : [];
  const issues = [...shown.flatMap((item) => item.issues), ...differs];
  if (issues.length) for (const item of pages) await item.close();
  screenshots.add(shown[0]?.pixels ?? '');
  return issues;
}

async function checkSample(origin: string, sample: readonly Story[], language: Language): Promise<void> {
  const getLanguage = ({ globals }: Story, at: number) =>
    languages.find((name) => name === globals.language) ?? languages[at % languages.length];
  const mode = { language, viewport: 'phone' } as const;
  const pages = [1, 2].map(() => new StoryPage({ browser, origin, mode, checked: true, seconds: 120 }));
  for (const story of sample.filter((candidate, at) => getLanguage(candidate, at) === language))
    await report.check(`${story.id} in ${language}`, () => checkTwice(pages, story, language));
  for (const page of pages) await page.close();
}

/** Returns an issue if there are too many screenshots, or if most of the sample's are the same. */
function planIssues(stories: readonly Story[]): string[] {
  const planned = stories.flatMap(getScreenshots).length;
  return [
    ...(planned > maxScreenshots ? [`${planned} screenshots are planned. The limit is ${maxScreenshots}`] : []),
    ...(screenshots.size < sampleSize / 2
      ? ['Most stories have the same screenshot. Storybook probably does not render them']
      : []),
  ];
}

async function checkStorybook(): Promise<void> {
  const storybook = await openStorybook(browser);
  const { stories, origin } = storybook;
  if (values.welcome) await checkDocsPages(browser, origin, report, (id) => id === 'welcome--docs');
  else {
    // Other stories may look different in each run. The storyboard, for example, loads dozens of stories in frames.
    const comparable = stories.filter((story) => getScreenshots(story).length);
    const nth = (at: number) => comparable[Math.floor((at * comparable.length) / sampleSize)] as Story;
    const sample = Array.from({ length: sampleSize }, (_, at) => nth(at));
    await checkDocsPages(browser, origin, report);
    await runInTabs([
      () => checkSnapshots({ browser, origin, stories }, report),
      ...languages.map((language) => () => checkSample(origin, sample, language)),
      () => report.check("the phone's frame", () => checkPhoneFrame(browser, origin, 'screens-login--default')),
    ]);
    await report.check('the plan of screenshots', async () => planIssues(stories));
  }
  await storybook.close();
}

try {
  await checkStorybook();
} catch (error) {
  // Without a report the stage would fail without a reason at the end of the run.
  await report.check('Storybook builds and opens', () => Promise.reject(error));
}
await browser.close();
if (reportFile) report.write(reportFile, fileURLToPath(import.meta.url));
// A check that threw may leave a server that keeps the process alive.
process.exit(report.failed ? 1 : 0);
