import { parseArgs } from 'node:util';
import { type Command, type CommandName, commandOf, commands } from './commands.ts';
import { helpText } from './help.ts';

type Declared<N extends CommandName> = (typeof commands)[N] extends { flags: infer F } ? F : Record<never, never>;
type Value<F> = F extends { type: 'boolean' } ? boolean : F extends { multiple: true } ? string[] : string;
type Values<F> = { [K in keyof F]: F[K] extends { default: string | boolean } ? Value<F[K]> : Value<F[K]> | undefined };

/** Parses the flags and words of a command. If they are invalid, prints the help and exits with 2. */
export function readOptions<N extends CommandName>(name: N): { values: Values<Declared<N>>; positionals: string[] } {
  const command: Command = commands[name];
  return parse(name, command, command.flags, command.words !== undefined) as {
    values: Values<Declared<N>>;
    positionals: string[];
  };
}

/** Parses the flags of a subcommand, such as `bench load`. If they are invalid, prints the help and exits with 2. */
export function readPartOptions(name: CommandName, part: string): Record<string, string | boolean | undefined> {
  const command = commandOf(name) as Command;
  return parse(name, command, command.parts?.[part]?.flags, false).values as Record<
    string,
    string | boolean | undefined
  >;
}

function parse(name: string, command: Command, options: Command['flags'] = {}, allowPositionals: boolean) {
  try {
    const parsed = parseArgs({ options, allowPositionals });
    for (const [flag, value] of Object.entries(parsed.values))
      for (const one of [value].flat()) checkValue(flag, options[flag]?.value, one);
    return parsed;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${helpText(name, command)}`);
    process.exit(2);
  }
}

/** Throws if a flag does not know a value: neither one of its choices (`th|la`) nor a whole number above 0. */
function checkValue(flag: string, kind = '', value: unknown): void {
  if (typeof value !== 'string') return;
  const choices = kind.split('|');
  if (choices.length > 1 && !choices.includes(value))
    throw new Error(`--${flag} does not know "${value}". It knows: ${choices.join(', ')}`);
  if (kind === 'number' && !/^[1-9]\d*$/.test(value))
    throw new Error(`--${flag} needs a whole number above 0, not "${value}"`);
}
