import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { archiveOf } from './archive.ts';
import { buildsFolder, type ReleasePart } from './parts.ts';

type Env = Record<string, string | undefined>;

export interface ReleaseOptions {
  /** The repository's root. Builds and archives are below it. */
  root: string;
  version: string;
  /** The time of all files in the archives, in seconds since 1970. */
  seconds: number;
  parts: readonly ReleasePart[];
  env: Env;
  /** Names of the videos to record first, such as `wallet.th`. */
  videosToRecord: readonly string[];
  /** Number of videos that each production build must contain. */
  videoCount: number;
  /** Builds the sites without how-to videos and does not record videos. */
  withoutVideos: boolean;
  /** Runs a program and returns its exit code. */
  run(command: readonly string[], env: Env): number;
  print(line: string): void;
}

/** The folder of the archives and their checksums, relative to the root. */
export const releaseFolder = 'release';
export const checksumsFile = 'SHA256SUMS';

/** The build setting for the address of the how-to videos. */
const videosSetting = 'KAPAO_HOWTO_VIDEOS';

/**
 * Returns the environment variables of a part's build. Settings with the part's prefix replace the general settings.
 * With `withoutVideos`, production builds get an empty `KAPAO_HOWTO_VIDEOS`.
 */
function envOf({ prefix, isProduction }: ReleasePart, env: Env, withoutVideos: boolean): Env {
  const own = Object.entries(env).flatMap(([name, value]) =>
    prefix && name.startsWith(`${prefix}KAPAO_`) ? [[name.slice(prefix.length), value] as const] : [],
  );
  return { ...env, ...Object.fromEntries(own), ...(isProduction && withoutVideos && { [videosSetting]: '' }) };
}

const videosIn = (folder: string): number =>
  existsSync(join(folder, 'howto'))
    ? readdirSync(join(folder, 'howto')).filter((file) => file.endsWith('.mp4')).length
    : 0;

/**
 * Builds all parts and writes their archives with SHA-256 checksums. Throws at the first failure. First removes the
 * builds and archives of an earlier release, so that `release/` never mixes two releases.
 */
export function release(options: ReleaseOptions): void {
  const { root, version, seconds, parts, env, videosToRecord, videoCount, withoutVideos, run, print } = options;
  const out = join(root, releaseFolder);
  for (const folder of [out, join(root, buildsFolder)]) rmSync(folder, { recursive: true, force: true });

  const runOrThrow = (command: readonly string[], own: Env) => {
    const status = run(command, own);
    if (status !== 0) throw new Error(`${command.join(' ')} failed with exit code ${status}. Nothing is released`);
  };
  // If the operator hosts the videos elsewhere, the builds do not contain them.
  const isHosted = env[videosSetting] !== undefined;
  const withVideos = !withoutVideos && !isHosted && parts.some(({ isProduction }) => isProduction);
  if (withVideos && videosToRecord.length > 0) runOrThrow(['tools/videos/main.ts', ...videosToRecord], env);

  const archives: { file: string; content: Buffer }[] = [];
  for (const part of parts) {
    const folder = join(root, part.folder);
    const own = envOf(part, env, withoutVideos);
    runOrThrow(part.command, own);
    const count = videosIn(folder);
    if (part.isProduction && own[videosSetting] === undefined && count !== videoCount)
      throw new Error(`The ${part.name} build contains ${count} of ${videoCount} how-to videos. Nothing is released`);
    const packed = [{ name: part.name, from: folder }];
    if (part.maps) packed.push({ name: `${part.name}-maps`, from: join(root, part.maps) });
    for (const { name, from } of packed) {
      const top = `kapao-${version}-${name}`;
      archives.push({ file: `${top}.tar.gz`, content: archiveOf(from, top, seconds) });
    }
  }

  mkdirSync(out, { recursive: true });
  const sums = archives.map(({ file, content }) => {
    writeFileSync(join(out, file), content);
    const sum = createHash('sha256').update(content).digest('hex');
    print(`${releaseFolder}/${file}  ${(content.length / 1_000_000).toFixed(1)} MB  ${sum.slice(0, 12)}…`);
    return `${sum}  ${file}\n`;
  });
  writeFileSync(join(out, checksumsFile), sums.join(''));
  if (withoutVideos) print('how-to videos: NOT in these archives (--without-videos). Do not deploy them');
  else if (isHosted) print(`how-to videos: at ${videosSetting}, not in these archives`);
}
