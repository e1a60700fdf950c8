import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { paths, publicPaths } from '../../src/lib/paths.ts';
import type { WorkerFacts } from '../../src/shell/precache.ts';
import { bundleScript } from './bundleScript.ts';
import { fileOf, memberPage } from './writtenPages.ts';

interface Parts extends Omit<WorkerFacts, 'pages' | 'build'> {
  /** What the host is told to send with the pages. */
  headers: string;
  mock: boolean;
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Pages are asked for by their path: hosts differ in what they answer to `/login.html`. */
const keptPages = [
  ...publicPaths.map((route) => ({ path: route, file: fileOf(route) })),
  // An installed app starts with it.
  { path: paths.home, file: memberPage.file },
];

/** Stands in the worker's code until all that its own name is made of is known. */
const unnamed = 'kapao-build';

/** Writes `sw.js` for a finished build. */
export async function writeServiceWorker(outDir: string, { headers, mock, ...parts }: Parts): Promise<void> {
  const texts = await Promise.all(keptPages.map(({ file }) => readFile(path.join(outDir, file), 'utf8')));
  const facts: WorkerFacts = {
    ...parts,
    pages: keptPages.map((page) => page.path),
    build: unnamed,
  };
  const code = await bundleScript(mock ? 'demoWorker.ts' : 'serviceWorker.ts', {
    __WORKER__: JSON.stringify(facts),
    __SETTINGS__: '{}',
    'process.env.NODE_ENV': '"production"',
  });
  await writeFile(path.join(outDir, 'sw.js'), code.replace(unnamed, hash(JSON.stringify([texts, headers, code]))));
}
