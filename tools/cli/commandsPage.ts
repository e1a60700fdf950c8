import { type Command, commands } from './commands.ts';
import { helpOf } from './help.ts';

/** Returns `docs/commands.md`: every command with its flags and exit codes. */
export function commandsPage(): string {
  const sections = Object.entries<Command>(commands).map(([name, command]) => {
    const { usage, about, lines, exits } = helpOf(name, command);
    return [
      `## ${name}`,
      '',
      `\`${usage}\``,
      '',
      `${about}.`,
      '',
      ...lines.map(([left, right]) => `- \`${left}\`: ${right}`),
      '',
      `Exit codes: ${exits.map(([code, meaning]) => `${code} ${meaning}`).join('; ')}.`,
      '',
    ].join('\n');
  });
  return `# Commands\n\nWritten by \`npm run format\` from \`tools/cli/commands.ts\`. Every command has \`--help\`.\n\n${sections.join('\n')}`;
}
