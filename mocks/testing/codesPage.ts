import { slipReasons } from '@/api/calls/statement';
import { codeRows } from './codes';

/** Returns a Markdown table with aligned columns, as the formatter requires. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
  return [lines[0], `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...lines.slice(1)].join('\n');
}

/** Returns the Markdown text of `mocks/CODES.md`. */
export function codesPage(): string {
  const rows = codeRows.map(({ code, scenario = 'usual', how, where }) => [code, scenario, how, where]);
  return `# How to see every code

Written by \`npm run contract\` from \`mocks/testing/codes.ts\`; a test does each row. Members log in with
the password of the demo logins; the scenario is chosen in the demo's panel, in Storybook's toolbar, or by
\`POST /__mock/reset\`.

${table([['code', 'scenario', 'what to do', 'where it shows'], ...rows])}

Why a slip failed shows in the slip list: upload a picture whose file name holds one of ${slipReasons.join(', ')}. A name
with \`350.50baht\` in it is a good slip of that amount. Results come within two minutes of the clock.

An amount that ends in 44 satang is refused by the other side: a transfer, a QR, a withdrawal (it comes back after two
minutes).
`;
}
