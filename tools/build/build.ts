import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { siteName } from '../../mocks/data/texts.ts';
import { readOptions } from '../options.ts';
import { program, root } from '../test/program.ts';
import { report, settingsMargin, weigh } from './budgets.ts';
import { mayReplace, precompress, separateMaps } from './finishBuild.ts';
import { demoFolder, mockProblem } from './mockBuild.ts';
import { heavyModals, weighModals } from './modalWeights.ts';

/**
 * `npm run build`: runs Vite's build, checks the budgets, moves the source maps out and compresses the files. A demo
 * build may exceed the budgets and has neither source maps nor compressed files. A failed build deletes its output
 * folder, so that nobody deploys the output of an earlier build.
 */
const { values } = readOptions(
  'npm run build -- [--market th|la] [--mock on] [--outDir dist]',
  { market: { type: 'string' }, mock: { type: 'string' }, outDir: { type: 'string' } },
  { values: { market: ['th', 'la'], mock: ['on'] } },
);

const isDemo = values.mock === 'on';
const outDir = values.outDir ?? (isDemo ? demoFolder : 'dist');
const dist = resolve(root, outDir);
if (values.outDir && !mayReplace(dist)) {
  console.error(
    `--outDir ${outDir} has other files than an earlier build, so it is not emptied. Choose another folder`,
  );
  process.exit(2);
}
const removeBuild = () => rmSync(dist, { recursive: true, force: true });
process.on('exit', (code) => {
  if (code !== 0) removeBuild();
});

const refused = mockProblem(process.env, isDemo);
if (refused) {
  console.error(refused);
  process.exit(1);
}

const env = { ...process.env };
if (values.market) env.KAPAO_MARKET = values.market;
if (values.mock) env.KAPAO_MOCK = values.mock;
// The demo's pages have its backend's name from the start.
if (isDemo) env.KAPAO_SITE_NAME ??= siteName[env.KAPAO_MARKET === 'la' ? 'la' : 'th'];

const demo = env.KAPAO_MOCK === 'on';
removeBuild();
const maps = demo ? [] : ['--sourcemap', 'hidden'];
const [command = '', ...args] = program('vite', 'build', '--outDir', dist, '--emptyOutDir', ...maps);
const { status } = spawnSync(command, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
if (status !== 0) process.exit(status ?? 1);

const hasOwnSettings = Object.keys(env).some((name) => name.startsWith('KAPAO_') && name !== 'KAPAO_TRUELINK_KEY');
const { lines, exceeded } = report(weigh(dist), hasOwnSettings ? 0 : settingsMargin);
const problems = demo ? [] : [...exceeded, ...heavyModals(weighModals(dist, env.KAPAO_MARKET === 'la' ? 'la' : 'th'))];
console.log(lines.join('\n'));
if (!demo && problems.length === 0) {
  console.log(`source maps: ${separateMaps(dist, `${dist}-maps`)}`);
  precompress(dist);
}
/** Goal in seconds. Missing it does not fail the build, because a busy machine is slower. */
const aimSeconds = 60;
// Seconds since this process began.
const seconds = performance.now() / 1000;
const rating = seconds <= aimSeconds ? 'reached' : 'NOT reached';
console.log(`built in ${seconds.toFixed(1)} s (goal: at most ${aimSeconds} s on 2 cores, ${rating})`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length ? 1 : 0;
