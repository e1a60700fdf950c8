import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { modes } from '../../.storybook/modes.ts';
import { screenshotModes } from '../../.storybook/screenshots.ts';
import { type StaticServer, serve } from '../build/serve.ts';
import { openPage } from '../e2e/testServer.ts';
import { program, root } from '../test/program.ts';
import { type StoryHashes, storyHashesFile } from './storyHashes.ts';

/** A story of a built Storybook. */
export interface Story {
  id: string;
  title: string;
  name: string;
  tags: string[];
  /** Its file, such as `./stories/modals/Withdraw.stories.tsx`. */
  importPath: string;
  /** What it fixes of the toolbar. */
  globals: { viewport?: { value?: string }; language?: string };
}

/** What a story is shown in. */
export type Mode = (typeof modes)[keyof typeof modes];

export interface BuiltStorybook extends StaticServer {
  /** In the sidebar's order, without tests. */
  stories: Story[];
  /** Each as a story that begins as its own does and ends where the test does. */
  tests: Story[];
  /** Empty for a commit that wrote none yet. */
  hashes: StoryHashes;
}

/** The address of one story alone; `globals` as the toolbar writes them into addresses. */
export const addressOf = (origin: string, id: string, globals = '') =>
  `${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`;

/** Builds the Storybook of a checkout of this repository. */
export async function buildStorybook(output: string, checkout = root): Promise<void> {
  console.log('Building Storybook');
  const began = Date.now();
  const [command = '', ...args] = program('storybook', 'build', '--quiet', '--output-dir', output);
  const env = { ...process.env, NO_COLOR: '1' };
  const built = spawn(command, args, { cwd: checkout, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [built.stdout, built.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk;
    });
  }
  const status = await new Promise((resolve) => built.on('close', resolve));
  if (status !== 0) throw new Error(`Storybook does not build:\n${said}`);
  console.log(`Built in ${Math.round((Date.now() - began) / 1000)} s`);
}

const own = join(root, '.cache', 'storybook');

/** As the usual static hosts have it: whatever asks for more than its own path is not found. */
const below = '/kapao';

/** Where `--storybook-dir <folder>` says, or built now. */
export async function openStorybook(browser: Browser, folder?: string): Promise<BuiltStorybook> {
  if (!folder) await buildStorybook(own);
  const site = await serve(folder ?? own, { compress: false, below });
  const origin = `${site.origin}${below}`;
  const { entries } = (await (await fetch(`${origin}/index.json`)).json()) as Index;
  const fixed = await fixedGlobals(browser, origin);
  const entriesOf = (wanted: 'story' | 'test') =>
    Object.values(entries)
      .filter(({ subtype }) => subtype === wanted)
      .map(({ id, title, name, tags, importPath, exportName, parentName }) => ({
        ...{ id, title, name: parentName ? `${parentName}: ${name}` : name, tags, importPath },
        globals: fixed.get(`${importPath} ${exportName}`) ?? {},
      }));
  const [stories, tests] = [entriesOf('story'), entriesOf('test')];
  const told = await fetch(`${origin}/${storyHashesFile}`);
  return Object.assign(site, { origin, stories, tests, hashes: told.ok ? ((await told.json()) as StoryHashes) : {} });
}

/** Storybook's index of what it holds, as far as it is read here. */
interface Index {
  entries: Record<string, Omit<Story, 'globals'> & { subtype?: string; exportName: string; parentName?: string }>;
}

/** What stories fix of the toolbar, by file and export, from the one story that lists it. */
async function fixedGlobals(browser: Browser, origin: string): Promise<Map<string, Story['globals']>> {
  const { page, close } = await openPage(browser);
  await page.goto(addressOf(origin, 'internals-globals--fixed-by-stories'));
  const rows = page.locator('#storybook-root tr');
  await rows.first().waitFor();
  const cells = await rows.evaluateAll((all) =>
    (all as HTMLTableRowElement[]).map((row) => [...row.cells].map(({ textContent }) => textContent ?? '')),
  );
  await close();
  return new Map(cells.map(([file, exportName, globals = '{}']) => [`${file} ${exportName}`, JSON.parse(globals)]));
}

/** One picture of the plan (`.storybook/screenshots.ts`). */
export interface Screenshot {
  story: Story;
  /** Such as "th phone". */
  name: string;
  mode: Mode;
}

/** The pictures of a story. */
export const screenshotsOf = (story: Story): Screenshot[] =>
  screenshotModes({ ...story, storyGlobals: story.globals }).map((name) => ({ story, name, mode: modes[name] }));
