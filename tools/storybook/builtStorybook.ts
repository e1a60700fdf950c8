import { join } from 'node:path';
import type { Browser } from 'playwright';
import { screenshotModes } from '../../.storybook/screenshots.ts';
import chromatic from '../../chromatic.config.json' with { type: 'json' };
import { type StaticServer, serve } from '../build/serve.ts';
import { openPage } from '../e2e/testServer.ts';
import { runCommand } from '../processes.ts';
import { root } from '../test/program.ts';

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
}

/** Returns the address of a single story. `globals` uses the toolbar's address format. */
export const getAddress = (origin: string, id: string, globals = '') =>
  `${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`;

/** The folder into which Chromatic's CLI builds Storybook. */
const built = join(root, chromatic.outputDir);

/** Builds Storybook by the command with which Chromatic builds it. */
export async function buildStorybook(): Promise<void> {
  console.log('Building Storybook');
  const code = await runCommand([chromatic.buildCommand], { shell: true, env: { ...process.env, NO_COLOR: '1' } });
  if (code !== 0) throw new Error('The Storybook build failed');
}

/** Storybook is served below this path, as on common static hosts, so that absolute paths fail with 404. */
const below = '/kapao';

/** Serves the built Storybook in `folder` (`--storybook-dir`). */
export async function openStorybook(browser: Browser, folder = built): Promise<BuiltStorybook> {
  const site = await serve(folder, { below });
  const origin = `${site.origin}${below}`;
  const { entries } = (await (await fetch(`${origin}/index.json`)).json()) as Index;
  const fixed = await fixedGlobals(browser, origin);
  const stories = Object.values(entries)
    .filter(({ subtype }) => subtype === 'story')
    .map(({ exportName, ...story }) => ({
      ...story,
      globals: fixed.get(`${story.importPath} ${exportName}`) ?? {},
    }));
  return Object.assign(site, { origin, stories });
}

/** The fields of Storybook's index that the tools read. */
interface Index {
  entries: Record<string, Omit<Story, 'globals'> & { subtype?: string; exportName: string }>;
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

/** Returns the planned screenshots of a story, such as `th-phone`. */
export const getScreenshots = (story: Story): string[] =>
  Object.keys(screenshotModes({ ...story, storyGlobals: story.globals }));
