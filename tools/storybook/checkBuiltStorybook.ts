import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { horizontalOverflow } from '../../.storybook/overflow.ts';
import { maxScreenshots } from '../../.storybook/screenshots.ts';
import { clippedDiacritics, textsOnScreen } from '../../.storybook/shownTexts.ts';
import { languages } from '../e2e/testServer.ts';
import { deterministicArgs, launchChromium } from '../test/chromium.ts';
import { openStorybook, type Story, screenshotsOf } from './builtStorybook.ts';
import { checkDocsPages } from './docsPages.ts';
import { checkPhoneFrame } from './phoneFrame.ts';
import { StoryPage } from './storyPage.ts';
import { textIssues } from './untranslatedText.ts';

/**
 * A stage of `npm test`: builds Storybook and checks twelve of its stories as Vitest checks all of them
 * (`.storybook/checks.ts`). This sample shows whether the build's chunks, merged stylesheet and minified code work.
 * Shows each story twice and compares the pixels, opens every docs page, measures the phone's frame, and counts the
 * planned screenshots of all stories. Writes the number of passed and failed checks in Vitest's format into the file
 * that the only argument names.
 */
const [countsFile = ''] = process.argv.slice(2);
const sampleSize = 12;

/** Returns true for the errors that Chromium logs whenever a story lets a call fail. */
const isExpected = (error: string) => /^Failed to load resource|net::ERR_/.test(error);
const isOwnPage = (title: string) => /^(storyboard|foundations|internals)\b/i.test(title);

const browser = await launchChromium(deterministicArgs);
const storybook = await openStorybook(browser);
const { stories, origin } = storybook;
const sample = Array.from(
  { length: sampleSize },
  (_, at) => stories[Math.floor((at * stories.length) / sampleSize)] as Story,
);

/** Shows each story in a page of its own. Returns a hash of the pixels, and the issues. */
async function check(story: Story, at: number) {
  const language = languages.find((one) => one === story.globals.language) ?? languages[at % languages.length] ?? 'th';
  const storyPage = new StoryPage({ browser, origin, mode: { language, viewport: 'phone' }, checked: true });
  const { page, result } = await storyPage.show(story);
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
  await storyPage.close();
  return { pixels, issues: issues.map((text) => `${story.id} in ${language}: ${text}`) };
}

const results = [];
for (const [at, story] of sample.entries()) {
  const [first, second] = [await check(story, at), await check(story, at)];
  const differs = first.pixels === second.pixels ? [] : [`${story.id}: its pixels differ between two runs`];
  results.push({ pixels: first.pixels, issues: [...first.issues, ...differs] });
}
const docs = await checkDocsPages(browser, origin);
docs.set('frame', await checkPhoneFrame(browser, origin, 'screens-login--default'));
await storybook.close();
await browser.close();

const planned = stories.flatMap(screenshotsOf).length;
const plan = [
  ...(planned > maxScreenshots ? [`${planned} screenshots are planned. The limit is ${maxScreenshots}`] : []),
  ...(new Set(results.map(({ pixels }) => pixels)).size < sampleSize / 2
    ? ['Most stories have the same screenshot. Storybook probably does not render them']
    : []),
];
const badDocs = [...docs].filter(([, issues]) => issues.length);
const docsLines = badDocs.flatMap(([id, issues]) => [...new Set(issues)].map((text) => `${id}: ${text}`));
for (const line of [...results.flatMap(({ issues }) => issues), ...docsLines, ...plan]) console.log(line.slice(0, 400));
const failed = results.filter(({ issues }) => issues.length).length + badDocs.length + Number(plan.length > 0);
const total = sampleSize + docs.size + 1;
console.log(
  `${sampleSize} stories of ${stories.length}, the phone's frame and ${docs.size - 1} docs pages checked, ${planned} screenshots planned`,
);
// Each story and each docs page counts as a test, and so does the plan.
if (countsFile)
  writeFileSync(
    countsFile,
    JSON.stringify({ numPassedTests: total - failed, numFailedTests: failed, testResults: [] }),
  );
process.exitCode = failed ? 1 : 0;
