import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../test/program.ts';
import { checkBuild } from './checkBuild.ts';
import {
  listReleases,
  liveRelease,
  prepareRelease,
  pruneReleases,
  type Site,
  shareAssets,
  switchOff,
  switchTo,
  turnBrotliOff,
} from './releases.ts';

const usage = `Usage: npm run deploy -- --to <folder> [options]

Deploys a build on this machine's nginx, or rolls back to an earlier release. See docs/deploying.md.

  --to <folder>          the folder of the releases, such as /var/www/kapao
  --from <folder>        the build (default: dist)
  --keep <number>        the number of releases to keep, at least 2 (default: 3)
  --list                 lists the releases and changes nothing
  --rollback [release]   rolls back to that release (default: the one before the live one)
  --nginx <command>      how to run nginx (default: nginx), such as "sudo nginx"
  --no-reload            does not reload nginx, for the first deployment while nginx is not running
  --help                 shows this text

Exit codes: 0 if deployed, 1 if something failed and the earlier release stays live.`;

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Parses the command line. `--rollback` may have no value. */
function readOptions() {
  const args = process.argv.slice(2).flatMap((word, at, all) => {
    const isBare = word === '--rollback' && (all[at + 1] ?? '--').startsWith('--');
    return isBare ? ['--rollback='] : [word];
  });
  try {
    const { values } = parseArgs({
      args,
      options: {
        to: { type: 'string' },
        from: { type: 'string', default: 'dist' },
        keep: { type: 'string', default: '3' },
        list: { type: 'boolean', default: false },
        rollback: { type: 'string' },
        nginx: { type: 'string', default: 'nginx' },
        'no-reload': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) {
      console.log(usage);
      process.exit(0);
    }
    if (!values.to) stop(`--to is missing\n\n${usage}`);
    if (!/^\d+$/.test(values.keep) || Number(values.keep) < 2)
      stop(`--keep ${values.keep} is not a whole number of at least 2`);
    return { ...values, to: values.to };
  } catch (error) {
    return stop(`${(error as Error).message}\n\n${usage}`);
  }
}

const options = readOptions();
const site: Site = { folder: resolve(options.to) };
const keep = Number(options.keep);

/** Runs nginx with these arguments and returns its output. */
function nginx(...args: string[]): { isDone: boolean; output: string } {
  const [command = '', ...more] = options.nginx.split(' ');
  const { status, stdout, stderr, error } = spawnSync(command, [...more, ...args], { encoding: 'utf8' });
  return { isDone: status === 0, output: error?.message ?? `${stdout}${stderr}` };
}

/** Runs `nginx -t` on the live release. If nginx has no brotli module, disables `.br` files and tests again. */
function testConfiguration(name: string): { isDone: boolean; output: string } {
  const result = nginx('-t');
  if (result.isDone || !result.output.includes('unknown directive "brotli_static"')) return result;
  turnBrotliOff(site, name);
  return nginx('-t');
}

/** Makes a release live. If nginx refuses the configuration, restores the earlier release and exits with code 1. */
function goLive(name: string): void {
  const before = liveRelease(site);
  const others = new Set([...listReleases(site).slice(0, keep), ...(before ? [before] : [])]);
  others.delete(name);
  for (const other of others) shareAssets(site, other, name);
  // During a reload, nginx's old workers may get requests for the new release's files, so the old release needs them.
  if (before && before !== name) shareAssets(site, name, before);
  switchTo(site, name);
  let { isDone, output } = testConfiguration(name);
  if (isDone && !options['no-reload']) ({ isDone, output } = nginx('-s', 'reload'));
  if (isDone) return;
  if (before) switchTo(site, before);
  else switchOff(site);
  stop(`nginx refuses the release. Live release: ${before ?? 'none'}. Output of nginx:\n${output}`);
}

/**
 * Returns the release to roll back to: `wanted` or, if that is empty, the release before the live one. Exits with an
 * error if that release does not exist.
 */
function earlierRelease(wanted: string): string {
  const names = listReleases(site);
  const live = liveRelease(site);
  const name = wanted || (live && names[names.indexOf(live) + 1]);
  if (!name || !names.includes(name)) stop(`There is no release ${wanted || 'before the live one'} in ${site.folder}`);
  return name;
}

if (options.list) {
  for (const name of listReleases(site)) console.log(name === liveRelease(site) ? `${name}  live` : name);
} else if (options.rollback !== undefined) {
  const name = earlierRelease(options.rollback);
  goLive(name);
  console.log(`${name} is live again`);
} else {
  const dist = resolve(root, options.from);
  try {
    const name = prepareRelease(site, dist, checkBuild(dist));
    goLive(name);
    pruneReleases(site, keep);
    console.log(`${name} is live`);
  } catch (error) {
    stop((error as Error).message);
  }
}
