import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Browser } from 'playwright';
import { checkoutOf, git } from '../test/checkoutOf.ts';
import { program, root } from '../test/program.ts';
import {
  type BuiltStorybook,
  buildStorybook,
  openStorybook,
  type Screenshot,
  screenshotsOf,
} from './builtStorybook.ts';
import { takeScreenshots } from './takeScreenshots.ts';

/** Builds and opens the Storybook of a commit. */
export async function openBaseStorybook(browser: Browser, revision: string, home: string): Promise<BuiltStorybook> {
  const commit = git('rev-parse', '--verify', `${revision}^{commit}`);
  console.log(`Before: ${git('log', '-1', '--format=%h %s', commit)}`);
  const output = join(home, 'storybook-before');
  await buildStorybook(output, checkoutOf(commit));
  return openStorybook(browser, output);
}

interface Compared {
  failedItems: string[];
  newItems: string[];
  deletedItems: string[];
}

/**
 * Takes the `wanted` screenshots of `storybook`, which is the Storybook of the base commit, and compares the current
 * screenshots with them. Returns the number of changed, added and removed screenshots.
 */
export async function compareWith(
  storybook: BuiltStorybook,
  { browser, home, wanted }: { browser: Browser; home: string; wanted: (screenshot: Screenshot) => boolean },
): Promise<number> {
  const before = join(home, 'before');
  rmSync(before, { recursive: true, force: true });
  await takeScreenshots(browser, storybook, storybook.stories.flatMap(screenshotsOf).filter(wanted), before);

  const report = join(home, 'changes.html');
  const list = join(home, 'changes.json');
  const [command = '', ...args] = program(
    'reg-cli',
    ...[join(home, 'now'), before, join(home, 'difference')],
    ...['--report', report, '--json', list, '--ignoreChange'],
  );
  rmSync(join(home, 'difference'), { recursive: true, force: true });
  rmSync(list, { force: true });
  const { stdout, stderr } = spawnSync(command, args, { cwd: home, encoding: 'utf8' });
  if (!existsSync(list)) throw new Error(`reg-cli did not compare the screenshots:\n${stdout}\n${stderr}`);
  const { failedItems, newItems, deletedItems } = JSON.parse(readFileSync(list, 'utf8')) as Compared;
  for (const [what, items] of Object.entries({ changed: failedItems, new: newItems, removed: deletedItems }))
    for (const item of items.slice(0, 40)) console.log(`${what}: ${item.replace(/\.png$/, '')}`);
  console.log(`${failedItems.length} changed, ${newItems.length} new, ${deletedItems.length} removed`);
  console.log(`Before, after and difference: ${relative(root, report)}`);
  return failedItems.length + newItems.length + deletedItems.length;
}
