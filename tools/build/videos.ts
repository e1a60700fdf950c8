import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { outOfDate, videosFolder, videosIn } from '../videos/manifest.ts';

/** Path of the recorded how-to videos in a build. */
export const videosPath = '/howto';

/**
 * Number of how-to videos. A build has all of them or none, because a guide with a missing video would show an error.
 */
export const videoCount = 15;

/** Returns the reason why the build leaves the videos out. Empty if the build includes them. */
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
    ? `how-to videos: NOT in the build (${leftOut}); visitors see the steps as images. Run \`npm run videos\` to record them`
    : 'how-to videos: in the build';

const files = () => readdirSync(videosFolder).filter((file) => /\.(mp4|jpg|vtt)$/.test(file));

/** Adds the how-to videos to the build and to the dev server. */
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
