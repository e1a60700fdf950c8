import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

/** Flags for every launch: works as root and in containers, and the browser itself asks nothing of the network. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--disable-dev-shm-usage',
  // On a starved machine the painting process may be late or die; the whole browser must not go with it.
  '--disable-gpu-watchdog',
  '--disable-gpu-process-crash-limit',
];

/**
 * Same pixels on every run: no subpixel text, no hinting, one colour space, no scroll bars, and software painting of
 * whole tiles (a tile that is painted again in part keeps other edges than one painted at once).
 */
export const deterministicArgs = [
  ...chromiumArgs,
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-gpu',
  '--disable-gpu-rasterization',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
];

/** Environment variables that may name the browser, in this order. */
export const chromiumVariables = ['CHROMIUM_PATH', 'CHROME_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH'] as const;

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const systemPaths = [
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

export interface Found {
  path: string;
  /** Where it was found, for the message: a variable's name, `system` or `playwright`. */
  source: string;
}

type Environment = Record<string, string | undefined>;

function runnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of these programs in the folders of `PATH`. */
export function firstProgram(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(runnable);
}

/** Chromium by environment variable, then system, then Playwright's own; null when there is none. Throws on a variable that names no program. */
export function findChromium(
  env: Environment = process.env,
  exists: (path: string) => boolean = runnable,
  ownPath: () => string = () => chromium.executablePath(),
): Found | null {
  for (const name of chromiumVariables) {
    const path = env[name];
    if (!path) continue;
    if (!exists(path)) throw new Error(`${name}="${path}" is not a program that can be run. Correct it or unset it.`);
    return { path, source: name };
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = [...systemNames.flatMap((name) => folders.map((folder) => join(folder, name))), ...systemPaths];
  const system = candidates.find(exists);
  if (system) return { path: system, source: 'system' };
  const own = ownPath();
  return own && exists(own) ? { path: own, source: 'playwright' } : null;
}

/** The way to install Chromium here, as a command line. Ubuntu's package is a snap, so it takes Playwright's. */
export function installCommand(root: boolean, osRelease: string, hasApt: boolean): string[][] {
  if (root && hasApt && /^ID=debian$/m.test(osRelease)) {
    return [
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
    ];
  }
  const cli = join(createRequire(import.meta.url).resolve('playwright/package.json'), '..', 'cli.js');
  return [[process.execPath, cli, 'install', ...(root && hasApt ? ['--with-deps'] : []), 'chromium']];
}

const osRelease = () => (existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '');

function responses(path: string): string | null {
  try {
    return execFileSync(path, ['--version', '--no-sandbox'], {
      encoding: 'utf8',
      timeout: 30_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}

const help = `Stories and page tests run in Chromium, and none was found or could be installed. Do one of these:
  - set ${chromiumVariables[0]} to a Chromium or Chrome program
  - Debian: apt-get install chromium
  - elsewhere: npx playwright install chromium`;

/** Finds Chromium or installs it where that is possible; throws with a clear message otherwise. */
export function ensureChromium(): Found {
  let found = findChromium();
  if (!found) {
    const root = process.getuid?.() === 0;
    const hasApt = runnable('/usr/bin/apt-get');
    for (const [program, ...args] of installCommand(root, osRelease(), hasApt)) {
      if (!program) continue;
      console.log(`Chromium not found; running: ${[program, ...args].join(' ')}`);
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      if (spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status !== 0) break;
    }
    found = findChromium();
  }
  if (!found) throw new Error(help);
  if (process.platform !== 'win32' && !responses(found.path)) {
    throw new Error(`${found.path} (${found.source}) does not start.\n${help}`);
  }
  return found;
}

/** A headless browser that does nothing by itself; the caller closes it. */
export function launchChromium(args: string[] = deterministicArgs) {
  return chromium.launch({ executablePath: ensureChromium().path, args });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const { path, source } = ensureChromium();
    console.log(`Chromium: ${path} (${source})`);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
