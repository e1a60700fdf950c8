import type { Command, Flag } from './commands.ts';

const runOf = (name: string) => (name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`);

const flagLines = (flags: Readonly<Record<string, Flag>> = {}): [string, string][] =>
  Object.entries(flags).map(([name, { value, about }]) => [`--${name}${value ? ` <${value}>` : ''}`, about]);

/** Returns the parts of a command's help: usage, description, arguments, exit codes. */
export function helpOf(
  name: string,
  command: Command,
): { usage: string; about: string; lines: [string, string][]; exits: [string, string][] } {
  const { about, words, flags, parts = {}, passesTo, exits } = command;
  const takes = [
    words && `[${words.name} …]`,
    flags && '[options]',
    command.parts && `[${Object.keys(parts).join('|')}]`,
  ].filter(Boolean);
  return {
    usage: `${runOf(name)}${takes.length ? ` -- ${takes.join(' ')}` : ''}`,
    about,
    lines: [
      ...(words ? [[words.name, words.about] as [string, string]] : []),
      ...flagLines(flags),
      ...Object.entries(parts).flatMap(([part, own]) => [
        [part, own.about] as [string, string],
        ...flagLines(own.flags).map(([flag, text]): [string, string] => [`${part} ${flag}`, text]),
      ]),
      ...(passesTo ? [['…', `further arguments go to ${passesTo}`] as [string, string]] : []),
      ['--help', 'show this text'],
    ],
    exits: Object.entries(exits),
  };
}

export function helpText(name: string, command: Command): string {
  const { usage, about, lines, exits } = helpOf(name, command);
  const width = Math.max(...lines.map(([left]) => left.length));
  return [
    `${about}.`,
    `Usage: ${usage}`,
    ...lines.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`),
    'Exit codes:',
    ...exits.map(([code, meaning]) => `  ${code}  ${meaning}`),
  ].join('\n');
}
