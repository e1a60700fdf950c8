import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { testGiftKey } from '../build/testSettings.ts';
import { readOptions } from '../options.ts';
import { runCommand } from '../processes.ts';
import { root } from './program.ts';

/**
 * `npm test` and `npm run test:all`: run their stages; a failed stage does not stop the next ones. The last line is
 * `N passed, N failed`: each test of Vitest and Playwright counts as one, and so does each other stage.
 */
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const reports = '.cache/test';
const vitest = (project: string, more = '', command = 'run') =>
  `vitest ${command} --project ${project} --reporter=default --reporter=json --outputFile.json=${reports}/${project}.json ${more}`;
/** The folder of the files of failed tests in a browser: screenshots, traces and consoles. */
const failures = 'test-results';
const inChromium = (command: string) => `node --import tsx tools/test/chromium.ts && ${command}`;
const playwright = (project: string) => inChromium(`playwright test --project ${project} --reporter=list,json`);
const builtStorybook = (name: string) =>
  inChromium(`node --import tsx tools/storybook/checkBuiltStorybook.ts ${reports}/${name}.json`);

const stages = {
  types: scripts.types ?? '',
  lint: scripts.lint ?? '',
  unit: vitest('unit'),
  long: vitest('long'),
  stories: inChromium(vitest('stories')),
  welcome: `${builtStorybook('welcome')} --welcome`,
  storybook: builtStorybook('storybook'),
  build: scripts.build ?? '',
  smoke: playwright('smoke'),
  e2e: playwright('e2e'),
};
type Stage = keyof typeof stages;
const names = Object.keys(stages) as Stage[];
const short: readonly Stage[] = ['types', 'lint', 'unit', 'stories', 'welcome', 'build', 'smoke'];
/** The built Storybook opens its welcome page, too. */
const all = names.filter((name) => name !== 'welcome');

const { values, positionals } = readOptions(
  `npm test -- [${names.join('] [')}]
       npm test -- --changed   (types, lint, and the tests near uncommitted changes)
       npm run test:all`,
  { changed: { type: 'boolean' }, all: { type: 'boolean' } },
  { positionals: names },
);

if (values.changed && (positionals.length || values.all)) {
  console.error('--changed chooses the stages itself. Leave the names of stages out');
  process.exit(2);
}

/** Returns the stages that `--changed` runs, and limits them to what uncommitted changes can affect. */
function stagesNearChanges(): Stage[] {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const listed = git('status', '--porcelain', '--untracked-files=all');
  if (listed.status !== 0) {
    console.error('--changed needs git and a checkout. Without them, run npm test.');
    process.exit(1);
  }
  const changed = listed.stdout.split('\n').flatMap((line) => line.slice(3).split(' -> ').pop() || []);
  // Tests that read sources, texts and docs as files do not import them, so every change runs these tests.
  const readers = git('grep', '-lE', 'node:fs|localeFiles|rules/sources', '--', '*.test.ts').stdout.trim().split('\n');
  stages.unit = vitest('unit', [...changed, ...readers].join(' '), 'related --run');
  // Vitest's own `--changed` runs all stories, because each imports the preview, which imports the whole app. So run the
  // stories of the changed component, screen or modal: `src/modals/Deposit/qr/useQr.ts` is part of `Deposit`.
  const parts = new Set(listed.stdout.match(/\/[A-Z]\w+/g) ?? []);
  stages.stories = `${inChromium(vitest('stories'))} ${[...parts].join(' ')} --passWithNoTests`;
  return ['types', 'lint', 'unit', ...(parts.size ? (['stories'] as const) : [])];
}
const usual = () => (values.changed ? stagesNearChanges() : values.all ? all : short);
const chosen = positionals.length ? (positionals as Stage[]) : usual();
/** Each of these leaves a core free at times, so the next stage starts beside it. */
const besideOthers: readonly Stage[] = values.changed ? chosen : ['types', 'lint', 'welcome'];

// Storybook's addon then finds no test in any story file, after half a minute and without a reason.
if (chosen.includes('stories') && /[^ -~]/.test(root)) {
  console.error(`Story tests need a folder whose path has only plain letters, digits, signs and spaces. Move ${root}`);
  process.exit(1);
}

const env: NodeJS.ProcessEnv = { ...process.env, KAPAO_TRUELINK_KEY: testGiftKey };
if (!values.all) env.SKIP_LONG_STORIES = 'on';
// Tests need React's development build, wherever they run.
Reflect.deleteProperty(env, 'NODE_ENV');

