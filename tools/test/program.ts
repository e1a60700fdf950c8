import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** The repository's root folder. */
export const root = dirname(dirname(import.meta.dirname));

/**
 * Returns the command line of a package's program, run by this Node: without a shell or npx, the same on every system.
 */
export function program(name: string, ...args: string[]): string[] {
  const manifestPath = packageManifest(name);
  const manifest = require(manifestPath) as { name: string; bin: string | Record<string, string> };
  const bin = typeof manifest.bin === 'string' ? manifest.bin : Object.values(manifest.bin)[0];
  if (!bin) throw new Error(`${name} has no program`);
  return [process.execPath, join(dirname(manifestPath), bin), ...args];
}

function packageManifest(name: string): string {
  return join(root, 'node_modules', name, 'package.json');
}
