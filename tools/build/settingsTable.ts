import { join } from 'node:path';
import { settingVariables } from '../../src/lib/buildSettings.ts';
import { root } from '../test/program.ts';

/** Returns the table of build settings as Markdown, aligned as the formatter does it. */
export function settingsTable(): string {
  const rows = Object.values(settingVariables).map(([name, usual, , allowed, what]) => {
    const shown = usual === '' ? 'empty' : `\`${usual}\``;
    return [`\`${name}\``, what, shown, allowed];
  });
  const table = [['variable', 'what it sets', 'default', 'allowed'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const lines = table.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}

const part = /(<!-- settings -->\n\n?)[\s\S]*?(\n\n?<!-- \/settings -->)/;

/** Path of the page with the table. */
export const settingsPage = join(root, 'docs', 'deploying', 'settings.md');

/** Returns the page with the current table. Throws if the page lacks the two comments around the table. */
export function withSettingsTable(page: string): string {
  if (!part.test(page))
    throw new Error('docs/deploying/settings.md has no <!-- settings --> part for the table. Restore both comments');
  return page.replace(part, (_, start: string, end: string) => `${start}${settingsTable()}${end}`);
}
