import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { brotliDecompressSync } from 'node:zlib';
import { chromium as playwright } from 'playwright';
import { freePort } from '../processes.ts';
import { chromiumArgs, findChromium, firstProgram } from '../test/chromium.ts';
import { root } from '../test/program.ts';
import { until } from './timeout.ts';
import { type Driver, overHttp, overMarionette } from './webdriver.ts';

/**
 * Accessibility settings of the device: forced colours, more contrast, text at 130 %. `notch`: a device with a notch.
 */
export type Setting = 'forced' | 'contrast' | 'large' | 'notch';

/** In CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Viewport and settings with which a browser starts. */
export interface Screen extends Size {
  /** Default: the browser's own. */
  userAgent?: string;
  setting?: Setting;
}

/** A running browser for one visitor. */
export interface Started {
  driver: Driver;
  /** Changes the height of a page of this size to `height` px, as an on-screen keyboard does. */
  resize: (size: Size, height: number) => Promise<unknown>;
  /** Ends the browser and removes its files. */
  stop: () => Promise<void>;
}

/** Starts a program that ends together with the browser. */
type Launch = (program: string, args: readonly string[], env?: Record<string, string>) => ChildProcess;

interface DriverLocation {
  folder: string;
  downloads: string;
  launch: Launch;
}

export interface Engine {
  name: string;
  /** Debian packages of the engine. */
  packages: readonly string[];
  /** True for a browser that only runs `languageSpecs`. */
  isOld?: true;
  /** Settings that this engine can emulate. */
  settings: readonly Setting[];
  resize: (driver: Driver, size: Size, height: number) => Promise<unknown>;
  /** Paths of the programs that the engine needs, by name. The path of a missing program is `undefined`. */
  programs: () => Record<string, string | undefined>;
  open: (programs: Record<string, string>, screen: Screen, place: DriverLocation) => Promise<Driver>;
}

/** Default font size in px for text at 130 % of 16 px. */
const largeText = 21;
/** Resizes the window. The browser's bars keep their height, so the difference goes to the page. */
const resizeWindow: Engine['resize'] = async (driver, size, height) => {
  const window = (await driver('GetWindowRect')) as Size;
  await driver('SetWindowRect', { width: window.width, height: window.height - size.height + height });
};

/** Media features that report a setting to pages. */
const media: Partial<Record<Setting, { name: string; value: string }>> = {
  forced: { name: 'forced-colors', value: 'active' },
  contrast: { name: 'prefers-contrast', value: 'more' },
};
/** Safe area insets of a phone in px, in portrait and in landscape. */
const notches = {
  standing: { top: 47, right: 0, bottom: 34, left: 0 },
  lying: { top: 0, right: 47, bottom: 21, left: 47 },
};

export const chromium: Engine = {
  name: 'Chromium',
  packages: ['chromium', 'chromium-driver'],
  settings: ['forced', 'contrast', 'large', 'notch'],
  resize: (driver, { width }, height) =>
    driver('ExecuteCdp', {
      cmd: 'Emulation.setDeviceMetricsOverride',
      params: { width, height, deviceScaleFactor: 1, mobile: width < 500 },
    }),
  programs: () => ({ Chromium: findChromium()?.path, chromedriver: firstProgram('chromedriver') }),
  async open({ Chromium, chromedriver }, { width, height, userAgent, setting }, { downloads, launch }) {
    const port = await freePort();
    launch(chromedriver ?? '', [`--port=${port}`]);
    const driver = await overHttp(port, {
      'goog:chromeOptions': {
        binary: Chromium,
        args: [...chromiumArgs, '--headless=new', ...(userAgent ? [`--user-agent=${userAgent}`] : [])],
        prefs: {
          'download.default_directory': downloads,
          ...(setting === 'large' && { 'webkit.webprefs.default_font_size': largeText }),
        },
        // Chromium does not make windows narrower than 500 px, so emulate the device metrics.
        mobileEmulation: { deviceMetrics: { width, height, pixelRatio: 1, touch: false, mobile: width < 500 } },
      },
    });
    const feature = setting && media[setting];
    if (feature) await driver('ExecuteCdp', { cmd: 'Emulation.setEmulatedMedia', params: { features: [feature] } });
    if (setting === 'notch') {
      const insets = width < height ? notches.standing : notches.lying;
      await driver('ExecuteCdp', { cmd: 'Emulation.setSafeAreaInsetsOverride', params: { insets } });
    }
    return driver;
  },
};

