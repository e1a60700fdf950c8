import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

/** Flags for every launch. They work as root and in containers, and disable the browser's own network requests. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--disable-dev-shm-usage',
  // On an overloaded machine the GPU process may hang or die. The browser must not die with it.
  '--disable-gpu-watchdog',
  '--disable-gpu-process-crash-limit',
];

/**
 * Flags for the same pixels on every run: no subpixel text, no hinting, one colour space, no scroll bars, software
 * rendering. No partial raster: a tile that is repainted in part has different edges from one painted in full.
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

/** Environment variables with the browser's path, in order of precedence. */
export const chromiumVariables = ['CHROMIUM_PATH', 'CHROME_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH'] as const;

/** Debian's package of the headless shell, and its program. */
const shell = 'chromium-headless-shell';
const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', shell];
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
  /** Source of the path for the message: a variable's name, `system` or `playwright`. */
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

/** Returns the path of the first of these programs that is in a folder of `PATH`. Undefined if no program is found. */
export function firstProgram(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(runnable);
}

/**
 * Looks for Chromium in the environment variables, on the system and in Playwright, in this order. Returns null if it
 * finds no Chromium. Throws if a variable does not name a program.
 */
export function findChromium(
  env: Environment = process.env,
  exists: (path: string) => boolean = runnable,
  ownPath: () => string = () => chromium.executablePath(),
): Found | null {
  for (const name of chromiumVariables) {
    const path = env[name];
    if (!path) continue;
    if (!exists(path)) throw new Error(`${name}="${path}" is not an executable program. Correct it or unset it.`);
    return { path, source: name };
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = [...systemNames.flatMap((name) => folders.map((folder) => join(folder, name))), ...systemPaths];
  const system = candidates.find(exists);
  if (system) return { path: system, source: 'system' };
  const own = ownPath();
  return own && exists(own) ? { path: own, source: 'playwright' } : null;
}

/**
 * Returns the commands that install Chromium: with apt for root on Debian, otherwise with Playwright. Ubuntu's own
 * package is a snap, so Ubuntu also gets Playwright's Chromium.
 */
export function installCommand(root: boolean, osRelease: string, hasApt: boolean): string[][] {
  if (root && hasApt && /^ID=debian$/m.test(osRelease)) {
    return [
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium', shell],
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

const help = `Stories and end-to-end tests need Chromium. It was not found and could not be installed. Do one of these:
  - set ${chromiumVariables[0]} to a Chromium or Chrome program
  - Debian: apt-get install chromium chromium-headless-shell
  - elsewhere: npx playwright install chromium`;

/** Returns Chromium's path. Installs Chromium if it is missing. Throws with instructions if no Chromium starts. */
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

/** Starts a headless browser. The caller closes it. */
export function launchChromium(args: string[] = deterministicArgs) {
  return chromium.launch({ executablePath: ensureChromium().path, args });
}

/**
 * Returns the path of Chromium's headless shell, or of the browser on a machine without the shell. Undefined for
 * Playwright's own shell, which Playwright then starts itself. A browser that a variable names has precedence.
 */
export function findShell({ path, source }: Found, installed: string | undefined): string | undefined {
  if (source === 'playwright') return undefined;
  return source === 'system' && installed ? installed : path;
}

/** Returns the program for end-to-end tests: the shell, or the browser itself if a person is to see it. */
export function findBrowser(isHeadless: boolean): string | undefined {
  const found = findChromium();
  if (!found) return undefined;
  return isHeadless ? findShell(found, firstProgram(shell)) : found.path;
}

/**
 * Starts Chromium's headless shell. It opens no window with pages of its own, so opening and loading pages takes half of
 * the CPU time. The caller closes it.
 */
export function launchShell(args: string[] = deterministicArgs) {
  return chromium.launch({ executablePath: findShell(ensureChromium(), firstProgram(shell)), args });
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
