import { join } from 'node:path';
import { readSettings, settingVariables } from '../../src/lib/buildSettings.ts';
import { root } from '../test/program.ts';

const what: Record<keyof typeof settingVariables, string> = {
  market: 'Market: default language, phone and bank rules, currency choice',
  siteName: "Name of the installed app and of the members' pages until lookup/info gives the site's own",
  siteOrigin: 'Where members open the site: invite links, previews of shared links, canonical addresses',
  apiBase: 'Address that every `/api/…` path is put after',
  clientHeaderName: 'Name of the header that every request carries',
  clientHeaderValue: 'Value of that header',
  idempotencyHeader: 'Header with the key of a command; where the API is on another origin, its CORS has to allow it',
  truelinkKey:
    'Key that gift links are encrypted with; the backend has the same one (a production build refuses the default)',
  gameWindow: 'Where a game opens',
  chatBackend: 'Address of the chat backend',
  plainQrMinimum: 'Least amount of a QR deposit without a provider of its own',
  qrMinimumOverride: 'Least amount and first quick amount of PAYTIMZ and ZPAY instead of 10',
  howtoVideos: 'Where the how-to videos are: `{topic}.{language}.mp4`, `.jpg` (poster) and `.vtt` (captions)',
  policyReports: 'Where browsers report violations of the Content Security Policy (CSP)',
  policyMode: 'Whether browsers enforce the CSP, or only report its violations (for a first rollout)',
  hstsSubdomains: 'Adds `includeSubDomains` to HSTS: browsers then refuse plain http on every subdomain, too',
  errorReports: 'Where the app reports its errors, without anything personal (docs/operations.md)',
  mock: 'Puts the mock backend into the build (`npm start` does)',
};

/** An invalid value for every setting. */
const nonsense = '\n';

/** Returns the allowed values of a setting, taken from its error message. */
function allowed(name: string): string {
  try {
    readSettings({ [name]: nonsense });
  } catch (error) {
    const [, words] = (error as Error).message.split(`${name}="${nonsense}" must be `);
    if (words) return words.trim();
  }
  throw new Error(
    `${name} accepts a line break, or its error message has no "must be". Correct src/lib/buildSettings.ts`,
  );
}

/** Returns the table of build settings as Markdown, aligned as the formatter does it. */
export function settingsTable(): string {
  const rows = Object.entries(settingVariables).map(([key, [name, fallback]]) => {
    const shown = fallback === '' ? 'empty' : `\`${fallback}\``;
    return [`\`${name}\``, what[key as keyof typeof what], shown, allowed(name)];
  });
  const table = [['variable', 'what it sets', 'default', 'allowed'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const lines = table.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}

const part = /(<!-- settings -->\n\n?)[\s\S]*?(\n\n?<!-- \/settings -->)/;

/** Path of the page with the table. */
export const settingsPage = join(root, 'docs', 'deploying.md');

/** Returns the page with the current table. Throws if the page has no place for it. */
export function withSettingsTable(page: string): string {
  if (!part.test(page))
    throw new Error('docs/deploying.md has no <!-- settings --> part for the table. Restore both comments');
  return page.replace(part, (_, start: string, end: string) => `${start}${settingsTable()}${end}`);
}
