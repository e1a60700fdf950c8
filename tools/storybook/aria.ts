import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../e2e/testServer.ts';
import { readOptions } from '../options.ts';
import { deterministicArgs, launchChromium } from '../test/chromium.ts';
import { root } from '../test/program.ts';
import { writeSnapshots } from './ariaSnapshots.ts';
import { openStorybook, type Story } from './builtStorybook.ts';
import { addKeyboard, joinTyped, listeningArgs, startListening } from './listen.ts';
import { StoryPage } from './storyPage.ts';

/**
 * `npx tsx tools/storybook/aria.ts`: writes the ARIA snapshots of the main states (`ariaSnapshots.ts`). `git diff` shows
 * what changed. With `--flows`, writes instead into `.cache/heard` what a screen reader says in each flow by keyboard:
 * the keys, the focus and the announcements in order.
 */
const { values, positionals } = readOptions(
  'npx tsx tools/storybook/aria.ts [part of an id …] [--language th|la|en] [--flows] [--storybook-dir folder]',
  {
    flows: { type: 'boolean' },
    language: { type: 'string', multiple: true },
    'storybook-dir': { type: 'string' },
  },
  { words: 'any', values: { language: languages, 'storybook-dir': 'folder' } },
);
const flowTitle = 'Flows/By keyboard';
/** A story without live regions. A flow's recording starts on it, before the flow does. */
const blank = 'internals-globals--fixed-by-stories';

const browser = await launchChromium([...deterministicArgs, ...listeningArgs]);
const { stories, origin, close } = await openStorybook(browser, values['storybook-dir']);

async function listenTo(storyPage: StoryPage, flow: Story): Promise<string> {
  // A page of its own: the focus starts at its top.
  await storyPage.close();
  const { page } = await storyPage.showOnce(stories.find(({ id }) => id === blank) as Story);
  await addKeyboard(page);
  await page.evaluate(startListening);
  const { result } = await storyPage.showOnce(flow);
  const heard = joinTyped(await page.evaluate(() => window.kapaoHeard ?? []));
  await storyPage.close();
  if (result.errors.length) throw new Error(result.errors[0]);
  return heard.join('\n');
}

for (const language of languages.filter((one) => values.language?.includes(one) ?? true)) {
  if (!values.flows) {
    await writeSnapshots({ browser, origin, stories, language }, positionals);
    continue;
  }
  const folder = join(root, '.cache', 'heard', language);
  mkdirSync(folder, { recursive: true });
  const storyPage = new StoryPage({ browser, origin, mode: { language, viewport: 'phone' }, seconds: 180 });
  for (const story of stories.filter(({ title }) => title === flowTitle)) {
    if (positionals.length && !positionals.some((word) => story.id.includes(word))) continue;
    try {
      writeFileSync(join(folder, `${story.id}.txt`), `${await listenTo(storyPage, story)}\n`);
    } catch (error) {
      console.error(`Failed: ${story.id} in ${language}: ${(error as Error).message.split('\n')[0]}`);
      process.exitCode = 1;
      await storyPage.close();
    }
  }
}
await close();
await browser.close();
