import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';

/** Extensions of files that compress well. Images, fonts and videos are compressed already. */
const compressible = new Set(['.html', '.js', '.css', '.json', '.svg', '.webmanifest', '.txt', '.xml', '.vtt']);

/** Minimum size in bytes. Hosts send smaller files uncompressed. */
const leastBytes = 512;

const getFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => statSync(join(folder, file)).isFile());

/** Returns the id of a finished build. */
export const buildIdIn = (dist: string): string => JSON.parse(readFileSync(join(dist, 'version.json'), 'utf8')).build;

/** Returns true for a folder that a build may empty: it does not exist, is empty, or holds an earlier build. */
export const mayReplace = (folder: string): boolean =>
  !existsSync(folder) ||
  readdirSync(folder).length === 0 ||
  ['_headers', 'version.json'].every((file) => existsSync(join(folder, file)));

/**
 * Moves the source maps out of a build, because they contain the sources and no host may serve them. Returns their
 * folder: a folder in `maps` with the build id as its name. Equal sources give equal maps: Rolldown names the files that
 * scripts import after their place on this machine.
 */
export function separateMaps(dist: string, maps: string): string {
  const folder = join(maps, buildIdIn(dist));
  for (const file of getFiles(dist).filter((name) => name.endsWith('.map'))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    const map = readFileSync(join(dist, file), 'utf8');
    writeFileSync(join(folder, file), map.replaceAll(/(ROLLDOWN_FILE_URL)_[\w-]+/g, '$1'));
    rmSync(join(dist, file));
  }
  return folder;
}

/** Writes a `.br` and a `.gz` file beside each file that compresses well, for hosts that serve precompressed files. */
export function precompress(dist: string): void {
  // Browsers request no file of these folders, so the files stay uncompressed.
  const skipped = /^(nginx|\.vite)[\\/]/;
  for (const file of getFiles(dist)) {
    const path = join(dist, file);
    if (skipped.test(file) || !compressible.has(extname(file))) continue;
    const content = readFileSync(path);
    if (content.length < leastBytes) continue;
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [zlib.BROTLI_PARAM_QUALITY]: 11 } }));
  }
}
