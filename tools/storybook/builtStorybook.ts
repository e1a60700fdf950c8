import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import type { Mode } from '../../.storybook/modes.ts';
import { screenshotModes } from '../../.storybook/screenshots.ts';
import { type StaticServer, serve } from '../build/serve.ts';
import { openPage } from '../e2e/testServer.ts';
import { program, root } from '../test/program.ts';

/** A story of a built Storybook. */
export interface Story {
  id: string;
  title: string;
  name: string;
  tags: string[];
  /** Path of the story file, such as `./stories/modals/Withdraw.stories.tsx`. */
  importPath: string;
  /** Toolbar globals that the story fixes. */
  globals: { viewport?: { value?: string }; language?: string };
}

export interface BuiltStorybook extends StaticServer {
  /** Stories in the sidebar's order, without tests. */
  stories: Story[];
  /** Tests. Each is listed as a story: it starts like its parent story and ends where the test ends. */
  tests: Story[];
}

/** Returns the address of a single story. `globals` uses the toolbar's address format. */
export const getAddress = (origin: string, id: string, globals = '') =>
  `${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`;

/** Builds the Storybook of a checkout of this repository. */
export async function buildStorybook(folder: string, checkout = root): Promise<void> {
  console.log('Building Storybook');
  const began = Date.now();
  const [command = '', ...args] = program('storybook', 'build', '--quiet', '--output-dir', folder);
  const env = { ...process.env, NO_COLOR: '1' };
  const built = spawn(command, args, { cwd: checkout, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [built.stdout, built.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const status = await new Promise((resolve) => built.on('close', resolve));
  if (status !== 0) throw new Error(`The Storybook build failed:\n${output}`);
  console.log(`Built in ${Math.round((Date.now() - began) / 1000)} s`);
}

const own = join(root, '.cache', 'storybook');

/** Storybook is served below this path, as on common static hosts, so that absolute paths fail with 404. */
const below = '/kapao';

/** Serves the built Storybook in `folder` (`--storybook-dir`). Builds it first if no folder is given. */
export async function openStorybook(browser: Browser, folder?: string): Promise<BuiltStorybook> {
  if (!folder) await buildStorybook(own);
  const site = await serve(folder ?? own, { below });
  const origin = `${site.origin}${below}`;
  const { entries } = (await (await fetch(`${origin}/index.json`)).json()) as Index;
  const fixed = await fixedGlobals(browser, origin);
  const getEntries = (wanted: 'story' | 'test') =>
    Object.values(entries)
      .filter(({ subtype }) => subtype === wanted)
      .map(({ id, title, name, tags, importPath, exportName, parentName }) => ({
        ...{ id, title, name: parentName ? `${parentName}: ${name}` : name, tags, importPath },
        globals: fixed.get(`${importPath} ${exportName}`) ?? {},
      }));
  const [stories, tests] = [getEntries('story'), getEntries('test')];
  return Object.assign(site, { origin, stories, tests });
}

/** The fields of Storybook's index that the tools read. */
interface Index {
  entries: Record<string, Omit<Story, 'globals'> & { subtype?: string; exportName: string; parentName?: string }>;
}

/** Returns the toolbar globals that stories fix, by file and export. An internal story lists them. */
async function fixedGlobals(browser: Browser, origin: string): Promise<Map<string, Story['globals']>> {
  const { page, close } = await openPage(browser);
  await page.goto(getAddress(origin, 'internals-globals--fixed-by-stories'));
  const rows = page.locator('#storybook-root tr');
  await rows.first().waitFor();
  const cells = await rows.evaluateAll((all) =>
    (all as HTMLTableRowElement[]).map((row) => [...row.cells].map(({ textContent }) => textContent ?? '')),
  );
  await close();
  return new Map(cells.map(([file, exportName, globals = '{}']) => [`${file} ${exportName}`, JSON.parse(globals)]));
}

/** One screenshot of the plan (`.storybook/screenshots.ts`). */
export interface Screenshot {
  story: Story;
  /** Its name, such as `th-phone`. */
  name: string;
  mode: Mode;
}

/** Returns the planned screenshots of a story. */
export const getScreenshots = (story: Story): Screenshot[] =>
  Object.entries(screenshotModes({ ...story, storyGlobals: story.globals })).map(([name, mode]) => ({
    story,
    name,
    mode,
  }));
