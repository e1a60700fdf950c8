import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { outOfDate, videosFolder, videosIn } from '../videos/manifest.ts';

/** Where a build has the films that `npm run videos` has recorded. */
export const videosPath = '/howto';

/** All of them, or none: a guide whose film is missing would say that it cannot be played. */
const videoCount = 15;

/** Why the recorded films are left out of a build; empty where they go into it. */
export function videosLeftOut(): string {
  const videos = videosIn(join(videosFolder, 'films.json'));
  if (videos.length === 0) return 'none is recorded';
  if (videos.length < videoCount) return `${videos.length} of ${videoCount} are recorded`;
  const stale = outOfDate(videos);
  return stale.length > 0 ? `out of date: ${stale.join(', ')}` : '';
}

/** Returns the line that `npm run build` prints about the how-to videos. */
export const videosLine = (leftOut: string): string =>
  leftOut
    ? `how-to videos: NOT in the build (${leftOut}); visitors see the steps in pictures. \`npm run videos\` records them`
    : 'how-to videos: in the build';

const files = () => readdirSync(videosFolder).filter((file) => /\.(mp4|jpg|vtt)$/.test(file));

/** Puts the films of help into the build, or behind the dev server. */
export function videos(): Plugin {
  return {
    name: 'kapao:films',
    configureServer(server) {
      server.middlewares.use(videosPath, (request, response, next) => {
        const file = files().find((one) => request.url === `/${one}`);
        if (!file) return next();
        response.setHeader('Content-Type', file.endsWith('mp4') ? 'video/mp4' : 'text/vtt');
        createReadStream(join(videosFolder, file)).pipe(response);
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const file of files()) {
        const source = readFileSync(join(videosFolder, file));
        this.emitFile({ type: 'asset', fileName: `${videosPath.slice(1)}/${file}`, source });
      }
    },
  };
}
