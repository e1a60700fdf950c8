import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { type Site, serve } from '../build/serve.ts';
import { openPage } from '../pages/site.ts';
import { program, root } from '../runner/program.ts';

/** A story of a built Storybook, as Storybook itself has prepared it. */
export interface Story {
  id: string;
  title: string;
  name: string;
  tags: string[];
  /** With those of the toolbar's start. */
  globals: { viewport?: { value?: string }; language?: string };
  parameters: {
    fileName: string;
    fits?: boolean;
    viewport: { options: Record<string, { styles: { width: string; height: string } }> };
    chromatic?: { modes?: Record<string, Mode>; cropToViewport?: boolean };
  };
}

/** What a story is shown in. */
export interface Mode {
  language: string;
  viewport: string;
}

export interface BuiltStorybook extends Site {
  /** In the sidebar's order, without tests. */
  stories: Story[];
  /** What Chromatic would picture although it is a test: nothing. */
  picturedTests: string[];
}

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

/** Where `--storybook <folder>` says, or built now. */
export async function openStorybook(browser: Browser, folder?: string): Promise<BuiltStorybook> {
  if (!folder) await buildStorybook(own);
  const site = await serve(folder ?? own, { compress: false });
  const { page, close } = await openPage(browser);
  await page.goto(`${site.origin}/iframe.html`);
  // As Chromatic does.
  const all = await page.evaluate(async () => {
    const preview = (globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
    await preview.ready();
    return Object.values(await preview.extract()).map(({ id, title, name, tags, globals, parameters }) => {
      const { fileName, fits, viewport, chromatic } = parameters;
      return { id, title, name, tags, globals, parameters: { fileName, fits, viewport, chromatic } };
    });
  });
  await close();
  const isTest = ({ tags }: Story) => tags.includes('test-fn');
  const picturedTests = all.filter((story) => isTest(story) && picturesOf(story).length).map(({ id }) => id);
  return Object.assign(site, { stories: all.filter((story) => !isTest(story)), picturedTests });
}

interface Preview {
  ready(): Promise<void>;
  extract(): Promise<Record<string, Story>>;
}

/** One picture of the plan (`.storybook/pictures.ts`). */
export interface Picture {
  story: Story;
  /** Such as "th phone". */
  name: string;
  mode: Mode;
}

/** The pictures of a story. */
export const picturesOf = (story: Story): Picture[] =>
  Object.entries(story.parameters.chromatic?.modes ?? {}).map(([name, mode]) => ({ story, name, mode }));
