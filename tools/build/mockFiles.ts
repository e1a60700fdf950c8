import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import type { Plugin } from 'vite';

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.html': 'text/html;charset=utf-8',
  '.css': 'text/css',
};

/** Folder of the demo's page in place of games and slips, which are outside the app. */
const demoPage = join(import.meta.dirname, '../../mocks/demoPage');

/** Files by their path in the site: the worker script of the msw package, and the demo's page. */
const files = new Map([
  ['mockServiceWorker.js', createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')],
  ...readdirSync(demoPage).map((file) => [`demo/${file}`, join(demoPage, file)] as const),
]);

/**
 * Serves the files that the mock backend needs in every dev server, directly from their places. Writes them only into
 * builds that include the mock (`emit`), so that a production build has no file to remove.
 */
export function mockFiles({ emit }: { emit: boolean }): Plugin {
  return {
    name: 'kapao:mock-files',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = files.get(request.url?.split('?')[0]?.slice(1) ?? '');
        if (!file) return next();
        response.setHeader('Content-Type', types[extname(file)] ?? '');
        response.setHeader('Cache-Control', 'no-cache');
        response.end(readFileSync(file));
      });
    },
    generateBundle() {
      if (!emit || this.environment.name !== 'client') return;
      for (const [fileName, file] of files) this.emitFile({ type: 'asset', fileName, source: readFileSync(file) });
    },
  };
}
