import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { anyPath } from './anyPath.ts';
import { bundleScript } from './bundleScript.ts';
import { memberPage, staticPages } from './pages.ts';
import type { Precached, WorkerFacts } from './precache.ts';

interface Parts {
  /** Hashed files that every page needs at once. */
  assets: readonly string[];
  mock: boolean;
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Pages are asked for by their path: hosts differ in what they answer to `/login.html`. */
async function pageEntries(outDir: string): Promise<Precached[]> {
  const pages = [...staticPages.filter(({ path: route }) => route !== anyPath), memberPage];
  return Promise.all(
    pages.map(async ({ path: url, file }) => ({
      url,
      revision: hash(await readFile(path.join(outDir, file), 'utf8')),
    })),
  );
}

/** Writes `sw.js` for a finished build. */
export async function writeServiceWorker(outDir: string, { assets, mock }: Parts): Promise<void> {
  const files = [...(await pageEntries(outDir)), ...assets.map((file) => ({ url: `/${file}`, revision: null }))];
  const facts: WorkerFacts = { files, build: hash(JSON.stringify(files)) };
  const code = await bundleScript('./serviceWorker.ts', {
    __MOCK__: JSON.stringify(mock),
    __WORKER__: JSON.stringify(facts),
    __SETTINGS__: '{}',
    'process.env.NODE_ENV': '"production"',
  });
  await writeFile(path.join(outDir, 'sw.js'), code);
}
