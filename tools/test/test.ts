import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { testGiftKey } from '../build/testSettings.ts';
import { nginxProgram, nginxTests } from '../deploy/nginxInstance.ts';
import { committed, outOfDate, videosIn } from '../videos/manifest.ts';
import { ensureChromium } from './chromium.ts';
import { type Counts, countTests, settle, slowestTests, type VitestReport } from './counts.ts';
import { changedStories } from './nearestStories.ts';
import { program, root, run } from './program.ts';

/**
 * `npm test`: runs all stages except the long stage (`npm run test:soak`). A failed stage does not stop the next
 * stages.
 * - `npm test -- unit lint`: only these stages.
 * - `npm test -- --changed`: only the quick stages, with the tests that uncommitted changes can affect (Vitest's
 *   `--changed`). `--changed=main`: also changes since that commit.
 * The last line is `N passed, N failed`: each test counts as one, and so does each stage without counted tests.
 */
interface Stage {
  name: string;
  what: string;
  /** Command that runs only this stage. */
  alone: string;
  /** Commands that the stage runs one after the other until one fails. */
  commands: string[][];
  needsChromium?: true;
  /** True if each test counts, from a report in Vitest's format. Otherwise the whole stage counts as one check. */
  counted?: true;
  /** Runs only if its name is given. */
  long?: true;
  /** Additional environment variables of the commands. */
  env?: Record<string, string>;
  /** `--changed` runs this stage: it can be limited to a change, or it takes only a few seconds. */
  quick?: true;
}

/**
 * Minutes without output after which `npm test` stops a command. The longest normal silences are about three minutes,
 * on a machine a third as fast as the usual one: the site builds before the e2e tests, and the largest story file.
 */
const silenceMinutes = 8;

const logs = join(root, '.cache', 'test');
const reportOf = (name: string) => join(logs, `${name}.json`);

const cruised = ['src', 'mocks', 'stories'];

const changed = process.argv.slice(2).filter((word) => word.startsWith('--changed'));

/** The story files to run. Undefined: all, or with `--changed` those that Vitest finds. */
const stories = changed.length ? changedStories(changed[0]?.split('=')[1]) : undefined;

const vitest = (project: string, files?: readonly string[]) =>
  program(
    'vitest',
    ...['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(project)}`],
    ...(files ?? (changed.length ? [...changed, '--passWithNoTests'] : [])),
  );

const stages: Stage[] = [
  {
    name: 'types',
    what: 'TypeScript',
    alone: 'npm run types',
    // First check all code, then browser code in a scope without Node's types.
    commands: [program('@typescript/native', '--noEmit'), program('@typescript/native', '--noEmit', '-p', 'src')],
    quick: true,
  },
  {
    name: 'lint',
    what: 'Biome: style, correctness; dependency-cruiser: import rules',
    alone: 'npm run lint',
    commands: [
      program('@biomejs/biome', 'check', '--error-on-warnings', '--colors=off'),
      program('dependency-cruiser', '--config', 'tools/rules/imports.mjs', '--output-type', 'err-long', ...cruised),
    ],
    quick: true,
  },
  {
    name: 'unit',
    what: 'unit and contract tests',
    alone: 'npm run test:unit',
    commands: [vitest('unit')],
    counted: true,
    quick: true,
  },
  {
    name: 'stories',
    what: 'every story in Chromium, accessibility violations are errors',
    alone: 'npm run test:stories',
    // Without file names, Vitest would run every file. So run no command if the change affects no story file.
    commands: stories?.length === 0 ? [] : [vitest('stories', stories)],
    needsChromium: true,
    counted: true,
    quick: true,
  },
  {
    name: 'storybook',
    what: 'the built Storybook by a sample of stories, and the number of planned screenshots',
    alone: 'npm test -- storybook',
    commands: [program('tsx', join(root, 'tools', 'storybook', 'checkBuiltStorybook.ts'), reportOf('storybook'))],
    needsChromium: true,
    counted: true,
  },
  {
    name: 'build',
    what: 'production build within its budgets and without the mock',
    alone: 'npm run build',
    commands: [program('tsx', join(root, 'tools', 'build', 'build.ts'))],
    env: { KAPAO_TRUELINK_KEY: testGiftKey },
  },
  {
    name: 'e2e',
    what: 'the built site in Chromium',
    alone: 'npm run test:e2e',
    commands: [vitest('e2e')],
    needsChromium: true,
    counted: true,
  },
  {
    name: 'soak',
    what: 'slow tests that rarely fail: leaks, first paints, a chat of 200 messages',
    alone: 'npm run test:soak',
    commands: [vitest('soak')],
    needsChromium: true,
    counted: true,
    long: true,
  },
];

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

async function runStage(stage: Stage): Promise<Counts & { output: string }> {
  if (stage.needsChromium) {
    try {
      const { path, source } = ensureChromium();
      console.log(`      Chromium: ${path} (${source})`);
    } catch (error) {
      return { passed: 0, failed: 1, output: (error as Error).message };
    }
  }
  const started = Date.now();
  let last = '';
  let shown = started;
  const heartbeat = setInterval(() => {
    if (Date.now() - shown < 15_000) return;
    shown = Date.now();
    console.log(`      ${Math.round((shown - started) / 1000)} s  ${last.slice(0, 110)}`);
  }, 1000);
  let exitCode: number | null = 0;
  let text = '';
  for (const command of stage.commands) {
    const ended = await run(command, {
      logPath: join(logs, `${stage.name}.log`),
      silenceMs: silenceMinutes * 60_000,
      env: stage.env,
      onLine: (line) => {
        last = line;
      },
    });
    exitCode = ended.exitCode;
    text += ended.output;
    if (ended.stuck) text += `\nStopped, because nothing was printed for ${silenceMinutes} minutes.`;
    if (exitCode !== 0) break;
  }
  clearInterval(heartbeat);
  if (!stage.counted) return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, output: text };
  const counts = countTests(readReport(stage));
  // With `--changed`, the change may affect no test. An empty run is then a success.
  const isWhole = changed.length === 0 || exitCode !== 0;
  return { ...(isWhole ? settle(counts, exitCode) : counts), output: text };
}

