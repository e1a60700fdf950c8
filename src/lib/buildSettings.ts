import * as v from 'valibot';
import { isThisMachine } from './url.ts';

/**
 * Build settings. Vite reads them from the environment at start, checks them and builds them into the bundle. A bad
 * value stops the build with the variable's name and the allowed values. docs/deploying/settings.md lists all settings in a
 * table.
 */

const flag = v.pipe(
  v.picklist(['on', 'off'], 'must be "on" or "off"'),
  v.transform((value) => value === 'on'),
);

const baht = v.pipe(
  v.string(),
  v.regex(/^\d{1,7}(\.\d{1,2})?$/, 'must be an amount in baht, such as 10 or 99.50'),
  v.transform(Number),
);

/**
 * Maximum lengths in characters. The bundle contains these values, so the byte budgets are measured with the longest
 * ones.
 */
const longest = { address: 100, header: 40, key: 64 } as const;

const address = v.pipe(v.string(), v.maxLength(longest.address, `must have at most ${longest.address} characters`));
const headerText = v.pipe(v.string(), v.maxLength(longest.header, `must have at most ${longest.header} characters`));

const httpUrl = (message: string) =>
  v.pipe(
    address,
    v.check((value) => value === '' || /^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?$/.test(value), message),
    v.transform((value) => value.replace(/\/+$/, '')),
  );

/** An address for reports: empty (no reports are sent), a path of this site, or an address of another site. */
const reportsAddress = v.pipe(
  address,
  v.regex(
    /^(|\/[^\s/?#"',;][^\s?#"',;]*|https?:\/\/[^\s/?#"',;@]+(\/[^\s?#"',;]*)?)$/,
    'must be empty (nowhere), a path of this site such as /api/reports, or an http(s) address',
  ),
);

const headerToken = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

/** The environment variable, default and allowed values of each build setting. */
export const settingVariables = {
  market: ['KAPAO_MARKET', 'th', v.picklist(['th', 'la'], 'must be "th" or "la"')],
  siteName: [
    'KAPAO_SITE_NAME',
    'Kapao',
    v.pipe(v.string(), v.regex(/^[^\s<>"&][^<>"&\p{Cc}]{0,44}$/u, 'must be 1 to 45 characters without <, >, " and &')),
  ],
  /** The origin in invite links, link previews and canonical addresses. Default: the page's origin. */
  siteOrigin: [
    'KAPAO_SITE_ORIGIN',
    '',
    v.pipe(
      address,
      v.regex(
        /^(|https?:\/\/[^\s/?#]+)$/,
        'must be empty (where the page is) or an http(s) address such as https://play.example.com',
      ),
    ),
  ],
  apiBase: [
    'KAPAO_API_BASE',
    '',
    httpUrl('must be empty (same origin) or an http(s) address such as https://api.example.com'),
  ],
  clientHeaderName: [
    'KAPAO_CLIENT_HEADER_NAME',
    'X-Client-Type',
    v.pipe(headerText, v.regex(headerToken, 'must be a header name such as X-Client-Type')),
  ],
  clientHeaderValue: [
    'KAPAO_CLIENT_HEADER_VALUE',
    'wallet-user',
    v.pipe(headerText, v.regex(/^[\x21-\x7e]+( [\x21-\x7e]+)*$/, 'must be printable ASCII, not empty')),
  ],
  /**
   * The name of the header that holds the idempotency key. The client sends the header with every command. An API on
   * another origin must allow the header by CORS. An empty name turns the header off.
   */
  idempotencyHeader: [
    'KAPAO_IDEMPOTENCY_HEADER',
    'Idempotency-Key',
    v.pipe(
      headerText,
      v.check(
        (value) => value === '' || headerToken.test(value),
        'must be empty (off) or a header name such as Idempotency-Key',
      ),
    ),
  ],
  truelinkKey: [
    'KAPAO_TRUELINK_KEY',
    'kapao-demo-key',
    v.pipe(
      v.string(),
      v.minLength(8, 'must be at least 8 characters'),
      v.maxLength(longest.key, `must have at most ${longest.key} characters`),
    ),
  ],
  gameWindow: ['KAPAO_GAME_WINDOW', 'new', v.picklist(['new', 'same'], 'must be "new" (tab) or "same" (tab)')],
  chatBackend: ['KAPAO_CHAT_BACKEND', '', httpUrl('must be empty (same origin as the API) or an http(s) address')],
  plainQrMinimum: ['KAPAO_PLAIN_QR_MINIMUM', '1', baht],
  qrMinimumOverride: [
    'KAPAO_QR_MINIMUM_OVERRIDE',
    '',
    v.union(
      [
        v.pipe(
          v.literal(''),
          v.transform(() => null),
        ),
        baht,
      ],
      'must be empty or an amount in baht, such as 20',
    ),
  ],
  howtoVideos: [
    'KAPAO_HOWTO_VIDEOS',
    '/howto',
    v.pipe(
      address,
      v.regex(
        /^(|\/[^\s/?#][^\s?#]*|https?:\/\/[^\s/?#]+(\/[^\s?#]*)?)$/,
        'must be empty (no videos), a path of this site such as /howto, or an http(s) address',
      ),
      v.transform((value) => value.replace(/\/+$/, '')),
    ),
  ],
  /** The address to which browsers report CSP violations. */
  policyReports: ['KAPAO_POLICY_REPORTS', '', reportsAddress],
  policyMode: [
    'KAPAO_POLICY_MODE',
    'enforce',
    v.picklist(['enforce', 'report-only'], 'must be "enforce" or "report-only" (browsers report, and refuse nothing)'),
  ],
  hstsSubdomains: ['KAPAO_HSTS_SUBDOMAINS', 'off', flag],
  /** The address to which the app posts error reports (`errorReports.ts`). */
  errorReports: ['KAPAO_ERROR_REPORTS', '', reportsAddress],
  mock: ['KAPAO_MOCK', 'off', flag],
} as const satisfies Record<string, readonly [string, string, v.GenericSchema<string, unknown>]>;

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
  const entries = Object.entries(settingVariables).map(([key, [name, usual, schema]]) => {
    const text = env[name] ?? defaults[name] ?? usual;
    const result = v.safeParse(schema as v.GenericSchema<string, unknown>, text);
    if (!result.success) problems.push(`  ${name}="${text}" ${result.issues[0].message}`);
    return [key, result.success ? result.output : undefined];
  });
  const known = new Set<string>(Object.values(settingVariables).map(([name]) => name));
  for (const name of Object.keys(env)) {
    if (name.startsWith('KAPAO_') && !known.has(name)) problems.push(`  ${name} is not a build setting`);
  }
  if (problems.length) throw new Error(`Bad build settings:\n${problems.join('\n')}`);
  return Object.fromEntries(entries) as Settings;
}
