import type { Settings } from '@/lib/buildSettings';

/**
 * HTTP headers that hosts send. `hostFiles.ts` writes them for static hosts and for nginx. End-to-end tests serve the
 * build with the files for static hosts.
 */

type Origins = Pick<Settings, 'apiBase' | 'chatBackend' | 'howtoVideos' | 'mock' | 'policyReports' | 'errorReports'>;
type HeaderSettings = Origins & Pick<Settings, 'policyMode' | 'hstsSubdomains'>;

const year = 31_536_000;

/**
 * Returns the value of the HSTS header (HTTP Strict Transport Security). Subdomains may lack HTTPS, so the operator has
 * to opt in.
 */
const transport = ({ hstsSubdomains }: Pick<Settings, 'hstsSubdomains'>) =>
  `max-age=${year}${hstsSubdomains ? '; includeSubDomains' : ''}`;

/**
 * The names of hashed files change with their content. Browsers revalidate everything else, so that a deployment takes
 * effect immediately.
 */
export const caching = { hashed: `public, max-age=${year}, immutable`, other: 'no-cache' } as const;

/**
 * The named Trusted Types policies: server HTML (sanitised), the address of the site's own service worker, and a page's own
 * content in the stored language.
 */
export const trustedTypes = ['kapao-html', 'kapao-worker', 'kapao-page'] as const;

/** Name of the reporting endpoint in the CSP. */
const reports = 'kapao';

/** Returns the origins in the settings that the app connects to, and the WebSocket origins of the backends. */
function backends({ apiBase, chatBackend, errorReports }: Origins): string[] {
  const origins = [apiBase, chatBackend, errorReports]
    .filter((address) => /^http/.test(address))
    .map((address) => new URL(address).origin);
  const sockets = new Set([apiBase, chatBackend].filter(Boolean).map((address) => new URL(address).origin));
  return [...new Set(origins)].flatMap((origin) =>
    sockets.has(origin) ? [origin, origin.replace(/^http/, 'ws')] : [origin],
  );
}

/**
 * Returns the sources of images, videos and captions: any https address, because the backend may send any, and the http
 * origins in the settings.
 */
function mediaOrigins({ apiBase, chatBackend, howtoVideos }: Origins): string[] {
  const origins = [apiBase, chatBackend, howtoVideos]
    .filter((address) => /^http:/.test(address))
    .map((address) => new URL(address).origin);
  return ['https:', ...new Set(origins)];
}

/** CSP hashes (`'sha256-…'`) of the inline scripts and styles. */
interface Inline {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * Returns the Content Security Policy (CSP). Scripts and styles are the site's own files or have a hash. The app
 * connects only to its own origin, the backends and the address for error reports.
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
    // The app posts a provider's login form to the address that the server returns. This address may be http or https,
    // like the server's links to games.
    'form-action': ["'self'", 'https:', 'http:'],
    'frame-ancestors': ["'none'"],
  };
  // In a demo the mock backend registers its worker with a plain string, which Trusted Types would refuse.
  if (!settings.mock) {
    rules['require-trusted-types-for'] = ["'script'"];
    rules['trusted-types'] = trustedTypes;
  }
  // Browsers that support `report-to` ignore `report-uri`; older browsers use `report-uri`.
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

/**
 * Returns the headers of the site's own responses. No site may frame the app. The window of a game cannot reach the
 * app, because the app removes its `opener` (src/device/newTab.ts).
 */
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
    // The app opens an empty tab for a game and then navigates the tab. With `same-origin` the page would lose its
    // handle of the tab.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    ...(settings.policyReports ? { 'Reporting-Endpoints': `${reports}="${settings.policyReports}"` } : {}),
  };
}

/**
 * Returns the headers of the backend's responses on the site's origin. A response may be an uploaded file, so browsers
 * must not run any response as a page.
 */
export const apiHeaders = (settings: Pick<Settings, 'hstsSubdomains'>): Record<string, string> => ({
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Strict-Transport-Security': transport(settings),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin',
  'Cache-Control': 'no-store',
});

/** Returns the headers of the chat's long-polling responses, which contain only text. */
export const socketHeaders = (settings: Pick<Settings, 'hstsSubdomains'>): Record<string, string> => ({
  'Strict-Transport-Security': transport(settings),
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
});
