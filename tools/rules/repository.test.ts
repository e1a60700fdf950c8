import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { storageKeys } from '../../src/device/storage.ts';
import { root } from '../test/program.ts';
import { readSources } from './sources.ts';

const sources = readSources('src', 'mocks', 'stories', '.storybook', 'tools');
const maxLines = 400;

/** Clock, randomness and timers of the machine. The mock uses those of mocks/runtime, so that a run can be repeated. */
const uncontrolled: [RegExp, string][] = [
  [/\bDate\.now\b|\bnew Date\(\)/, 'take the time from the clock of mocks/runtime/clock.ts'],
  [/\bMath\.random\b|\bcrypto\.(randomUUID|getRandomValues)\b/, 'take random numbers and ids from mocks/runtime'],
  [/\bsetTimeout\(|\bsetInterval\(/, 'wait through mocks/runtime/delay.ts'],
];

/** Files that may use the machine's clock and timers: the runtime, servers, tests, and the demo panel, which polls. */
const entryPoints = /^mocks\/(runtime\/|server\.ts$|realtime|panel\/|.*\.test\.ts$)/;

/** Returns `path: what to do` for each file in mocks that uses the machine's clock, randomness or timers directly. */
function uncontrolledPlaces(): string[] {
  return sources
    .filter(({ path }) => path.startsWith('mocks/') && !entryPoints.test(path))
    .flatMap(({ path, text }) =>
      uncontrolled.filter(([use]) => use.test(text)).map(([, advice]) => `${path}: ${advice}`),
    );
}

describe('sources', () => {
  it('finds the sources', () => {
    expect(sources.length).toBeGreaterThan(50);
  });

  it(`every source has at most ${maxLines} lines`, () => {
    const long = sources.filter(({ text }) => text.split('\n').length > maxLines + 1);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it('no file is for miscellaneous helpers, such as utils.ts', () => {
    const drawers = sources.filter(({ path }) => /\/(utils?|helpers?|common|misc|index)\.tsx?$/.test(path));
    expect(drawers.map(({ path }) => path)).toEqual([]);
  });

  it('views are loaded lazily only with lazyView, which can retry', () => {
    const own = sources.filter(({ path, text }) => /^(src|stories)\//.test(path) && /\blazy\(/.test(text));
    expect(own.map(({ path }) => path)).toEqual(['src/components/LazyView/lazyView.tsx']);
  });

  it('IME composition is detected only with isComposing of src/lib, which handles Safari', () => {
    const own = sources.filter(({ path, text }) => /^src\//.test(path) && /\w\.isComposing\b/.test(text));
    expect(own.map(({ path }) => path)).toEqual([]);
  });

  it('sources cite no numbered section of an external document, but state the rule itself', () => {
    // Join the parts of a text first, because the source may split a text over several lines.
    const joined = (text: string) => text.replace(/['"] \+\s+['"]/g, '');
    const citing = sources.filter(({ text }) => /\bsections? \d|\bR\d\d\b|\u00a7/i.test(joined(text)));
    expect(citing.map(({ path }) => path)).toEqual([]);
  });

  it('the mock takes time, randomness and delays only from mocks/runtime', () => {
    expect(uncontrolledPlaces()).toEqual([]);
  });
});

/**
 * Tests must not depend on how many milliseconds something takes. A test holds a pending response and releases it
 * itself (`holdResponse`). It checks that something does not happen once the page is stable (`waitForStable`). If the
 * behaviour itself is a time, a comment in the line before says so: "A time: …".
 */
const waits =
  /\bsetTimeout\(.*,|\bsetTimeout\(\w+\)|waitForTimeout\(|\btimeout: |\bdelayMs: |performance\.now\(\).*toBeLess|^\s*kind: 'slow'|fail\(.*kind: 'slow'/;

/** Stories, the end-to-end tests, and all other tests. */
const proof = /^(stories|tools\/e2e)\/|\.test\.tsx?$/;

it('no story and no test waits for a fixed time', () => {
  const found = sources
    .filter(({ path }) => proof.test(path))
    .flatMap(({ path, text }) => {
      const lines = text.split('\n');
      return lines.flatMap((line, index) =>
        waits.test(line) && !/A time: /.test(lines[index - 1] ?? '') ? [`${path}:${index + 1} ${line.trim()}`] : [],
      );
    });
  expect(found).toEqual([]);
});

/** Sources that run in members' browsers, except `src/device/storage.ts`, which may access the storages. */
const inBrowser = sources.filter(
  ({ path }) =>
    path.startsWith('src/') && !/\.test\.tsx?$|\/test[A-Z]\w*\.ts$/.test(path) && path !== 'src/device/storage.ts',
);

it('only src/device/storage.ts accesses the storages of the browser', () => {
  const direct = inBrowser.filter(({ text }) =>
    /\b(localStorage|sessionStorage|indexedDB)\b|document\.cookie/.test(text),
  );
  // newTab.ts clears the copy of sessionStorage that the browser gives to an opened tab.
  expect(direct.map(({ path }) => path)).toEqual(['src/device/newTab.ts']);
});

it('every storage key of the list is used', () => {
  const all = inBrowser.map(({ text }) => text).join('\n');
  const unused = Object.keys(storageKeys).filter(
    (name) => !new RegExp(`(storageKeys\\.|(stored\\(|name: )')${name}\\b`).test(all),
  );
  expect(unused).toEqual([]);
});

interface Locked {
  link?: boolean;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
}

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const packages = lock.packages as Record<string, Locked>;

/**
 * npm leaves packages for other systems out of the lock file if its registry lacks them. `npm ci` then refuses the
 * file.
 */
it('locks the optional packages of every system', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

/** Without a hash, npm installs whatever the registry, or an attacker in between, returns. */
it('has an integrity hash for every package', () => {
  const isFetched = ([path, { link }]: [string, Locked]) => path !== '' && !link;
  const unsafe = Object.entries(packages).filter(
    (entry) => isFetched(entry) && !/^sha512-[\w+/]{86}==$/.test(entry[1].integrity ?? ''),
  );
  expect(unsafe.map(([path]) => path)).toEqual([]);
});
