import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { anyPath } from './anyPath.ts';
import { bundleScript } from './bundleScript.ts';
import { memberPage, staticPages } from './pages.ts';
import type { WorkerFacts } from './precache.ts';

interface Parts {
  /** Hashed files that every page needs at once. */
  assets: readonly string[];
  mock: boolean;
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Pages are asked for by their path: hosts differ in what they answer to `/login.html`. */
const keptPages = [
  ...staticPages.filter(({ path: route }) => route !== anyPath),
  { path: memberPage.home, file: memberPage.file },
];

/** Writes `sw.js` for a finished build. */
export async function writeServiceWorker(outDir: string, { assets, mock }: Parts): Promise<void> {
  const texts = await Promise.all(keptPages.map(({ file }) => readFile(path.join(outDir, file), 'utf8')));
  const facts: WorkerFacts = {
    pages: keptPages.map((page) => page.path),
    assets: assets.map((file) => `/${file}`),
    build: hash(JSON.stringify([texts, assets])),
  };
  const code = await bundleScript('./serviceWorker.ts', {
    __MOCK__: JSON.stringify(mock),
    __WORKER__: JSON.stringify(facts),
    __SETTINGS__: '{}',
    'process.env.NODE_ENV': '"production"',
  });
  await writeFile(path.join(outDir, 'sw.js'), code);
}