export const firefox: Engine = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  settings: ['forced', 'large'],
  resize: resizeWindow,
  programs: () => ({ Firefox: firstProgram('firefox-esr', 'firefox') }),
  async open({ Firefox }, { width, height, userAgent, setting }, { folder, downloads, launch }) {
    const port = await freePort();
    const preferences = {
      'marionette.port': port,
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.always_ask_before_handling_new_types': false,
      'toolkit.legacyUserProfileCustomizations.stylesheets': true,
      'datareporting.policy.dataSubmissionEnabled': false,
      'app.update.disabledForTesting': true,
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
      ...(userAgent && { 'general.useragent.override': userAgent }),
      ...(setting === 'forced' && { 'browser.display.document_color_use': 2 }),
      ...(setting === 'large' && {
        'font.size.variable.th': largeText,
        'font.size.variable.x-unicode': largeText,
        'font.size.variable.x-western': largeText,
      }),
    };
    const lines = Object.entries(preferences).map(
      ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
    );
    writeFileSync(join(folder, 'user.js'), lines.join(''));
    // Firefox's toolbars would keep the window wider than a phone, so remove their minimum widths.
    mkdirSync(join(folder, 'chrome'));
    writeFileSync(join(folder, 'chrome', 'userChrome.css'), ':root, :root * { min-width: 0 !important; }');
    launch(Firefox ?? '', ['--headless', '--no-remote', '--marionette', '--profile', folder]);
    const driver = await overMarionette(port);
    // The window stays wider until userChrome.css is loaded, so set its size until the width is right.
    await until('the window has the requested width', async () => {
      const window = (await driver('SetWindowRect', { width, height })) as Size;
      return window.width === width;
    });
    return driver;
  },
};

