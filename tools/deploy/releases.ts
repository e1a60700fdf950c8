import {
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * The folder that a web server's releases are in: `releases/<time>-<build>`, and `current`, a link to the live one.
 */
export interface Site {
  /** Absolute path. */
  folder: string;
}

/** Holds the names of the assets that a release was built with. Names with a dot are never served. */
const ownAssetsFile = '.own-assets.json';
const unfinished = '.unfinished';

const releasesOf = ({ folder }: Site) => join(folder, 'releases');
export const releaseFolder = (site: Site, name: string): string => join(releasesOf(site), name);
const currentLink = ({ folder }: Site) => join(folder, 'current');

/** The names of all finished releases, newest first. */
export function listReleases(site: Site): string[] {
  if (!existsSync(releasesOf(site))) return [];
  const names = readdirSync(releasesOf(site)).filter((name) => !name.endsWith(unfinished));
  return names.sort().reverse();
}

/** The name of the live release; undefined before the first one. */
export function liveRelease(site: Site): string | undefined {
  const link = currentLink(site);
  return lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() ? basename(readlinkSync(link)) : undefined;
}

/** Makes a release the one that nginx reads at its next reload. Replaces the link in one step. */
export function switchTo(site: Site, name: string): void {
  const next = `${currentLink(site)}.next`;
  rmSync(next, { force: true });
  symlinkSync(join('releases', name), next);
  renameSync(next, currentLink(site));
}

/** Takes the link away again, after a first deployment that failed. */
export const switchOff = (site: Site): void => rmSync(currentLink(site), { force: true });

const assetsIn = (folder: string): string[] =>
  readdirSync(join(folder, 'assets'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(folder, 'assets', file)).isFile(),
  );

/** Gives one release the own assets of another one. Names change with the content, so nothing is overwritten. */
export function shareAssets(site: Site, from: string, to: string): void {
  const source = releaseFolder(site, from);
  const own = JSON.parse(readFileSync(join(source, ownAssetsFile), 'utf8')) as string[];
  for (const file of own) {
    const target = join(releaseFolder(site, to), 'assets', file);
    if (existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    try {
      linkSync(join(source, 'assets', file), target);
    } catch {
      // Some file systems know no hard links.
      cpSync(join(source, 'assets', file), target);
    }
  }
}

/** Seconds since 1970 of a release's pages; 0 before the first one. */
const secondsOf = (site: Site, name: string | undefined) =>
  name ? Math.floor(statSync(join(releaseFolder(site, name), 'app.html')).mtimeMs / 1000) : 0;

/** Copies a build into a release of its own and returns the release's name. nginx serves nothing of it yet. */
export function prepareRelease(site: Site, dist: string, build: string): string {
  mkdirSync(releasesOf(site), { recursive: true });
  // An earlier deployment may have been stopped half-way.
  for (const name of readdirSync(releasesOf(site)))
    if (name.endsWith(unfinished)) rmSync(join(releasesOf(site), name), { recursive: true });

  const [newest] = listReleases(site);
  // nginx makes an ETag of size and time in seconds, so no two releases may have equal times.
  const seconds = Math.max(Math.floor(Date.now() / 1000), secondsOf(site, newest) + 1);
  const time = new Date(seconds * 1000).toISOString().slice(0, 19).replaceAll(':', '');
  const name = `${time}-${build.slice(0, 8)}`;
  const folder = releaseFolder(site, `${name}${unfinished}`);
  cpSync(dist, folder, { recursive: true });
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    utimesSync(join(folder, file), seconds, seconds);
  writeFileSync(join(folder, ownAssetsFile), JSON.stringify(assetsIn(dist)));

  const conf = join(folder, 'nginx', 'site.conf');
  const text = readFileSync(conf, 'utf8')
    .replace(/^root .*;$/m, `root ${releaseFolder(site, name)};`)
    .replace(/^# (brotli_static on;)$/m, '$1');
  writeFileSync(conf, text);
  renameSync(folder, releaseFolder(site, name));
  return name;
}

/** Takes the line for `.br` files out of a release's configuration. */
export function turnBrotliOff(site: Site, name: string): void {
  const conf = join(releaseFolder(site, name), 'nginx', 'site.conf');
  writeFileSync(conf, readFileSync(conf, 'utf8').replace(/^brotli_static on;$/m, '# $&'));
}

/** Removes all releases but the newest ones and the live one. */
export function pruneReleases(site: Site, keep: number): void {
  const live = liveRelease(site);
  for (const name of listReleases(site).slice(keep))
    if (name !== live) rmSync(releaseFolder(site, name), { recursive: true });
}
