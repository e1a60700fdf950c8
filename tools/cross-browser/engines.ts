import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { chromiumArgs, findChromium, firstProgram } from '../test/chromium.ts';
import { until } from './timeout.ts';
import { type Driver, overHttp, overMarionette } from './webdriver.ts';

/** What its member has chosen in the device: few colours of its own, more contrast, text at 130 %; or one with a notch. */
export type Setting = 'forced' | 'contrast' | 'large' | 'notch';

/** In CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** What a browser is started with. */
export interface Screen extends Size {
  /** Instead of its own. */
  userAgent?: string;
  setting?: Setting;
}

/** A browser that was started for one visitor. */
export interface Started {
  driver: Driver;
  /** Leaves a page of this size so much of its height, as a keyboard does. */
  resize: (size: Size, height: number) => Promise<unknown>;
  /** Where its downloads go. */
  downloads: string;
  /** Ends it, and what it has left on the disk. */
  stop: () => Promise<void>;
}

/** Starts a program that ends with this browser, and answers it. */
type Launch = (program: string, args: readonly string[], env?: Record<string, string>) => ChildProcess;

interface Place {
  folder: string;
  downloads: string;
  launch: Launch;
}

export interface Engine {
  name: string;
  /** Debian's packages that bring it. */
  packages: readonly string[];
  /** Those that it can be started with here. */
  settings: readonly Setting[];
  resize: (driver: Driver, size: Size, height: number) => Promise<unknown>;
  /** Its programs by what they are for, where all are there. */
  programs: () => Record<string, string | undefined>;
  open: (programs: Record<string, string>, screen: Screen, place: Place) => Promise<Driver>;
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Pixels of the browser's own text, for a text of 130 %. */
const largeText = 21;
/** Its bars keep their height. */
const resizeWindow: Engine['resize'] = async (driver, size, height) => {
  const window = (await driver('GetWindowRect')) as Size;
  await driver('SetWindowRect', { width: window.width, height: window.height - size.height + height });
};

/** What pages ask for of a setting. */
const media: Partial<Record<Setting, { name: string; value: string }>> = {
  forced: { name: 'forced-colors', value: 'active' },
  contrast: { name: 'prefers-contrast', value: 'more' },
};
/** A phone's, as it stands and as it lies. */
const notches = {
  standing: { top: 47, right: 0, bottom: 34, left: 0 },
  lying: { top: 0, right: 47, bottom: 21, left: 47 },
};

const chromium: Engine = {
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
        // No window of it is narrower than 500 pixels.
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

const firefox: Engine = {
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
    // Its bars would not let the window be as narrow as a phone.
    mkdirSync(join(folder, 'chrome'));
    writeFileSync(join(folder, 'chrome', 'userChrome.css'), ':root, :root * { min-width: 0 !important; }');
    launch(Firefox ?? '', ['--headless', '--no-remote', '--marionette', '--profile', folder]);
    const driver = await overMarionette(port);
    // Until its own styles are there the window stays wider.
    await until('the window is as narrow as a phone', async () => {
      const window = (await driver('SetWindowRect', { width, height })) as Size;
      return window.width === width;
    });
    return driver;
  },
};

const webkit: Engine = {
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
    // Its bar would not let the window be as narrow as a phone.
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

export const engines: readonly Engine[] = [chromium, firefox, webkit];

/** The device's own Thai and Lao letters, as every phone has them: boxes in their place would be wider than any text. */
const letters = { packages: ['fonts-thai-tlwg', 'fonts-lao'], languages: { th: 'Thai letters', lo: 'Lao letters' } };
function missingLetters(): string[] {
  return Object.entries(letters.languages).flatMap(([language, name]) => {
    const { status, stdout } = spawnSync('fc-list', [`:lang=${language}`], { encoding: 'utf8' });
    return status === 0 && !stdout.trim() ? [name] : [];
  });
}

const missingOf = (engine: Engine) => [
  ...Object.entries(engine.programs()).flatMap(([name, path]) => (path ? [] : [name])),
  ...missingLetters(),
];
export const packagesOf = (engine: Engine) => [...engine.packages, ...letters.packages];

/** Installs what an engine lacks where that is possible: as root on Debian. Answers the names of what is still not there. */
export function prepare(engine: Engine): string[] {
  if (missingOf(engine).length === 0) return [];
  let release = '';
  try {
    release = readFileSync('/etc/os-release', 'utf8');
  } catch {
    // No such system.
  }
  if (process.getuid?.() === 0 && /^ID=debian$/m.test(release)) {
    console.log(`${engine.name}: installing ${packagesOf(engine).join(', ')}`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
    apt('update');
    apt('install', '-y', '--no-install-recommends', ...packagesOf(engine));
  }
  return missingOf(engine);
}

/** Starts an engine for one visitor, who has never been here. */
export async function start(engine: Engine, screen: Screen): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), 'kapao-engine-'));
  const downloads = join(folder, 'downloads');
  mkdirSync(downloads);
  const children: ChildProcess[] = [];
  const launch: Launch = (program, args, env = {}) => {
    const child = spawn(program, args, {
      // Programs that they start in turn are ended with them.
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
        // Gone by itself.
      }
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  // They are in groups of their own, which a signal to this program does not reach.
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
      downloads,
      stop: () => stop(driver),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
