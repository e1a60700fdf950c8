import * as v from 'valibot';
import { isThisMachine } from './url.ts';

/**
 * Build settings. Vite reads them from the environment at start, checks them and builds them into the bundle. A bad
 * value stops the build with the variable's name and the allowed values. docs/deploying/settings.md lists all settings in a
 * table.
 */

const flag = v.pipe(
  v.picklist(['on', 'off']),
  v.transform((value) => value === 'on'),
);
const flagTexts = '"on" or "off"';

const baht = v.pipe(v.string(), v.regex(/^\d{1,7}(\.\d{1,2})?$/), v.transform(Number));

// The bundle contains these values, so they have maximum lengths.
const address = v.pipe(v.string(), v.maxLength(100));
const headerText = v.pipe(v.string(), v.maxLength(40));
const upTo100 = 'at most 100 characters';
const upTo40 = 'at most 40 characters';

const httpUrl = v.pipe(
  address,
  v.check((value) => value === '' || /^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?$/.test(value)),
  v.transform((value) => value.replace(/\/+$/, '')),
);

/** An address for reports: empty (no reports are sent), a path of this site, or an address of another site. */
const reportsAddress = v.pipe(
  address,
  v.regex(/^(|\/[^\s/?#"',;][^\s?#"',;]*|https?:\/\/[^\s/?#"',;@]+(\/[^\s?#"',;]*)?)$/),
);
const reportsTexts = `empty (nowhere), a path of this site such as /api/reports, or an http(s) address; ${upTo100}`;

const headerToken = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

/** The environment variable, default, schema, allowed values and purpose of each build setting. */
export const settingVariables = {
  market: [
    'KAPAO_MARKET',
    'th',
    v.picklist(['th', 'la']),
    '"th" or "la"',
    'Market: default language, phone and bank rules, currency choice',
  ],
  siteName: [
    'KAPAO_SITE_NAME',
    'Kapao',
    v.pipe(v.string(), v.regex(/^[^\s<>"&][^<>"&\p{Cc}]{0,44}$/u)),
    '1 to 45 characters without <, >, " and &',
    "Name of the installed app and of the members' pages until lookup/info gives the site's own",
  ],
  siteOrigin: [
    'KAPAO_SITE_ORIGIN',
    '',
    v.pipe(address, v.regex(/^(|https?:\/\/[^\s/?#]+)$/)),
    `empty (where the page is) or an http(s) address such as https://play.example.com; ${upTo100}`,
    'Origin of the site, for invite links, previews of shared links and canonical addresses',
  ],
  apiBase: [
    'KAPAO_API_BASE',
    '',
    httpUrl,
    `empty (same origin) or an http(s) address such as https://api.example.com; ${upTo100}`,
    'Address of the API, to which the paths `/api/…` are appended',
  ],
  clientHeaderName: [
    'KAPAO_CLIENT_HEADER_NAME',
    'X-Client-Type',
    v.pipe(headerText, v.regex(headerToken)),
    `a header name such as X-Client-Type; ${upTo40}`,
    'Name of the header that every request has',
  ],
  clientHeaderValue: [
    'KAPAO_CLIENT_HEADER_VALUE',
    'wallet-user',
    v.pipe(headerText, v.regex(/^[\x21-\x7e]+( [\x21-\x7e]+)*$/)),
    `printable ASCII, not empty; ${upTo40}`,
    'Value of that header',
  ],
  idempotencyHeader: [
    'KAPAO_IDEMPOTENCY_HEADER',
    'Idempotency-Key',
    v.pipe(
      headerText,
      v.check((value) => value === '' || headerToken.test(value)),
    ),
    `empty (off) or a header name such as Idempotency-Key; ${upTo40}`,
    'Header with the idempotency key of a command; an API on another origin must allow it by CORS',
  ],
  truelinkKey: [
    'KAPAO_TRUELINK_KEY',
    'kapao-demo-key',
    v.pipe(v.string(), v.minLength(8), v.maxLength(64)),
    '8 to 64 characters',
    'Key that encrypts gift links; the same as in the backend (a production build refuses the default)',
  ],
  gameWindow: [
    'KAPAO_GAME_WINDOW',
    'new',
    v.picklist(['new', 'same']),
    '"new" (tab) or "same" (tab)',
    'The tab in which a game opens',
  ],
  chatBackend: [
    'KAPAO_CHAT_BACKEND',
    '',
    httpUrl,
    `empty (same origin as the API) or an http(s) address; ${upTo100}`,
    'Address of the chat backend',
  ],
  plainQrMinimum: [
    'KAPAO_PLAIN_QR_MINIMUM',
    '1',
    baht,
    'an amount in baht, such as 10 or 99.50',
    'Minimum of a QR deposit at providers without their own minimum, in baht',
  ],
  qrMinimumOverride: [
    'KAPAO_QR_MINIMUM_OVERRIDE',
    '',
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
      baht,
    ]),
    'empty or an amount in baht, such as 20',
    'Minimum and first quick amount of PAYTIMZ and ZPAY in baht, instead of 10',
  ],
  howtoVideos: [
    'KAPAO_HOWTO_VIDEOS',
    '/howto',
    v.pipe(
      address,
      v.regex(/^(|\/[^\s/?#][^\s?#]*|https?:\/\/[^\s/?#]+(\/[^\s?#]*)?)$/),
      v.transform((value) => value.replace(/\/+$/, '')),
    ),
    `empty (no videos), a path of this site such as /howto, or an http(s) address; ${upTo100}`,
    'Address of the how-to videos: `{topic}.{language}.mp4`, `.jpg` (poster) and `.vtt` (captions)',
  ],
  policyReports: [
    'KAPAO_POLICY_REPORTS',
    '',
    reportsAddress,
    reportsTexts,
    'Address for reports of violations of the Content Security Policy (CSP)',
  ],
  policyMode: [
    'KAPAO_POLICY_MODE',
    'enforce',
    v.picklist(['enforce', 'report-only']),
    '"enforce" or "report-only" (browsers report, and refuse nothing)',
    'Mode of the CSP: enforced, or only reported (for a first rollout)',
  ],
  hstsSubdomains: [
    'KAPAO_HSTS_SUBDOMAINS',
    'off',
    flag,
    flagTexts,
    'Adds `includeSubDomains` to HSTS: browsers then refuse plain http also on every subdomain',
  ],
  errorReports: [
    'KAPAO_ERROR_REPORTS',
    '',
    reportsAddress,
    reportsTexts,
    'Address for error reports, which contain nothing personal (docs/operations.md)',
  ],
  mock: ['KAPAO_MOCK', 'off', flag, flagTexts, 'Puts the mock backend into the build (`npm start` does)'],
} as const satisfies Record<
  string,
  readonly [name: string, usual: string, schema: v.GenericSchema<string, unknown>, allowed: string, what: string]
>;

type Variables = typeof settingVariables;

/** The typed build settings. Amounts are in baht. */
export type Settings = { readonly [K in keyof Variables]: v.InferOutput<Variables[K][2]> };

/** The settings that the first page of a visit needs. */
export const firstPageSettings = [
  ...(['market', 'siteName', 'apiBase'] as const),
  ...(['clientHeaderName', 'clientHeaderValue', 'idempotencyHeader'] as const),
] satisfies (keyof Settings)[];
export type FirstPageSetting = (typeof firstPageSettings)[number];

const isPlainHttp = (address: string) => /^http:/.test(address) && !isThisMachine(new URL(address).hostname);

/**
 * Returns the reasons why a production build must not use these settings. Examples are the public demo key, and a
 * backend over plain http, which can be intercepted.
 */
export function productionProblems({ truelinkKey, policyMode, ...addresses }: Settings): string[] {
  const problems: string[] = [];
  if (truelinkKey === settingVariables.truelinkKey[1])
    problems.push(
      `${settingVariables.truelinkKey[0]} is the demo's "${truelinkKey}": set the key that the backend has`,
    );
  for (const key of ['siteOrigin', 'apiBase', 'chatBackend', 'policyReports', 'errorReports'] as const)
    if (isPlainHttp(addresses[key]))
      problems.push(
        `${settingVariables[key][0]}="${addresses[key]}" is plain http: it must be https, except on localhost`,
      );
  if (policyMode === 'report-only' && !addresses.policyReports)
    problems.push(
      `${settingVariables.policyMode[0]}="report-only" needs ${settingVariables.policyReports[0]}: nobody would be told`,
    );
  return problems;
}

/** Returns notes about settings that are allowed but risky. */
export const buildNotes = ({ idempotencyHeader }: Settings): string[] =>
  idempotencyHeader === ''
    ? [`${settingVariables.idempotencyHeader[0]} is empty: a command that arrives twice may be done twice`]
    : [];

/**
 * Reads and checks every build setting. Throws one Error that names each bad variable and its allowed values, and each
 * unknown `KAPAO_` variable.
 */
export function readSettings(env: Record<string, string | undefined>, defaults: Record<string, string> = {}): Settings {
  const problems: string[] = [];
  const entries = Object.entries(settingVariables).map(([key, [name, usual, schema, allowed]]) => {
    const text = env[name] ?? defaults[name] ?? usual;
    const result = v.safeParse(schema as v.GenericSchema<string, unknown>, text);
    if (!result.success) problems.push(`  ${name}="${text}" must be ${allowed}`);
    return [key, result.success ? result.output : undefined];
  });
  const knownNames = new Set<string>(Object.values(settingVariables).map(([name]) => name));
  for (const name of Object.keys(env)) {
    if (name.startsWith('KAPAO_') && !knownNames.has(name)) problems.push(`  ${name} is not a build setting`);
  }
  if (problems.length) throw new Error(`Bad build settings:\n${problems.join('\n')}`);
  return Object.fromEntries(entries) as Settings;
}
