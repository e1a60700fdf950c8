import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../test/program.ts';

export interface Source {
  /** From the repository's root, with `/`. */
  path: string;
  text: string;
}

/** The TypeScript files of some top folders; a folder that does not exist holds none. */
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

/** Time, chance and waiting of the machine, which the mock takes from mocks/runtime alone so that a run can be repeated. */
const uncontrolled: [RegExp, string][] = [
  [/\bDate\.now\b|\bnew Date\(\)/, 'take the time from the clock of mocks/runtime/clock.ts'],
  [/\bMath\.random\b|\bcrypto\.(randomUUID|getRandomValues)\b/, 'take chance and ids from mocks/runtime'],
  [/\bsetTimeout\(|\bsetInterval\(/, 'wait through mocks/runtime/delay.ts'],
];

/** The mock takes time where it has its own, and the panel is interface: it may look again now and then. */
const entryPoints = /^mocks\/(runtime\/|server\.ts$|realtime|panel\/|.*\.test\.ts$)/;

/** `path: what to do` for each place in mocks that reads the machine's clock, chance or timers by itself. */
export function uncontrolledPlaces(sources: Source[]): string[] {
  return sources
    .filter(({ path }) => path.startsWith('mocks/') && !entryPoints.test(path))
    .flatMap(({ path, text }) =>
      uncontrolled.filter(([use]) => use.test(text)).map(([, advice]) => `${path}: ${advice}`),
    );
}
