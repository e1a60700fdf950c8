import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const file = 'mockServiceWorker.js';

const source = () => readFileSync(createRequire(import.meta.url).resolve(`msw/${file}`), 'utf8');

/**
 * Serves the mock backend's worker script in every dev server, directly from the msw package. Writes it only into
 * builds that include the mock (`emit`), so that a production build has no file to remove.
 */
export function mockWorker({ emit }: { emit: boolean }): Plugin {
  return {
    name: 'kapao:mock-worker',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== `/${file}`) return next();
        response.setHeader('Content-Type', 'text/javascript');
        response.setHeader('Cache-Control', 'no-cache');
        response.end(source());
      });
    },
    generateBundle() {
      if (emit && this.environment.name === 'client') {
        this.emitFile({ type: 'asset', fileName: file, source: source() });
      }
    },
  };
}
