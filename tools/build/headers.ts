import type { Settings } from '@/lib/buildSettings';

/**
 * What every answer of a host says besides the file itself, decided in this one place. `hostFiles.ts` writes it for
 * static hosts and for nginx; the page tests serve the build by those files.
 */
type Origins = Pick<Settings, 'apiBase' | 'chatBackend' | 'howtoVideos' | 'mock' | 'policyReports' | 'errorReports'>;
type HeaderSettings = Origins & Pick<Settings, 'policyMode' | 'hstsSubdomains'>;

const year = 31_536_000;

/** HTTP Strict Transport Security (HSTS). Subdomains may have no HTTPS, so the operator has to ask for them. */
const transport = ({ hstsSubdomains }: Pick<Settings, 'hstsSubdomains'>) =>
  `max-age=${year}${hstsSubdomains ? '; includeSubDomains' : ''}`;

/** Names of hashed files change with their content; everything else is asked for anew, so that a deployment shows. */
export const caching = { hashed: `public, max-age=${year}, immutable`, other: 'no-cache' } as const;

/** The named Trusted Types policies: server HTML (sanitised) and the address of the site's own service worker. */
export const trustedTypes = ['kapao-html', 'kapao-worker'] as const;

/** What the policy calls the place that its reports go to. */
const reports = 'kapao';

/** The origins that the app talks to besides its own, with their sockets. */
function backends({ apiBase, chatBackend, errorReports }: Origins): string[] {
  const origins = [apiBase, chatBackend, errorReports]
    .filter((address) => /^http/.test(address))
    .map((address) => new URL(address).origin);
  const sockets = new Set([apiBase, chatBackend].filter(Boolean).map((address) => new URL(address).origin));
  return [...new Set(origins)].flatMap((origin) =>
    sockets.has(origin) ? [origin, origin.replace(/^http/, 'ws')] : [origin],
  );
}

/** Where pictures, videos and captions come from: the server names any https address, settings may name plain ones. */
function mediaOrigins({ apiBase, chatBackend, howtoVideos }: Origins): string[] {
  const origins = [apiBase, chatBackend, howtoVideos]
    .filter((address) => /^http:/.test(address))
    .map((address) => new URL(address).origin);
  return ['https:', ...new Set(origins)];
}

/** Hashes (`'sha256-…'`) of what stands in the pages themselves. */
interface Inline {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * The Content Security Policy (CSP): nothing but the site's own files, the hashed scripts and styles that stand in its pages, and its
 * backends.
 */
export function contentPolicy(settings: Origins, inline: Inline): string {
  const own = backends(settings);
  const media = mediaOrigins(settings);
  const rules: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts],
    'style-src': ["'self'", ...inline.styles],
    'img-src': ["'self'", 'data:', 'blob:', ...media],
    'media-src': ["'self'", 'blob:', ...media],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...own],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // A provider's login form is posted to the address that the server names, as its links are opened: http or https.
    'form-action': ["'self'", 'https:', 'http:'],
    'frame-ancestors': ["'none'"],
  };
  // The mock backend of a demo registers its worker by a plain address.
  if (!settings.mock) {
    rules['require-trusted-types-for'] = ["'script'"];
    rules['trusted-types'] = trustedTypes;
  }
  // Browsers that know `report-to` take it, others the older one.
  if (settings.policyReports) {
    rules['report-uri'] = [settings.policyReports];
    rules['report-to'] = [reports];
  }
  return Object.entries(rules)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

const denied = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
];

/** Headers of every answer, whatever it is. Nobody frames the site, and a game's window has no opener (`playWindow.ts`). */
export function siteHeaders(settings: HeaderSettings, inline: Inline): Record<string, string> {
  const reportOnly = settings.policyMode === 'report-only' ? '-Report-Only' : '';
  return {
    [`Content-Security-Policy${reportOnly}`]: contentPolicy(settings, inline),
    'Strict-Transport-Security': transport(settings),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': denied.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Resource-Policy': 'same-origin',
    // A game's tab is opened empty and sent on: with `same-origin` alone it would be lost to the page.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    ...(settings.policyReports ? { 'Reporting-Endpoints': `${reports}="${settings.policyReports}"` } : {}),
  };
}

/**
 * Headers of the backend's responses on the site's origin. Uploaded files are among them, so no response may run as a
 * page, whatever it holds.
 */
export const apiHeaders = (settings: Pick<Settings, 'hstsSubdomains'>): Record<string, string> => ({
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Strict-Transport-Security': transport(settings),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin',
  'Cache-Control': 'no-store',
});

/** Headers of the chat's long-polling responses, which hold JSON only. */
export const socketHeaders = (settings: Pick<Settings, 'hstsSubdomains'>): Record<string, string> => ({
  'Strict-Transport-Security': transport(settings),
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
});