/** A test of a report. `problems` says why an attempt failed. A test that passed with a problem needed a second attempt. */
interface Tested {
  name: string;
  status: 'passed' | 'failed' | 'skipped';
  problems: string[];
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

/** Reads a report of Vitest. A file that did not load counts as a test that failed. */
const readVitest = ({ testResults }: VitestReport): Tested[] =>
  testResults.flatMap(({ name, status, message, assertionResults: all }) => {
    const file = relative(root, name);
    if (status === 'failed' && !all.length) return { name: `${file} (not loaded)`, status, problems: [message] };
    return all.map(({ fullName, status: result, failureMessages = [] }) => ({
      name: `${file} ${fullName}`,
      status: result === 'passed' || result === 'failed' ? result : 'skipped',
      problems: failureMessages,
    }));
  });

interface Suite {
  title: string;
  specs: { title: string; file: string; tests: { status: string; results: { error?: { message?: string } }[] }[] }[];
  suites?: Suite[];
}
interface PlaywrightReport {
  suites: Suite[];
  errors: { message?: string }[];
}

/** Reads a report of Playwright. An error outside a test, such as a file that did not load, counts as one that failed. */
function readPlaywright({ suites, errors }: PlaywrightReport): Tested[] {
  const read = (suite: Suite, above: string): Tested[] => {
    const specs = suite.specs.flatMap(({ title, file, tests }) =>
      tests.map(({ status, results }): Tested => {
        const problems = results.flatMap(({ error }) => error?.message ?? []);
        const name = `tools/e2e/${file} ${above}${title}`;
        if (status === 'skipped') return { name, status, problems: [] };
        return { name, status: status === 'unexpected' ? 'failed' : 'passed', problems };
      }),
    );
    return [...specs, ...(suite.suites ?? []).flatMap((inner) => read(inner, `${above}${inner.title} `))];
  };
  const outside = errors.map(
    ({ message = '' }): Tested => ({ name: 'not loaded', status: 'failed', problems: [message] }),
  );
  return [...suites.flatMap((suite) => read(suite, '')), ...outside];
}
/** Lines about tests that failed, or that failed once and then passed. They end the run: CI may keep only the end. */
const trouble: string[] = [];

/** Counts the tests of a stage. A run that failed without a failed test is a failure, too. */
function count(name: Stage, isOk: boolean): [passed: number, failed: number] {
  let report: VitestReport | PlaywrightReport;
  try {
    report = JSON.parse(readFileSync(join(root, reports, `${name}.json`), 'utf8'));
  } catch {
    return isOk ? [1, 0] : [0, 1];
  }
  const tests = 'suites' in report ? readPlaywright(report) : readVitest(report);
  for (const { name: test, status, problems } of tests) {
    const [reason] = problems;
    if (reason === undefined) continue;
    const verdict = status === 'passed' ? 'Passed at the second attempt' : 'Failed';
    const lines = stripVTControlCharacters(reason).trim().split('\n').slice(0, 6).join('\n    ').slice(0, 800);
    trouble.push(`${verdict}: ${test}\n    ${lines}`);
  }
  const sum = (wanted: Tested['status']) => tests.filter(({ status }) => status === wanted).length;
  return [sum('passed'), Math.max(sum('failed'), isOk ? 0 : 1)];
}

for (const folder of [reports, failures]) rmSync(join(root, folder), { recursive: true, force: true });
mkdirSync(join(root, reports), { recursive: true });
const results: [Stage, number, number][] = [];
async function run(name: Stage): Promise<void> {
  console.log(`\n[${chosen.indexOf(name) + 1}/${chosen.length}] ${name}`);
  const began = performance.now();
  const own = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, reports, `${name}.json`) };
  const isOk = (await runCommand([stages[name]], { env: own, shell: true })) === 0;
  results.push([name, ...count(name, isOk)]);
  console.log(`${name}: ${isOk ? 'ok' : 'FAILED'} in ${((performance.now() - began) / 1000).toFixed(0)} s`);
}

let beside: Promise<void>[] = [];
for (const name of chosen) {
  const running = run(name);
  if (besideOthers.includes(name)) {
    beside.push(running);
    continue;
  }
  await Promise.all([running, ...beside]);
  beside = [];
}
await Promise.all(beside);
for (const line of trouble) console.log(line);
if (trouble.length && existsSync(join(root, failures)))
  console.log(`Screenshots, traces and consoles of what failed: ${join(root, failures)}`);
const failed = results.filter(([, , count]) => count > 0);
const command = values.all ? 'npm run test:all' : 'npm test';
for (const [name] of failed) console.log(`Stage ${name} failed. Run it alone: ${command} -- ${name}`);
const sum = (column: 1 | 2) => results.reduce((total, result) => total + result[column], 0);
console.log(`${sum(1)} passed, ${sum(2)} failed`);
process.exitCode = failed.length ? 1 : 0;
