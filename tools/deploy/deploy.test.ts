import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { Agent } from 'node:https';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSettings } from '../../src/lib/buildSettings.ts';
import { siteHeaders } from '../build/headers.ts';
import { nginxFiles } from '../build/hostFiles.ts';
import { addChecksums } from '../release/addChecksums.ts';
import { deterministicArgs, findChromium } from '../test/chromium.ts';
import { root } from '../test/program.ts';
import { insecureGet, type Nginx, prepareNginx } from './nginxInstance.ts';

/**
 * Runs deploy.sh with archives of small sites on a real nginx, while clients load pages and their files. Each response
 * of the wrong kind counts as broken; the limit is 0.
 */
let folder = '';
let site = '';
let nginx: Nginx;
let stopClients = async (): Promise<string[]> => [];

const settings = readSettings({});
const hashText = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** Build ids, such as `aaaaaaaaaaaaaaaa`. */
const getId = (name: string) => name.repeat(16);

/** Writes an unpacked release archive and returns its folder. The policy of the pages names the build. */
function archive(name: string, change: (site: string) => void = () => {}): string {
  const top = join(folder, `archive-${name}`);
  rmSync(top, { recursive: true, force: true });
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(top, 'site', file)), { recursive: true });
    writeFileSync(join(top, 'site', file), text);
  };
  const page = `<script src="/assets/app-${name}.js"></script>${getId(name)}`;
  for (const file of ['index', 'login', 'app', '404']) write(`${file}.html`, page);
  write('version.json', JSON.stringify({ version: '1.0.0', build: getId(name) }));
  write(`assets/app-${name}.js`, `script of ${name}`);
  write('assets/shared.js', 'shared script '.repeat(500));
  const headers = siteHeaders(settings, { scripts: [hashText(getId(name))], styles: [] });
  for (const [file, text] of Object.entries(nginxFiles(headers, settings))) write(`nginx/${file}`, text);
  change(join(top, 'site'));
  for (const file of ['deploy.sh', 'remove-worker.sh', 'remove-worker.js'])
    cpSync(join(root, 'tools/deploy', file), join(top, file));
  addChecksums(top);
  return top;
}

/** Runs `deploy.sh`, or another script, of an archive, after `setup` in the same shell. Resolves with its exit code and its output. */
function run(top: string, args: readonly string[] = [], { setup = ':', env = {}, script = 'deploy.sh' } = {}) {
  const command = [...args, site, nginx.origin].map((word) => `'${word}'`).join(' ');
  const child = spawn('sh', ['-c', `${setup}; exec '${join(top, script)}' ${command}`], {
    env: { ...process.env, NGINX_COMMAND: nginx.command, CURL: 'curl --insecure', ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output })),
  );
  return Object.assign(ended, { child });
}

const getMode = (path: string) => statSync(join(site, path)).mode & 0o777;
const live = () => readlinkSync(join(site, 'current'));
const releases = () => readdirSync(join(site, 'releases')).sort();
const isLive = async (name: string) => {
  expect(live()).toBe(`releases/${getId(name)}`);
  expect((await insecureGet(`${nginx.origin}/version.json`)).body.toString()).toContain(getId(name));
};

/** Loads pages, their files, and the files of the page before, until it is stopped. Returns the broken responses. */
function startClients(count: number) {
  const broken: string[] = [];
  let isOn = true;
  const client = async () => {
    const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
    let before = '';
    while (isOn) {
      const page = await insecureGet(`${nginx.origin}/login`, { agent });
      const html = page.body.toString();
      const [, script = '', id = ''] = /src="([^"]+)"><\/script>(\w+)/.exec(html) ?? [];
      if (!String(page.headers['content-security-policy']).includes(hashText(id))) broken.push(`policy of ${id}`);
      for (const path of [script, before || script]) {
        const file = await insecureGet(`${nginx.origin}${path}`, { agent });
        if (file.status !== 200 || !file.body.toString().startsWith('script of')) broken.push(`${file.status} ${path}`);
      }
      before = script;
    }
    agent.destroy();
  };
  const clients = Array.from({ length: count }, client);
  return async () => {
    isOn = false;
    await Promise.all(clients).catch((error: Error) => broken.push(error.message));
    return broken;
  };
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kapao-deploy-'));
  chmodSync(folder, 0o755);
  site = join(folder, 'www');
  mkdirSync(join(folder, 'etc'));
  nginx = await prepareNginx({ folder: join(folder, 'etc'), site, backends: ['127.0.0.1:1'] });
  // The steps of the guide: nginx includes the files of a release that is in place.
  expect(await run(archive('a'), ['--bring'])).toMatchObject({ code: 0 });
  const started = await run(archive('a'), [], { env: { RELOAD: nginx.command } });
  expect(started).toEqual({ code: 0, output: `${getId('a')} is live\n` });
  stopClients = startClients(4);
});
afterEach(async () => {
  const broken = await stopClients();
  await nginx.stop();
  rmSync(folder, { recursive: true, force: true });
  expect(broken).toEqual([]);
});

