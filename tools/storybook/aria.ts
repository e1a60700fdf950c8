import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { languages } from '../e2e/testServer.ts';
import { readOptions } from '../options.ts';
import { deterministicArgs, launchChromium } from '../test/chromium.ts';
import { root } from '../test/program.ts';
import { writeSnapshots } from './ariaSnapshots.ts';
import { openStorybook, type Story } from './builtStorybook.ts';
import { StoryPage } from './storyPage.ts';

/**
 * `npx tsx tools/storybook/aria.ts`: writes the ARIA snapshots of the main states (`ariaSnapshots.ts`). `git diff` shows
 * what changed. With `--flows`, writes instead, in each language, into `.cache/heard` what a screen reader says in each flow by keyboard:
 * the keys, the focus and the announcements in order. Fails if a flow breaks the rules of `.storybook/listening.ts`.
 */
const { values, positionals } = readOptions(
  'npx tsx tools/storybook/aria.ts [part of an id …] [--flows [--language th|la|en]] [--storybook-dir folder]',
  {
    flows: { type: 'boolean' },
    language: { type: 'string', multiple: true },
    'storybook-dir': { type: 'string' },
  },
  { positionals: 'any', values: { language: languages, 'storybook-dir': 'folder' } },
);
const flowTitle = 'Flows/By keyboard';
/** A quick story, on which the page gets its keyboard before the flow starts. */
const blank = 'internals-globals--fixed-by-stories';

const browser = await launchChromium(deterministicArgs);
const { stories, origin, close } = await openStorybook(browser, values['storybook-dir']);

/** Gives the page real keys (`.storybook/keyboard.ts`). */
async function addKeyboard(page: Page): Promise<void> {
  await page.exposeFunction('kapaoPress', (key: string) => page.keyboard.press(key));
  await page.exposeFunction('kapaoType', (text: string) => page.keyboard.type(text));
  await page.evaluate(() => {
    const { kapaoPress: press, kapaoType: type } = window as never as Record<string, (text: string) => Promise<void>>;
    if (press && type) window.kapaoKeyboard = { press, type };
  });
}

/** Joins the typed letters of one field into one line. */
function joinTyped(heard: readonly string[]): string[] {
  const lines: string[] = [];
  for (const line of heard) {
    const [, letter] = /^press: (.)$/u.exec(line) ?? [];
    if (letter && lines.at(-1)?.startsWith('type: ')) lines.push(`${lines.pop()}${letter}`);
    else lines.push(letter ? `type: ${letter}` : line);
  }
  return lines;
}

/** Returns what is heard in a flow. The flow itself listens (`.storybook/listening.ts`). */
async function listenTo(storyPage: StoryPage, flow: Story) {
  // A page of its own: the focus starts at its top.
  await storyPage.close();
  const { page } = await storyPage.showOnce(stories.find(({ id }) => id === blank) as Story);
  await addKeyboard(page);
  const { result } = await storyPage.showOnce(flow);
  const heard = joinTyped(await page.evaluate(() => window.kapaoHeard ?? []));
  await storyPage.close();
  return { heard: heard.join('\n'), error: result.errors[0] };
}

/** Writes what is heard in the flows, and fails if a flow breaks the rules. */
async function writeHeard(language: (typeof languages)[number]): Promise<void> {
  const folder = join(root, '.cache', 'heard', language);
  mkdirSync(folder, { recursive: true });
  const storyPage = new StoryPage({ browser, origin, mode: { language, viewport: 'phone' }, seconds: 180 });
  for (const story of stories.filter(({ title }) => title === flowTitle)) {
    if (positionals.length && !positionals.some((part) => story.id.includes(part))) continue;
    const { heard, error } = await listenTo(storyPage, story);
    writeFileSync(join(folder, `${story.id}.txt`), `${heard}\n`);
    if (!error) continue;
    console.error(`Failed: ${story.id} in ${language}: ${error}`);
    process.exitCode = 1;
  }
}

if (!values.flows) await writeSnapshots({ browser, origin, stories }, positionals);
else
  for (const language of languages.filter((name) => values.language?.includes(name) ?? true))
    await writeHeard(language);
await close();
await browser.close();
