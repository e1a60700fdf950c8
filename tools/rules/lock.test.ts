import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../test/program.ts';

interface Locked {
  link?: boolean;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
}

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const packages = lock.packages as Record<string, Locked>;

/**
 * npm leaves packages for other systems out of the lock file if its registry lacks them. `npm ci` then refuses the
 * file.
 */
it('locks the optional packages of every system', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

/** Without a hash, npm installs whatever the registry, or an attacker in between, returns. */
it('has an integrity hash for every package', () => {
  const isFetched = ([path, { link }]: [string, Locked]) => path !== '' && !link;
  const unsafe = Object.entries(packages).filter(
    (entry) => isFetched(entry) && !/^sha512-[\w+/]{86}==$/.test(entry[1].integrity ?? ''),
  );
  expect(unsafe.map(([path]) => path)).toEqual([]);
});