it('upgrades, goes back to what was live before, and not further than there is', async () => {
  expect(await run(archive('b'))).toMatchObject({ code: 0 });
  await isLive('b');
  expect(await run(archive('c'))).toMatchObject({ code: 0 });
  expect(await run(archive('c'), ['--back'])).toMatchObject({ code: 0 });
  await isLive('b');
  expect(await run(archive('c'), ['--back'])).toMatchObject({ code: 0 });
  await isLive('a');
  expect(await run(archive('c'), ['--back'])).toMatchObject({ code: 1, output: expect.stringContaining('no record') });
  await isLive('a');
  // The same release again is another step on the way.
  for (const name of ['b', 'a']) expect(await run(archive(name))).toMatchObject({ code: 0 });
  expect(await run(archive('c'), ['--back'])).toMatchObject({ code: 0 });
  await isLive('b');
  expect(await run(archive('c'), ['--back'])).toMatchObject({ code: 0 });
  await isLive('a');
});

it.each<[string, (release: string) => void]>([
  ['whose files were changed', (release) => writeFileSync(join(release, 'login.html'), 'damaged')],
  ['whose script is gone', (release) => rmSync(join(release, 'assets/app-b.js'))],
  ['whose assets nobody may read', (release) => chmodSync(join(release, 'assets'), 0o700)],
  ['whose folder is gone', (release) => rmSync(release, { recursive: true })],
])('repairs a live release %s, and keeps the way back', async (_why, damage) => {
  expect(await run(archive('b'))).toMatchObject({ code: 0 });
  // The clients would report the damage.
  expect(await stopClients()).toEqual([]);
  damage(join(site, 'releases', getId('b')));
  expect(await run(archive('b'))).toMatchObject({ code: 0 });
  await isLive('b');
  expect((await insecureGet(`${nginx.origin}/assets/app-b.js`)).status).toBe(200);
  expect((await insecureGet(`${nginx.origin}/assets/app-a.js`)).status).toBe(200);
  // nginx runs as root here, and could read the assets with any modes.
  expect(getMode('current/assets')).toBe(0o755);
  expect((await insecureGet(`${nginx.origin}/login`)).body.toString()).toContain(getId('b'));
  expect(await run(archive('b'), ['--back'])).toMatchObject({ code: 0 });
  await isLive('a');
});

it.each<[string, (site: string) => void]>([
  ['that nginx cannot read', (copy) => writeFileSync(join(copy, 'nginx/site.conf'), 'nonsense;\n')],
  [
    'that does not respond with its build',
    (copy) => appendFileSync(join(copy, 'nginx/site.conf'), 'location = /version.json { return 404; }\n'),
  ],
])('keeps the live release and its way back when it refuses a release %s', async (_why, change) => {
  expect(await run(archive('b'))).toMatchObject({ code: 0 });
  const refused = await run(archive('c', change));
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining(`is refused\nLive: ${getId('b')}`) });
  await isLive('b');
  expect(releases()).toEqual([getId('a'), getId('b')]);
  expect(await run(archive('b'), ['--back'])).toMatchObject({ code: 0 });
  await isLive('a');
});

it('goes back from a release whose assets the site does not send', async () => {
  // The clients would report them.
  expect(await stopClients()).toEqual([]);
  const refuse = (copy: string) =>
    appendFileSync(join(copy, 'nginx/site.conf'), 'location ~ ^/assets/ { return 403; }\n');
  const { code, output } = await run(archive('b', refuse));
  expect(code).toBe(1);
  expect(output).toMatch(/does not respond with build b+: \/assets\/.*403/);
  await isLive('a');
});

it('refuses an archive that is not complete', async () => {
  const top = archive('b');
  rmSync(join(top, 'site/assets/app-b.js'));
  const { code, output } = await run(top);
  expect(code).toBe(1);
  expect(output).toMatch(
    /^This archive is not complete: 1 files differ, such as site\/assets\/app-b.js. Copy it .*\nLive: /,
  );
  await isLive('a');
});

it('refuses an archive with a file that has no checksum', async () => {
  const top = archive('b');
  writeFileSync(join(top, 'site/assets/added.js'), 'added');
  expect(await run(top)).toMatchObject({
    code: 1,
    output: expect.stringContaining('does not list: site/assets/added'),
  });
  await isLive('a');
});

