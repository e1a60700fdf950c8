import { join } from 'node:path';
import { readSettings, settingVariables } from '../../src/lib/buildSettings.ts';
import { root } from '../test/program.ts';

const what: Record<keyof typeof settingVariables, string> = {
  market: 'Market: default language, phone and bank rules, currency choice',
  siteName: "Name of the installed app and of the members' pages until lookup/info gives the site's own",
  siteOrigin: 'Origin of the site, for invite links, previews of shared links and canonical addresses',
  apiBase: 'Address of the API, to which the paths `/api/…` are appended',
  clientHeaderName: 'Name of the header that every request has',
  clientHeaderValue: 'Value of that header',
  idempotencyHeader: 'Header with the idempotency key of a command; an API on another origin must allow it by CORS',
  truelinkKey: 'Key that encrypts gift links; the same as in the backend (a production build refuses the default)',
  gameWindow: 'The tab in which a game opens',
  chatBackend: 'Address of the chat backend',
  plainQrMinimum: 'Minimum of a QR deposit at providers without their own minimum, in baht',
  qrMinimumOverride: 'Minimum and first quick amount of PAYTIMZ and ZPAY in baht, instead of 10',
  howtoVideos: 'Address of the how-to videos: `{topic}.{language}.mp4`, `.jpg` (poster) and `.vtt` (captions)',
  policyReports: 'Address for reports of violations of the Content Security Policy (CSP)',
  policyMode: 'Mode of the CSP: enforced, or only reported (for a first rollout)',
  hstsSubdomains: 'Adds `includeSubDomains` to HSTS: browsers then refuse plain http also on every subdomain',
  errorReports: 'Address for error reports, which contain nothing personal (docs/operations.md)',
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
export const settingsPage = join(root, 'docs', 'deploying', 'settings.md');

/** Returns the page with the current table. Throws if the page lacks the two comments around the table. */
export function withSettingsTable(page: string): string {
  if (!part.test(page))
    throw new Error('docs/deploying/settings.md has no <!-- settings --> part for the table. Restore both comments');
  return page.replace(part, (_, start: string, end: string) => `${start}${settingsTable()}${end}`);
}
