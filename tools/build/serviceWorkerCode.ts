import { paths, publicPaths } from '../../src/lib/paths.ts';
import type { WorkerFacts } from '../../src/shell/precache.ts';
import { buildIdPlaceholder } from './buildId.ts';
import { bundleScript } from './bundleScript.ts';

interface Parts extends Omit<WorkerFacts, 'pages' | 'build'> {
  mock: boolean;
}

/**
 * Pages to precache. The worker requests them by path, because hosts respond differently to `/login.html`. Home is
 * among them, because an installed app starts there.
 */
const keptPages = [...publicPaths, paths.home];

/** Returns the code of `sw.js` with the placeholder of the build id. */
export function serviceWorkerCode({ mock, ...parts }: Parts): Promise<string> {
  const facts: WorkerFacts = { ...parts, pages: keptPages, build: buildIdPlaceholder };
  return bundleScript(mock ? 'demoWorker.ts' : 'serviceWorker.ts', {
    __WORKER__: JSON.stringify(facts),
    __SETTINGS__: '{}',
    'process.env.NODE_ENV': '"production"',
  });
}
