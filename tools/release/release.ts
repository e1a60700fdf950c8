import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '../options.ts';
import { addChecksums } from './addChecksums.ts';

/**
 * `npx tsx tools/release/release.ts`: builds all parts of a release, or only the named parts, and packs them into
 * `release/`. Needs GNU tar. See docs/releasing.md.
 */
const root = join(import.meta.dirname, '../..');
const builds = join(root, '.cache/release');
const out = join(root, 'release');

interface Part {
  /** The command that builds the part. */
  command: readonly string[];
  /** The folder that the command writes. */
  folder: string;
  /** True for a site that operators deploy. Its archive also has `deploy.sh`, and its source maps are packed apart. */
  isSite?: boolean;
  /** The prefix of settings that replace the general ones in this part, such as `LAO_KAPAO_SITE_ORIGIN`. */
  prefix?: string;
}

const npmRun = (script: string, ...args: string[]) => ['npm', 'run', '--silent', script, '--', ...args];
const getFolder = (name: string) => join(builds, name);
const getSite = (market: string, name: string): Part => ({
  command: npmRun('build', '--market', market, '--outDir', getFolder(name)),
  folder: getFolder(name),
  isSite: true,
});

export const parts: Readonly<Record<string, Part>> = {
  thai: getSite('th', 'thai'),
  lao: { ...getSite('la', 'lao'), prefix: 'LAO_' },
  demo: { command: npmRun('build', '--mock', 'on', '--outDir', getFolder('demo')), folder: getFolder('demo') },
  storybook: {
    command: ['npx', 'storybook', 'build', '--quiet', '--output-dir', getFolder('storybook')],
    folder: getFolder('storybook'),
  },
  conformance: { command: ['npx', 'tsx', 'tools/conformance/pack.ts'], folder: join(root, '.cache/conform') },
};

/** Returns the environment of a part: settings with the part's prefix replace the general ones. */
export const getEnv = (prefix: string | undefined, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  const own = Object.entries(env).filter(([name]) => prefix && name.startsWith(`${prefix}KAPAO_`));
  return { ...env, ...Object.fromEntries(own.map(([name, value]) => [name.slice(prefix?.length), value])) };
};

/** Returns the reason why a commit with these tags must not be released as this version, or undefined. */
export function tagProblem(version: string, tags: readonly string[]): string | undefined {
  const versions = tags.filter((tag) => /^v\d/.test(tag));
  if (versions.length === 0 || versions.includes(`v${version}`)) return undefined;
  return `package.json has version ${version}, and the tag is ${versions.join(', ')}. Tag v${version}, or set the version`;
}

/** Packs a folder as `<top>/…` into `<to>/<top>.tar.gz`. Equal files give equal bytes. `seconds` is the time of all files. */
export function pack(folder: string, top: string, to: string, seconds: number): void {
  const equal = [
    '--sort=name',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u=rwX,go=rX',
    `--mtime=@${seconds}`,
  ];
  const names = ['--transform', `s,^\\.,${top},`, '-C', folder, '.'];
  execFileSync('tar', ['--use-compress-program', 'gzip -n -9', '-cf', join(to, `${top}.tar.gz`), ...equal, ...names]);
}

const stop = (message: string): never => {
  console.error(message);
  process.exit(1);
};
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** Files of tools/deploy that the archive of a site contains. */
const hostFiles = ['deploy.sh', 'kapao.conf', 'remove-worker.sh', 'remove-worker.js'];

/** Pages of docs that the archive of a site contains, so that an operator needs nothing else. Folders count with all files. */
export const guides = ['deploying.md', 'deploying', 'operations.md', 'releasing.md'];

/**
 * Returns the list of packages as CycloneDX. npm adds a random number, the time and the name of the folder, which differ
 * between equal builds.
 */
export function readSbom(name: string, seconds: number): string {
  const command = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const { serialNumber: _, ...sbom } = JSON.parse(execFileSync('npm', command, { cwd: root, encoding: 'utf8' }));
  sbom.metadata.timestamp = new Date(seconds * 1000).toISOString();
  sbom.metadata.component.name = name;
  return `${JSON.stringify(sbom, null, 2)}\n`;
}

function main(): void {
  const names = Object.keys(parts);
  const chosen = readOptions(`npx tsx tools/release/release.ts [${names.join('] [')}]`, {}, { positionals: names })
    .positionals as string[];
  const { name: product, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const problem = tagProblem(version, git('tag', '--points-at', 'HEAD').split('\n'));
  if (problem) stop(problem);
  if (git('status', '--porcelain'))
    console.log('The working tree has changes that are not committed: they are released');

  for (const folder of [out, builds]) rmSync(folder, { recursive: true, force: true });
  const packed = join(builds, 'packed');
  mkdirSync(packed, { recursive: true });
  const seconds = Number(process.env.SOURCE_DATE_EPOCH ?? git('log', '-1', '--format=%ct'));
  for (const [name, { command, folder, isSite, prefix }] of Object.entries(parts)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const [program = '', ...args] = command;
    const { status } = spawnSync(program, args, { cwd: root, env: getEnv(prefix, process.env), stdio: 'inherit' });
    if (status !== 0) stop(`${command.join(' ')} failed with exit code ${status}. Nothing is released`);
    const top = `kapao-${version}-${name}`;
    if (!isSite) {
      pack(folder, top, packed, seconds);
      continue;
    }
    const site = `${folder}-site`;
    mkdirSync(site);
    renameSync(folder, join(site, 'site'));
    for (const file of hostFiles) copyFileSync(join(root, 'tools/deploy', file), join(site, file));
    for (const guide of guides) cpSync(join(root, 'docs', guide), join(site, 'docs', guide), { recursive: true });
    addChecksums(site);
    pack(site, top, packed, seconds);
    if (existsSync(`${folder}-maps`)) pack(`${folder}-maps`, `${top}-maps`, packed, seconds);
  }
  writeFileSync(join(packed, `kapao-${version}-sbom.json`), readSbom(product, seconds));
  addChecksums(packed);
  renameSync(packed, out);
  console.log(`Released into ${out}:\n${readFileSync(join(out, 'SHA256SUMS'), 'utf8')}`);
}

if (process.argv[1] === import.meta.filename) main();
