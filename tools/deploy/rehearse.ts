import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { createBackend } from '../../mocks/backend.ts';
import { startHttpServer } from '../../mocks/httpServer.ts';
import { testGiftKey } from '../build/testSettings.ts';
import { session } from '../e2e/testServer.ts';
import { interactive } from '../e2e/visitor.ts';
import { deterministicArgs, launchChromium } from '../test/chromium.ts';
import { program, root } from '../test/program.ts';
import { browserClient, type Client, type Count, type Counter, httpClient } from './clients.ts';
import { prepareNginx } from './nginxInstance.ts';

const usage = `Usage: npm run test:deploy [-- --built]

Deploys the site on Debian's nginx as in docs/deploying.md, while three browsers and three HTTP clients load pages:
build A, upgrade to build B, rollback, and interrupted deployments. Counts broken responses; the limit is 0.

  --built   uses the two builds of the last run
  --help    shows this text

Exit codes: 0 if no response is broken, 1 otherwise or if nginx or openssl is missing.`;

const { values } = parseArgs({
  options: { built: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
});
if (values.help) {
  console.log(usage);
  process.exit(0);
}

const builds = join(root, '.cache', 'deploy');
/** Two builds that differ in their scripts, pages and CSP. */
const names = { a: 'Kapao', b: 'Kapao B' };

function build(name: keyof typeof names): string {
  const dist = join(builds, name);
  if (values.built && existsSync(join(dist, 'version.json'))) return dist;
  console.log(`building ${name}`);
  const [command = '', ...args] = program('tsx', 'tools/build/build.ts', '--outDir', dist);
  const own = { KAPAO_SITE_NAME: names[name], KAPAO_TRUELINK_KEY: testGiftKey, KAPAO_HOWTO_VIDEOS: '' };
  const built = spawnSync(command, args, { cwd: root, encoding: 'utf8', env: { ...process.env, ...own } });
  if (built.status !== 0) throw new Error(`Build ${name} failed:\n${built.stdout}\n${built.stderr}`);
  return dist;
}

/** Returns the deployment commands of docs/deploying.md. */
function documentedCommands(): { deploy: string; rollback: string } {
  const page = readFileSync(join(root, 'docs', 'deploying.md'), 'utf8');
  const lines = page.split('\n').filter((line) => line.startsWith('npm run deploy -- '));
  const deploy = lines.find((line) => line.endsWith('--to /var/www/kapao'));
  const rollback = lines.find((line) => line.endsWith('--rollback'));
  if (!deploy || !rollback) throw new Error('docs/deploying.md has no commands to deploy and to roll back');
  return { deploy, rollback };
}

/** Runs a command line and resolves with its exit code, or null if it was killed. */
const run = (command: string, args: readonly string[], onStart?: (kill: () => void) => void) =>
  new Promise<number | null>((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'pipe'] });
    let errors = '';
    child.stderr.on('data', (part) => {
      errors += part;
    });
    child.on('close', (code) => {
      if (code) console.log(`  refused: ${errors.trim().split('\n')[0]}`);
      resolve(code);
    });
    onStart?.(() => child.kill('SIGKILL'));
  });

const dists = { a: build('a'), b: build('b') };
const folder = mkdtempSync(join(tmpdir(), 'kapao-deploy-'));
const site = join(folder, 'www');
for (const inner of ['www', 'etc']) mkdirSync(join(folder, inner));

const backend = createBackend({ running: true, scenario: 'usual', settings: { truelinkKey: testGiftKey } });
const httpServer = await startHttpServer({ backend, host: '127.0.0.1', port: 0 });
const nginx = await prepareNginx({ folder: join(folder, 'etc'), site, backends: [new URL(httpServer.origin).host] });
const browser = await launchChromium([...deterministicArgs, '--ignore-certificate-errors']);

const { deploy: deployLine, rollback: rollbackLine } = documentedCommands();
/** Runs a documented command with the test's folder and nginx. */
const documented = (line: string, ...more: string[]) => {
  const [command = '', ...args] = line.replace('/var/www/kapao', site).split(' ');
  return run(command, [...args, '--nginx', nginx.command, ...more]);
};
const deploy = (dist: string, ...more: string[]) => documented(deployLine, '--from', dist, ...more);

const counts = new Map<string, Count>();
const counter: Counter = { now: { responses: 0, broken: [] } };
const clients: Client[] = [];
const browsers: Client[] = [];

/** Rounds that each client completes after the work of a phase. */
const roundsAfter = 3;

async function phase(name: string, work: () => Promise<void>): Promise<void> {
  counter.now = { responses: 0, broken: [] };
  counts.set(name, counter.now);
  await work();
  await Promise.all([...clients, ...browsers].map((client) => client.rounds(roundsAfter)));
  const { responses, broken } = counter.now;
  console.log(`${name.padEnd(34)}${String(responses).padStart(7)} responses  ${broken.length} broken`);
  for (const line of broken.slice(0, 5)) console.log(`  ${line}`);
}

