import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import type { IndexEntry } from 'storybook/internal/types';
import { languages } from '../e2e/testServer.ts';
import { readOptions } from '../options.ts';
import { program, root } from '../test/program.ts';

/**
 * `npx tsx tools/storybook/checkStories.ts`: runs every story, without its tests, under Vitest in each language, with the checks of
 * `.storybook/checks.ts`. Words limit the stories to ids that contain one of them. Exits with 1 if there is an issue,
 * and with 2 if no story matches.
 */
const { values, positionals } = readOptions(
  'npx tsx tools/storybook/checkStories.ts [part of an id …] [--language th|la|en]',
  { language: { type: 'string', multiple: true } },
  { positionals: 'any', values: { language: languages } },
);

const { entries } = await buildIndex({ configDir: join(root, '.storybook') } as Parameters<typeof buildIndex>[0]);
const isStory = (entry: IndexEntry) => entry.type === 'story' && (!('subtype' in entry) || entry.subtype === 'story');
const isNamed = ({ id }: IndexEntry) => !positionals.length || positionals.some((word) => id.includes(word));
const chosen = Object.values(entries).filter(
  (entry) => isStory(entry) && entry.tags?.includes('test') && isNamed(entry),
);
if (chosen.length === 0) {
  console.error(
    `No story id contains ${positionals.join(' or ')}. Use a part of an id such as screens-login--default.`,
  );
  process.exit(2);
}

/**
 * Names of the chosen stories, for Vitest's filter. Vitest calls a story that has tests `name base story`. Other
 * stories in the files may have the same names.
 */
const names = [...new Set(chosen.map(({ name }) => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')))];
const files = [...new Set(chosen.map(({ importPath }) => importPath.replace('./', '')))];
const [command = '', ...args] = program(
  'vitest',
  ...['run', '--project', 'stories', '--testNamePattern', `^(${names.join('|')})\\s*( base story)?$`, ...files],
);
for (const language of languages.filter((item) => values.language?.includes(item) ?? true)) {
  console.log(`${chosen.length} stories in ${language}`);
  const env = { ...process.env, STORY_LANGUAGE: language };
  if (spawnSync(command, args, { cwd: root, stdio: 'inherit', env }).status !== 0) process.exitCode = 1;
}