export const webkit: Engine = {
  name: 'WebKitGTK',
  packages: ['webkit2gtk-driver', 'xvfb'],
  settings: [],
  resize: resizeWindow,
  programs: () => {
    const listed =
      spawnSync('dpkg', ['-L', 'libwebkit2gtk-4.1-0', 'webkit2gtk-driver'], { encoding: 'utf8' }).stdout ?? '';
    return {
      MiniBrowser: listed.split('\n').find((path) => path.endsWith('/MiniBrowser')),
      WebKitWebDriver: firstProgram('WebKitWebDriver'),
      Xvfb: firstProgram('Xvfb'),
    };
  },
  async open({ MiniBrowser, WebKitWebDriver, Xvfb }, { width, height, userAgent }, { folder, downloads, launch }) {
    const screen = launch(Xvfb ?? '', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']);
    const display = await new Promise<string>((resolve) =>
      (screen.stdio[3] as Readable).once('data', (number) => resolve(`:${String(number).trim()}`)),
    );
    // MiniBrowser's toolbar would keep the window wider than a phone, so make the toolbar as small as possible.
    mkdirSync(join(folder, 'gtk-3.0'));
    writeFileSync(
      join(folder, 'gtk-3.0', 'gtk.css'),
      '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; }',
    );
    writeFileSync(join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
    const port = await freePort();
    launch(WebKitWebDriver ?? '', [`--port=${port}`, '--host=127.0.0.1'], {
      DISPLAY: display,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CACHE_HOME: folder,
      LIBGL_ALWAYS_SOFTWARE: '1',
    });
    const driver = await overHttp(port, {
      'webkitgtk:browserOptions': {
        binary: MiniBrowser,
        args: ['--automation', ...(userAgent ? [`--user-agent=${userAgent}`] : [])],
      },
    });
    await driver('SetWindowRect', { width, height });
    return driver;
  },
};

/** A Chromium that knows only one import map. The npm registry has it for Linux. */
const oldVersion = '131';
const oldPackage = `@sparticuz/chromium@${oldVersion}`;

/** Downloads that Chromium once and unpacks it below `.cache`. Returns undefined if that fails. */
function oldChromium(): string | undefined {
  const folder = join(root, '.cache', `chromium-${oldVersion}`);
  const path = join(folder, 'chromium');
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  const run = (...[program = '', ...args]: string[]) =>
    spawnSync(program, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  const [archive] = run('npm', 'pack', oldPackage, '--silent').stdout.trim().split('\n').slice(-1);
  if (!archive || run('tar', '-xzf', archive, 'package/bin/chromium.br').status !== 0) return undefined;
  rmSync(join(folder, archive));
  writeFileSync(path, brotliDecompressSync(readFileSync(join(folder, 'package/bin/chromium.br'))), { mode: 0o755 });
  return path;
}

/**
 * A Chromium of the oldest kind that the site promises to run in. Today's chromedriver cannot drive it, so Playwright
 * answers the few commands that `languageSpecs` send.
 */
export const old: Engine = {
  ...chromium,
  name: `Chromium ${oldVersion}`,
  packages: [],
  settings: [],
  isOld: true,
  programs: () => ({ [`Chromium ${oldVersion}`]: oldChromium() }),
  async open(programs, { width, height }) {
    const browser = await playwright.launch({
      executablePath: programs[`Chromium ${oldVersion}`],
      args: chromiumArgs,
    });
    const page = await browser.newPage({ viewport: { width, height } });
    return async (command, { url, script, args } = {}) => {
      if (command === 'Navigate') await page.goto(String(url), { waitUntil: 'commit' });
      else if (command === 'ExecuteScript')
        return page.evaluate(`(function () { ${script} }).apply(null, ${JSON.stringify(args)})`);
      else if (command === 'TakeScreenshot') return (await page.screenshot()).toString('base64');
      else if (command === 'DeleteSession') await browser.close();
      else throw new Error(`${command} is not one of this engine's commands`);
    };
  },
};

export const engines: readonly Engine[] = [chromium, firefox, webkit, old];

/**
 * Thai and Lao system fonts, as members' phones have them. Without them, boxes replace the letters and are wider than
 * any text.
 */
const letters = { packages: ['fonts-thai-tlwg', 'fonts-lao'], languages: { th: 'Thai letters', lo: 'Lao letters' } };
function missingLetters(): string[] {
  return Object.entries(letters.languages).flatMap(([language, name]) => {
    const { status, stdout } = spawnSync('fc-list', [`:lang=${language}`], { encoding: 'utf8' });
    return status === 0 && !stdout.trim() ? [name] : [];
  });
}

const findMissing = (engine: Engine) => [
  ...Object.entries(engine.programs()).flatMap(([name, path]) => (path ? [] : [name])),
  ...missingLetters(),
];
const getPackages = (engine: Engine) => [...engine.packages, ...letters.packages];

/** Installs the programs and fonts that an engine lacks, if this is Debian and the user is root. */
export function prepare(engine: Engine): void {
  if (findMissing(engine).length === 0) return;
  let release = '';
  try {
    release = readFileSync('/etc/os-release', 'utf8');
  } catch {
    // This system has no /etc/os-release.
  }
  if (process.getuid?.() === 0 && /^ID=debian$/m.test(release)) {
    console.log(`${engine.name}: installing ${getPackages(engine).join(', ')}`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
    apt('update');
    apt('install', '-y', '--no-install-recommends', ...getPackages(engine));
  }
}

/** Starts an engine with an empty profile for one visitor. */
export async function start(engine: Engine, screen: Screen): Promise<Started> {
  const missing = findMissing(engine);
  if (missing.length) {
    const packages = getPackages(engine).join(' ');
    throw new Error(`${engine.name}: ${missing.join(', ')} not found. On Debian, run: apt-get install ${packages}`);
  }
  const folder = mkdtempSync(join(tmpdir(), 'kapao-engine-'));
  const downloads = join(folder, 'downloads');
  mkdirSync(downloads);
  const children: ChildProcess[] = [];
  const launch: Launch = (program, args, env = {}) => {
    const child = spawn(program, args, {
      // Give the program its own process group, so that `kill` also ends the programs that this program starts.
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...env },
    });
    children.push(child);
    return child;
  };
  const kill = () => {
    for (const { pid } of children) {
      try {
        if (pid) process.kill(-pid, 'SIGKILL');
      } catch {
        // The process has already ended.
      }
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  // The browsers have their own process groups, so a signal to this program does not end them. End them at exit.
  process.on('exit', kill);
  const stop = async (driver?: Driver) => {
    await driver?.('DeleteSession').catch(() => {});
    process.off('exit', kill);
    kill();
  };
  try {
    const driver = await engine.open(engine.programs() as Record<string, string>, screen, {
      folder,
      downloads,
      launch,
    });
    return {
      driver,
      resize: (size, height) => engine.resize(driver, size, height),
      stop: () => stop(driver),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
