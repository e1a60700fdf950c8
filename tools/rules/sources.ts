import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../test/program.ts';

export interface Source {
  /** Path relative to the repository's root, with `/`. */
  path: string;
  text: string;
}

/** Reads the TypeScript files of some top-level folders. A missing folder counts as empty. */
export function readSources(...folders: string[]): Source[] {
  return folders.flatMap((folder) => {
    try {
      return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => join(folder, file))
        .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(root, path), 'utf8') }));
    } catch {
      return [];
    }
  });
}

/** Clock, randomness and timers of the machine. The mock uses those of mocks/runtime, so that a run can be repeated. */
const uncontrolled: [RegExp, string][] = [
  [/\bDate\.now\b|\bnew Date\(\)/, 'take the time from the clock of mocks/runtime/clock.ts'],
  [/\bMath\.random\b|\bcrypto\.(randomUUID|getRandomValues)\b/, 'take random numbers and ids from mocks/runtime'],
  [/\bsetTimeout\(|\bsetInterval\(/, 'wait through mocks/runtime/delay.ts'],
];

/** Files that may use the machine's clock and timers: the runtime, servers, tests, and the demo panel, which polls. */
const entryPoints = /^mocks\/(runtime\/|server\.ts$|realtime|panel\/|.*\.test\.ts$)/;

/** Returns `path: what to do` for each file in mocks that uses the machine's clock, randomness or timers directly. */
export function uncontrolledPlaces(sources: Source[]): string[] {
  return sources
    .filter(({ path }) => path.startsWith('mocks/') && !entryPoints.test(path))
    .flatMap(({ path, text }) =>
      uncontrolled.filter(([use]) => use.test(text)).map(([, advice]) => `${path}: ${advice}`),
    );
}