it.each([
  ['a site that does not respond', { CURL: 'curl --max-time 0.000001' }, 'does not respond'],
  ['a missing curl', { CURL: 'no-such-curl' }, 'Cannot run no-such-curl'],
  ['a missing nginx', { NGINX_COMMAND: 'no-such-nginx' }, 'Cannot run no-such-nginx'],
])('changes nothing with %s', async (_what, env, message) => {
  expect(await run(archive('b'), [], { env })).toMatchObject({ code: 1, output: expect.stringContaining(message) });
  expect(releases()).toEqual([getId('a')]);
  await isLive('a');
});

it('says that a folder cannot be written, and not that another deployment runs', () => {
  const args = ['--bring', '/dev/null/www', nginx.origin];
  const { status, stderr } = spawnSync(join(archive('b'), 'deploy.sh'), args, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringContaining('cannot write into /dev/null/www')]);
});

it.each(['', '--back'])('refuses a folder that nginx does not serve, and leaves none there: %s', (action) => {
  const args = [action, `${site}-typo`, nginx.origin].filter(Boolean);
  const env = { ...process.env, NGINX_COMMAND: nginx.command, CURL: 'curl --insecure' };
  const { status, stderr } = spawnSync(join(archive('a'), 'deploy.sh'), args, { encoding: 'utf8', env });
  expect([status, stderr]).toEqual([1, expect.stringContaining(`nginx includes no file below ${site}-typo`)]);
  expect(existsSync(`${site}-typo`)).toBe(false);
});

it('brings the assets of a release to a host before another host switches to it', async () => {
  expect(await run(archive('b'), ['--bring'])).toMatchObject({ code: 0 });
  await isLive('a');
  expect((await insecureGet(`${nginx.origin}/assets/app-b.js`)).body.toString()).toBe('script of b');
});

it('writes files that nginx can read, whatever the umask and the modes of the archive', async () => {
  const top = archive('b');
  expect(spawnSync('chmod', ['-R', 'u=rwX,go=', top]).status).toBe(0);
  expect(await run(top, [], { setup: 'umask 077' })).toMatchObject({ code: 0 });
  const modes = ['', 'assets', 'login.html', 'nginx/site.conf', '.own'].map((file) => getMode(`current/${file}`));
  expect(modes).toEqual([0o755, 0o755, 0o644, 0o644, 0o644]);
});

it('leaves nothing behind when the disk is full', async () => {
  // A limit of 512 bytes for each file: the copy of the longer script fails as on a full disk.
  expect(await run(archive('b'), [], { setup: "trap '' XFSZ; ulimit -f 1" })).toMatchObject({
    code: 1,
    output: expect.stringContaining(`Live: ${getId('a')}`),
  });
  expect(releases()).toEqual([getId('a')]);
  await isLive('a');
  expect(await run(archive('b'))).toMatchObject({ code: 0 });
});

/** Writes a program that runs instead of curl, and returns its path. Requests after the switch are `-fsS`. */
function curlStub(afterSwitch: string): string {
  const path = join(folder, 'curl');
  const text = `#!/bin/sh\ncase "$*" in *-fsS*) ${afterSwitch} ;; esac\nexec curl --insecure "$@"\n`;
  writeFileSync(path, text, { mode: 0o755 });
  return path;
}

it('goes back when the disk fills up after the switch', async () => {
  // From then on, every write of deploy.sh to a file fails. A full disk sends no signal, so `trap` ignores XFSZ below.
  const env = { CURL: curlStub('prlimit --pid "$(cut -d " " -f 4 /proc/$PPID/stat)" --pid $PPID --fsize=0; exit 22') };
  expect((await run(archive('b'), [], { env })).code).not.toBe(0);
  await isLive('a');
  expect(await run(archive('b'))).toMatchObject({ code: 0 });
  expect(await run(archive('b'), ['--back'], { setup: "trap '' XFSZ; ulimit -f 0" })).toMatchObject({ code: 0 });
  await isLive('a');
});

it('refuses to run twice at once, and recovers after it was killed', async () => {
  const first = run(archive('b'), [], { env: { CURL: curlStub('sleep 600') } });
  await expect.poll(() => live()).toContain(getId('b'));
  expect(await run(archive('c'))).toMatchObject({ code: 1, output: expect.stringContaining('is running') });
  first.child.kill('SIGKILL');
  await first;
  expect(await run(archive('c'))).toMatchObject({ code: 0 });
  expect(releases()).toEqual([getId('a'), getId('c')]);
  expect(await run(archive('c'), ['--back'])).toMatchObject({ code: 0 });
  await isLive('a');
});

