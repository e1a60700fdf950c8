import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import type { IndexEntry } from 'storybook/internal/types';
import type { LayoutRecord } from '../../.storybook/layoutRecord.ts';
import { languages } from '../e2e/testServer.ts';
import { readOptions } from '../options.ts';
import { program, root } from '../test/program.ts';
import { type Issue, reportOf } from './checkStoriesReport.ts';
import { differencesOf } from './compareRuns.ts';

/**
 * `npm run check:stories`: runs every story, without its tests, under Vitest in each language, with the checks of
 * `.storybook/checks.ts`. Options can limit the stories and languages. Runs the stories several times in different
 * orders and compares clock, random numbers, boxes and pixels. Exits with 1 if there is an issue, and with 2 if no story
 * matches.
 */
const { values, positionals } = readOptions(
  'npm run check:stories -- [part of an id …] [--sample number] [--language th|la|en] [--runs 2]',
  {
    sample: { type: 'string' },
    language: { type: 'string', multiple: true },
    runs: { type: 'string', default: '2' },
  },
  { words: 'any', values: { sample: 'number', language: languages, runs: 'number' } },
);
const home = join(root, '.cache', 'check-stories');
const runs = Math.max(1, Number(values.runs));

interface StoryTest {
  fullName: string;
  status: string;
  failureMessages: string[];
  meta: { storyId?: string; reports?: { type: string; result: unknown }[] };
}

const { entries } = await buildIndex({ configDir: join(root, '.storybook') } as Parameters<typeof buildIndex>[0]);
const isStory = (entry: IndexEntry) => entry.type === 'story' && (!('subtype' in entry) || entry.subtype === 'story');
const named = Object.values(entries).filter(
  (entry) => isStory(entry) && entry.tags?.includes('test') && positionals.every((word) => entry.id.includes(word)),
);
if (named.length === 0) {
  console.error(
    `No story id contains ${positionals.join(' and ')}. Use a part of an id such as screens-login--default.`,
  );
  process.exit(2);
}
const count = Math.min(Number(values.sample) || named.length, named.length);
const chosen = Array.from({ length: count }, (_, at) => named[Math.floor((at * named.length) / count)] as IndexEntry);
const byId = new Map(chosen.map((story) => [story.id, story]));

/**
 * Names of the chosen stories, for Vitest's filter. Vitest calls a story that has tests `name base story`. Other
 * stories in the files may have the same names.
 */
const names = [...new Set(chosen.map(({ name }) => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')))];
const files = [...new Set(chosen.map(({ importPath }) => importPath.replace('./', '')))];

/** Runs the chosen stories in a language. Later runs use other orders, which reveal state that a story leaves. */
function runStories(language: string, run: number): StoryTest[] {
  const report = join(home, `${language}.${run}.json`);
  const order = run > 1 ? ['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${run}`] : [];
  const [command = '', ...args] = program(
    'vitest',
    ...['run', '--project', 'stories', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...order],
    ...['--testNamePattern', `^(${names.join('|')})\\s*( base story)?$`, ...files],
  );
  console.log(`${chosen.length} stories in ${language}, run ${run} of ${runs}`);
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, STORY_LANGUAGE: language } });
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { assertionResults: StoryTest[]; message?: string }[];
  };
  return testResults.flatMap(({ assertionResults }) => assertionResults);
}

rmSync(home, { recursive: true, force: true });
mkdirSync(home, { recursive: true });
const issues: Issue[] = [];
let checked = 0;
for (const language of languages.filter((one) => values.language?.includes(one) ?? true)) {
  const firsts = new Map<string, LayoutRecord>();
  for (let run = 1; run <= runs; run += 1) {
    const seen = new Set<string>();
    for (const { status, failureMessages, meta } of runStories(language, run)) {
      const story = byId.get(meta.storyId ?? '');
      if (!story || !['passed', 'failed'].includes(status)) continue;
      seen.add(story.id);
      const found = failureMessages.map((message) => message.replace(/\n\s+at [\s\S]*$/, ''));
      const record = meta.reports?.find(({ type }) => type === 'layout')?.result as LayoutRecord | undefined;
      const first = firsts.get(story.id);
      if (record && !first) firsts.set(story.id, record);
      if (record && first) found.push(...differencesOf(first, record).map((text) => `differs in run ${run}: ${text}`));
      issues.push(...found.map((text) => ({ id: story.id, title: story.title, name: story.name, language, text })));
    }
    checked += seen.size;
    const missing = chosen.filter(({ id }) => !seen.has(id));
    issues.push(...missing.map(({ id, title, name }) => ({ id, title, name, language, text: 'did not run' })));
  }
}

const report = join(home, 'report.md');
writeFileSync(report, reportOf(issues));
for (const { id, language, text } of issues.slice(0, 60)) console.log(`${id} in ${language}: ${text.slice(0, 400)}`);
console.log(`${chosen.length} stories, ${checked} checks, ${issues.length} issues. Report: ${relative(root, report)}`);
process.exitCode = issues.length ? 1 : 0;
