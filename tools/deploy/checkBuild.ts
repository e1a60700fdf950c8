import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files that a build must contain in addition to `version.json` and its assets. */
const files = ['index.html', 'login.html', 'app.html', '404.html', 'sw.js', 'nginx/http.conf', 'nginx/site.conf'];

/** Returns the id of a build. Throws if the folder does not contain one complete build. */
export function checkBuild(dist: string): string {
  const read = (file: string) => {
    if (!existsSync(join(dist, file))) throw new Error(`${dist} is not a complete build: ${file} is missing`);
    return readFileSync(join(dist, file), 'utf8');
  };
  const { build } = JSON.parse(read('version.json')) as { build: string };
  const texts = new Map(files.map((file) => [file, read(file)]));
  for (const [file, text] of texts) {
    if (file.startsWith('nginx/')) continue;
    if (!text.includes(build))
      throw new Error(`${file} does not belong to build ${build}. Copy the whole folder of one build`);
    for (const [, asset = ''] of text.matchAll(/["'`](\/assets\/[\w./-]+\.(?:js|css|woff2))["'`]/g)) {
      if (!existsSync(join(dist, asset)) && !isStableName(asset, texts))
        throw new Error(`${dist} is not a complete build: ${file} needs ${asset}, which is missing`);
    }
  }
  return build;
}

/** Scripts import each other by stable names, which the page's import map resolves. Those names are not files. */
const isStableName = (asset: string, texts: ReadonlyMap<string, string>): boolean =>
  [...texts.values()].some((text) => text.includes(`"${asset}":"`));