it('keeps the three releases that served last, with the files of open pages', async () => {
  for (const name of ['b', 'c', 'd', 'e']) expect(await run(archive(name))).toMatchObject({ code: 0 });
  expect(releases()).toEqual(['c', 'd', 'e'].map(getId));
  for (const name of ['c', 'd', 'e'])
    expect((await insecureGet(`${nginx.origin}/assets/app-${name}.js`)).status).toBe(200);
});

it('removes the service worker from a browser, although nginx sends compressed copies of it', async () => {
  const worker = '// The old worker.\n'.repeat(100);
  const top = archive('b', (copy) => {
    writeFileSync(join(copy, 'sw.js'), worker);
    writeFileSync(join(copy, 'sw.js.gz'), gzipSync(worker));
    writeFileSync(join(copy, 'sw.js.br'), brotliCompressSync(worker));
  });
  expect(await run(top)).toMatchObject({ code: 0 });
  const args = [...deterministicArgs, '--ignore-certificate-errors'];
  const browser = await chromium.launch({ executablePath: findChromium()?.path, args });
  const page = await browser.newPage({ ignoreHTTPSErrors: true });
  await page.goto(`${nginx.origin}/login`);
  await page.evaluate(async () => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } };
    };
    const policy = trustedTypes.createPolicy('kapao-worker', { createScriptURL: (url: string) => url });
    await navigator.serviceWorker.register(policy.createScriptURL('/sw.js'));
    await navigator.serviceWorker.ready;
    await caches.open('kapao-shell');
  });
  // The archive's files may have any modes.
  chmodSync(join(top, 'remove-worker.js'), 0o600);
  const removed = await run(top, [], { script: 'remove-worker.sh', setup: 'umask 027' });
  expect(removed).toEqual({ code: 0, output: 'The service worker removes itself\n' });
  expect(getMode('current/sw.js')).toBe(0o644);
  await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
  const left = () =>
    page.evaluate(async () => [await caches.keys(), (await navigator.serviceWorker.getRegistrations()).length]);
  await expect.poll(left).toEqual([[], 0]);
  await browser.close();
});

it.each([
  ['a deployment is running', "exec 8>'LOCK'; flock -n 8", {}, 'A deployment into', 'old'],
  ['the disk is full', "trap '' XFSZ; ulimit -f 0", {}, 'Nothing is changed', 'old'],
  ['the site does not respond', ':', { CURL: 'curl --max-time 0.000001' }, 'see the message above', 'new'],
  ['curl is missing', ':', { CURL: 'no-such-curl' }, 'see the message above', 'new'],
  ['a cache still has the old file', ':', { CURL: 'echo' }, 'Clear the caches', 'new'],
])('says why the service worker stays when %s, and leaves no half', async (_when, setup, env, message, left) => {
  const top = archive('b', (copy) => writeFileSync(join(copy, 'sw.js'), 'old'));
  expect(await run(top)).toMatchObject({ code: 0 });
  const asked = { script: 'remove-worker.sh', setup: setup.replace('LOCK', join(site, '.lock')), env };
  expect(await run(top, [], asked)).toMatchObject({ code: 1, output: expect.stringContaining(message) });
  const worker = readFileSync(join(site, 'current/sw.js'), 'utf8');
  expect(worker).toBe(left === 'old' ? 'old' : readFileSync(join(top, 'remove-worker.js'), 'utf8'));
  expect(readdirSync(join(site, 'current/')).filter((file) => file.endsWith('.part'))).toEqual([]);
});

it('asks sudo for nginx when it does not run as root', async () => {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  const write = (name: string, text: string) => writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  write('id', 'echo 1000');
  write(
    'sudo',
    `[ "$1 $2" = "-n nginx" ] || exit 1; shift 2; echo "$*" >>'${folder}/sudo.log'; exec ${nginx.command} "$@"`,
  );
  const env = { PATH: `${bin}:${process.env.PATH}`, NGINX_COMMAND: '' };
  expect(await run(archive('b'), [], { env })).toMatchObject({ code: 0 });
  expect(readFileSync(join(folder, 'sudo.log'), 'utf8')).toMatch(/^-v\n-T\n(-t\n)+-s reload\n$/);
});

it.each([
  [['--forward', '/x', 'https://x'], 'Makes this release live'],
  [['--back'], 'Makes this release live'],
  [['www', 'https://x'], 'neither an absolute path nor --back'],
  [['/x', 'play.example.com'], 'is not an address'],
])('refuses the arguments %j', (args, message) => {
  const { status, stderr } = spawnSync(join(root, 'tools/deploy/deploy.sh'), args, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
});