/** Returns the report of a counted stage, or an empty report if the stage wrote none. */
function readReport(stage: Stage): VitestReport {
  try {
    return JSON.parse(readFileSync(reportOf(stage.name), 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  }
}

const wanted = process.argv.slice(2).filter((word) => !changed.includes(word));
const unknown = wanted.filter((name) => !stages.some((stage) => stage.name === name));
if (unknown.length) {
  console.error(`There is no stage ${unknown.join(', ')}. Stages: ${stages.map((stage) => stage.name).join(', ')}`);
  process.exit(2);
}
const chosen = wanted.length
  ? stages.filter((stage) => wanted.includes(stage.name))
  : stages.filter((stage) => (changed.length ? stage.quick : !stage.long));

rmSync(logs, { recursive: true, force: true });
mkdirSync(logs, { recursive: true });
const total: Counts = { passed: 0, failed: 0 };
const failed: Stage[] = [];
const began = Date.now();
for (const [index, stage] of chosen.entries()) {
  console.log(`[${index + 1}/${chosen.length}] ${stage.name}: ${stage.what}`);
  if (stage.name === 'unit' && !nginxProgram)
    console.log(`      nginx is not installed, so ${nginxTests} does not run. Debian: apt-get install nginx-light`);
  const started = Date.now();
  const { passed, failed: failures, output } = await runStage(stage);
  total.passed += passed;
  total.failed += failures;
  if (failures) {
    failed.push(stage);
    console.log(output.trimEnd().split('\n').slice(-300).join('\n'));
  }
  if (stage.name === 'stories') for (const line of slowestTests(readReport(stage))) console.log(`      ${line}`);
  const count = stage.counted || failures ? `, ${passed} passed, ${failures} failed` : '';
  const speed =
    stage.name === 'stories' && passed ? `, ${(passed / ((Date.now() - started) / 1000)).toFixed(1)} a second` : '';
  console.log(`      ${failures ? 'FAILED' : 'ok'} in ${seconds(started)}${count}${speed}`);
}
for (const stage of failed) {
  console.log(`Stage "${stage.name}" failed. Run it alone: ${stage.alone}   Log: .cache/test/${stage.name}.log`);
}
const oldVideos = outOfDate(videosIn(committed));
if (oldVideos.length)
  console.log(`How-to videos out of date: ${oldVideos.join(', ')}. Record them with: npm run videos`);
console.log(`All stages took ${seconds(began)}.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;
