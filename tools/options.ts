import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

const kinds = {
  any: { description: 'any text', isKnown: () => true },
  number: { description: 'a whole number', isKnown: (value: string) => /^\d+$/.test(value) },
  port: {
    description: 'a port from 0 to 65535; 0 means any free port',
    isKnown: (value: string) => /^\d+$/.test(value) && Number(value) <= 65_535,
  },
  folder: { description: 'an existing folder', isKnown: (value: string) => existsSync(value) },
  commit: {
    description: 'a commit of this checkout',
    isKnown: (value: string) =>
      spawnSync('git', ['rev-parse', '--verify', '--quiet', `${value}^{commit}`]).status === 0,
  },
};
type KnownValues = readonly string[] | keyof typeof kinds;

interface Known<T extends Options> {
  /** The positional arguments that the command takes. Default: none. */
  positionals?: KnownValues;
  /** The values that each option takes. Default: any. */
  values?: { readonly [K in keyof T]?: KnownValues };
}

/**
 * Reads the options and positional arguments of a command with `parseArgs`. Exits with 2 and names the known values if one is unknown,
 * so that a typing error never becomes a green run of nothing. `--help` or `-h` prints the usage if everything else is
 * known, whether this machine has the named folder or commit or not.
 */
export function readOptions<const T extends Options>(
  usage: string,
  options: T,
  { positionals = [], values }: Known<T> = {},
) {
  const stop = (message: string): never => {
    console.error(`${message}\nUsage: ${usage}`);
    process.exit(2);
  };
  const isHelp = process.argv.slice(2).some((arg) => arg === '--help' || arg === '-h');
  const check = (name: string, value: string, known: KnownValues) => {
    if (isHelp && (known === 'folder' || known === 'commit')) return;
    const kind = typeof known === 'string' ? kinds[known] : undefined;
    if (kind ? kind.isKnown(value) : known.includes(value)) return;
    stop(`Unknown ${name} "${value}". Known: ${kind?.description ?? (known as readonly string[]).join(', ')}`);
  };
  const read = () => {
    try {
      const args = process.argv.slice(2).filter((arg) => arg !== '--help' && arg !== '-h');
      return parseArgs({ args, options, allowPositionals: positionals.length > 0 });
    } catch (error) {
      return stop((error as Error).message);
    }
  };
  const found = read();
  for (const word of found.positionals) check('word', word, positionals);
  for (const [name, known] of Object.entries(values ?? {})) {
    for (const value of [(found.values as Record<string, unknown>)[name] ?? []].flat())
      check(`--${name}`, String(value), known as KnownValues);
  }
  if (isHelp) {
    console.log(`Usage: ${usage}`);
    process.exit(0);
  }
  return found;
}
