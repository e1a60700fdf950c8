import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { filmsFolder, filmsIn, outOfDate } from '../videos/manifest.ts';

/** Where a build has the films that `npm run films` has recorded. */
export const filmsPath = '/howto';

/** All of them, or none: a guide whose film is missing would say that it cannot be played. */
const filmCount = 15;

/** Why the recorded films are left out of a build; empty where they go into it. */
export function filmsLeftOut(): string {
  const films = filmsIn(join(filmsFolder, 'films.json'));
  if (films.length === 0) return 'none is recorded';
  if (films.length < filmCount) return `${films.length} of ${filmCount} are recorded`;
  const stale = outOfDate(films);
  return stale.length > 0 ? `out of date: ${stale.join(', ')}` : '';
}

/** Returns the line that `npm run build` prints about the how-to videos. */
export const videosLine = (leftOut: string): string =>
  leftOut
    ? `how-to videos: NOT in the build (${leftOut}); visitors see the steps in pictures. \`npm run films\` records them`
    : 'how-to videos: in the build';

const files = () => readdirSync(filmsFolder).filter((file) => /\.(mp4|jpg|vtt)$/.test(file));

/** Puts the films of help into the build, or behind the dev server. */
export function films(): Plugin {
  return {
    name: 'kapao:films',
    configureServer(server) {
      server.middlewares.use(filmsPath, (request, response, next) => {
        const file = files().find((one) => request.url === `/${one}`);
        if (!file) return next();
        response.setHeader('Content-Type', file.endsWith('mp4') ? 'video/mp4' : 'text/vtt');
        createReadStream(join(filmsFolder, file)).pipe(response);
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const file of files()) {
        const source = readFileSync(join(filmsFolder, file));
        this.emitFile({ type: 'asset', fileName: `${filmsPath.slice(1)}/${file}`, source });
      }
    },
  };
}
