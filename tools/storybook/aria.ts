import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languages } from '../e2e/testServer.ts';
import { readOptions } from '../options.ts';
import { deterministicArgs, launchChromium } from '../test/chromium.ts';
import { root } from '../test/program.ts';
import { openStorybook, type Story } from './builtStorybook.ts';
import { addKeyboard, joinTyped, listeningArgs, startListening } from './listen.ts';
import { progress, runInParallel } from './parallel.ts';
import { StoryPage } from './storyPage.ts';

/**
 * `npx tsx tools/storybook/aria.ts`: writes what a screen reader finds into `stories/aria/<language>`: an ARIA snapshot of each main
 * state, and for each flow by keyboard the focus and the announcements in order. `git diff` shows what changed.
 * - `-- en modals-deposit`: only files with one of these words in their path.
 */
const { values, positionals } = readOptions(
  'npx tsx tools/storybook/aria.ts [word …] [--storybook-dir folder]',
  { 'storybook-dir': { type: 'string' } },
  { words: 'any', values: { 'storybook-dir': 'folder' } },
);

const states = [
  ...['screens-login--default', 'screens-login--wrong-password', 'screens-register--phone', 'screens-register--otp'],
  ...['screens-register-bank-account--bank-account', 'screens-home--default', 'screens-home--failed'],
  ...['screens-contact--default', 'screens-how-to--default', 'screens-statement--default', 'screens-profile--default'],
  ...['screens-statement-receipt--done', 'screens-bonus--default', 'screens-prize-wheel--default'],
  ...['screens-prize-wheel-coupons--default', 'screens-chat-messages--texts', 'screens-site-closed--default'],
  ...['modals-agreement--default', 'modals-bonus--default', 'modals-deposit--default', 'modals-deposit-qr--live'],
  ...['modals-deposit-slip-upload--chosen', 'modals-game--default', 'modals-invite--default'],
  ...['modals-password--default', 'modals-refund--default', 'modals-slips--every-reason', 'modals-transfer--default'],
  ...['modals-withdraw--default', 'modals-withdraw--success'],
];
const flowTitle = 'Flows/By keyboard';
/** A story without live regions. A flow's recording starts on it, before the flow does. */
const blank = 'internals-globals--fixed-by-stories';

const browser = await launchChromium([...deterministicArgs, ...listeningArgs]);
const { stories, origin, close } = await openStorybook(browser, values['storybook-dir']);
const storyOf = (id: string): Story => {
  const story = stories.find((one) => one.id === id);
  if (!story) throw new Error(`There is no story ${id}. Change it in tools/storybook/aria.ts.`);
  return story;
};
const flows = stories.filter(({ title }) => title === flowTitle).map((story) => ({ story, isFlow: true }));
const all = languages.flatMap((language) =>
  [...states.map((id) => ({ story: storyOf(id), isFlow: false })), ...flows].map((job) => ({
    ...job,
    language,
    file: `${language}/${job.story.id}.${job.isFlow ? 'txt' : 'yml'}`,
  })),
);
const isNamed = (file: string) => !positionals.length || positionals.some((word) => file.includes(word));
const jobs = all.filter(({ file }) => isNamed(file));

async function snapshotOf(storyPage: StoryPage, story: Story): Promise<string> {
  const { page, result } = await storyPage.show(story);
  if (result.errors.length) throw new Error(result.errors[0]);
  const dialog = page.locator(':modal').last();
  return ((await dialog.count()) ? dialog : page.locator('#storybook-root')).ariaSnapshot();
}

async function listenTo(storyPage: StoryPage, flow: Story): Promise<string> {
  // A page of its own: the focus starts at its top.
  await storyPage.close();
  const { page } = await storyPage.showOnce(storyOf(blank));
  await addKeyboard(page);
  await page.evaluate(startListening);
  const { result } = await storyPage.showOnce(flow);
  const heard = joinTyped(await page.evaluate(() => window.kapaoHeard ?? []));
  await storyPage.close();
  if (result.errors.length) throw new Error(result.errors[0]);
  return heard.join('\n');
}

const failures: string[] = [];
const next = progress(jobs.length, 'files');
await runInParallel(
  jobs,
  ({ language }) => language,
  async (part) => {
    const language = part[0]?.language ?? 'en';
    const storyPage = new StoryPage({ browser, origin, mode: { language, viewport: 'phone' }, seconds: 120 });
    for (const { file, story, isFlow } of part) {
      try {
        const text = await (isFlow ? listenTo : snapshotOf)(storyPage, story);
        const path = join(root, 'stories', 'aria', file);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, `${text}\n`);
      } catch (error) {
        failures.push(`${file}: ${(error as Error).message.split('\n')[0]}`);
        await storyPage.close();
      }
      next();
    }
    await storyPage.close();
  },
);
await close();
await browser.close();
for (const failure of failures) console.error(`Failed: ${failure}`);
if (failures.length) process.exitCode = 1;
if (!jobs.length) {
  console.error(`No file has ${positionals.join(' or ')} in its path, such as en/modals-deposit--default.yml`);
  process.exitCode = 2;
}