/** Records a broken response if a command does not end with the exit code `wanted`. */
function expectCode(code: number | null, wanted: 0 | 1 | 'killed'): void {
  const isWanted = wanted === 'killed' ? code === null : code === wanted;
  if (!isWanted) counter.now.broken.push(`the command ended with ${code} instead of ${wanted}`);
}

/** Starts to deploy a build and kills the command once it copies files. */
async function killHalfWay(dist: string): Promise<void> {
  const script = join(root, 'tools', 'deploy', 'deploy.ts');
  const args = ['--import', 'tsx', script, '--to', site, '--from', dist, '--nginx', nginx.command];
  const code = await run(process.execPath, args, (kill) => {
    const watcher = watch(join(site, 'releases'), (_event, file) => {
      if (!file?.endsWith('.unfinished')) return;
      watcher.close();
      kill();
    });
  });
  expectCode(code, 'killed');
}

/** Returns a copy of a build with one change. */
function spoiled(dist: string, name: string, change: (copy: string) => void): string {
  const copy = join(folder, name);
  cpSync(dist, copy, { recursive: true });
  change(copy);
  return copy;
}

const visit = (path: string) => ({
  async visit(page: Page) {
    await page.goto(`${nginx.origin}${path}`);
    await interactive(page);
  },
});

/** Keeps one page open. Each round taps a random navigation link, and the page may fetch that screen's files. */
const stayOpen = {
  async visit(page: Page) {
    if (page.url() === 'about:blank') {
      await page.goto(`${nginx.origin}/user/home`);
      await interactive(page);
    }
    const links = page.locator('nav a[href^="/user/"]');
    const next = Math.floor(Math.random() * (await links.count()));
    await links.nth(next).click();
    await page.locator('h1').first().waitFor();
  },
};

try {
  if ((await deploy(dists.a, '--no-reload')) !== 0) throw new Error('The first deployment failed');
  await nginx.start();
  clients.push(...['client 1', 'client 2', 'client 3'].map((name) => httpClient(counter, nginx.origin, name)));
  const storage = session(backend);
  browsers.push(
    await browserClient(counter, browser, { name: 'visitor', ...visit('/login') }),
    await browserClient(counter, browser, { name: 'member', storage, ...visit('/user/home') }),
    await browserClient(counter, browser, { name: 'open page', storage, ...stayOpen }),
  );

  await phase('A, unchanged', async () => {});
  await phase('upgrade from A to B', async () => expectCode(await deploy(dists.b), 0));
  await phase('rollback from B to A', async () => expectCode(await documented(rollbackLine), 0));
  await phase('interrupted: killed while copying', () => killHalfWay(dists.b));
  await phase('refused: a build without a file', async () => {
    const incomplete = spoiled(dists.b, 'incomplete', (copy) => {
      const [script = ''] = readdirSync(join(copy, 'assets')).filter((file) => /^vendor.*\.js$/.test(file));
      rmSync(join(copy, 'assets', script));
    });
    expectCode(await deploy(incomplete), 1);
  });
  await phase('refused: pages of A, rest of B', async () => {
    const mixed = spoiled(dists.b, 'mixed', (copy) => cpSync(join(dists.a, 'app.html'), join(copy, 'app.html')));
    expectCode(await deploy(mixed), 1);
  });
  await phase('refused: invalid nginx file', async () => {
    const bad = spoiled(dists.b, 'bad', (copy) => writeFileSync(join(copy, 'nginx', 'site.conf'), 'nonsense;\n'));
    expectCode(await deploy(bad), 1);
  });
  await phase('B again, afterwards', async () => expectCode(await deploy(dists.b), 0));

  await Promise.all(browsers.splice(0).map((client) => client.stop()));
  await phase('by hand, as the docs warn', async () => {
    const live = join(site, 'current');
    for (const file of readdirSync(dists.a).filter((one) => one.endsWith('.html')))
      cpSync(join(dists.a, file), join(live, file));
  });
  if (counter.now.broken.length === 0)
    throw new Error('The test detects nothing: it found no broken response after copying by hand');
  if ((await deploy(dists.a)) !== 0) throw new Error('The deployment after copying by hand failed');
  await phase('repaired by a deployment', async () => {});
} finally {
  await Promise.all([...clients, ...browsers].map((client) => client.stop()));
  await browser.close();
  await nginx.stop();
  await httpServer.stop();
}

const limited = [...counts].filter(([name]) => !name.startsWith('by hand'));
const broken = limited.flatMap(([name, { broken: all }]) => all.map((what) => `${name}: ${what}`));
for (const line of broken.slice(0, 40)) console.error(line);
console.log(`${broken.length} broken responses (limit 0)`);
rmSync(folder, { recursive: true, force: true });
process.exitCode = broken.length ? 1 : 0;
