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

/** The folder of a web server's releases: `releases/<time>-<build>`, and `current`, a link to the live release. */
export interface Site {
  /** Absolute path. */
  folder: string;
}

/**
 * File with the names of the assets that a release was built with. nginx does not serve this file, because its name
 * starts with a dot.
 */
const ownAssetsFile = '.own-assets.json';
const unfinished = '.unfinished';

const releasesOf = ({ folder }: Site) => join(folder, 'releases');
export const releaseFolder = (site: Site, name: string): string => join(releasesOf(site), name);
const currentLink = ({ folder }: Site) => join(folder, 'current');

/** Returns the names of all complete releases, newest first. */
export function listReleases(site: Site): string[] {
  if (!existsSync(releasesOf(site))) return [];
  const names = readdirSync(releasesOf(site)).filter((name) => !name.endsWith(unfinished));
  return names.sort().reverse();
}

/** Returns the name of the live release, or `undefined` if no release is live, as before the first deployment. */
export function liveRelease(site: Site): string | undefined {
  const link = currentLink(site);
  return lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() ? basename(readlinkSync(link)) : undefined;
}

/** Makes nginx read this release at its next reload. Replaces the link atomically. */
export function switchTo(site: Site, name: string): void {
  const next = `${currentLink(site)}.next`;
  rmSync(next, { force: true });
  symlinkSync(join('releases', name), next);
  renameSync(next, currentLink(site));
}

/** Removes the link to the live release after a failed first deployment. */
export const switchOff = (site: Site): void => rmSync(currentLink(site), { force: true });

const assetsIn = (folder: string): string[] =>
  readdirSync(join(folder, 'assets'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(folder, 'assets', file)).isFile(),
  );

/**
 * Adds the assets with which one release was built to another release. Skips existing names, because names contain
 * content hashes, so files with equal names are equal.
 */
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
      // Some file systems do not support hard links.
      cpSync(join(source, 'assets', file), target);
    }
  }
}

/** Returns the time of a release's pages in seconds since 1970. 0 before the first release. */
const secondsOf = (site: Site, name: string | undefined) =>
  name ? Math.floor(statSync(join(releaseFolder(site, name), 'app.html')).mtimeMs / 1000) : 0;

/** Copies a build into a new release and returns the release's name. nginx does not serve this release yet. */
export function prepareRelease(site: Site, dist: string, build: string): string {
  mkdirSync(releasesOf(site), { recursive: true });
  // Remove the folders that an interrupted deployment has left.
  for (const name of readdirSync(releasesOf(site)))
    if (name.endsWith(unfinished)) rmSync(join(releasesOf(site), name), { recursive: true });

  const [newest] = listReleases(site);
  // nginx derives an ETag from size and time in seconds, so releases must have different times.
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

/** Disables `.br` files in a release's configuration. */
export function turnBrotliOff(site: Site, name: string): void {
  const conf = join(releaseFolder(site, name), 'nginx', 'site.conf');
  writeFileSync(conf, readFileSync(conf, 'utf8').replace(/^brotli_static on;$/m, '# $&'));
}

/** Removes all releases except the newest `keep` releases and the live release. */
export function pruneReleases(site: Site, keep: number): void {
  const live = liveRelease(site);
  for (const name of listReleases(site).slice(keep))
    if (name !== live) rmSync(releaseFolder(site, name), { recursive: true });
}
