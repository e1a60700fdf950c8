import type { Settings } from '@/lib/buildSettings';

/**
 * What every answer of a host says besides the file itself, decided in this one place. `hostFiles.ts` writes it for
 * static hosts and for nginx; the page tests serve the build by those files.
 */
type Origins = Pick<Settings, 'apiBase' | 'chatBackend' | 'howtoVideos' | 'mock'>;

const year = 31_536_000;

/** Names of hashed files change with their content; everything else is asked for anew, so that a deployment shows. */
export const caching = { hashed: `public, max-age=${year}, immutable`, other: 'no-cache' } as const;

/** The named Trusted Types policies: server HTML (sanitised) and the address of the site's own service worker. */
export const trustedTypes = ['kapao-html', 'kapao-worker'] as const;

/** The origins that the app talks to besides its own, with their sockets. */
function backends({ apiBase, chatBackend }: Origins): string[] {
  const origins = [apiBase, chatBackend].filter(Boolean).map((address) => new URL(address).origin);
  return [...new Set(origins)].flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]);
}

/** Where pictures, videos and captions come from: the server names any https address, settings may name plain ones. */
function mediaOrigins({ apiBase, chatBackend, howtoVideos }: Origins): string[] {
  const origins = [apiBase, chatBackend, howtoVideos]
    .filter((address) => /^http:/.test(address))
    .map((address) => new URL(address).origin);
  return ['https:', ...new Set(origins)];
}

/**
 * Content-Security-Policy: nothing but the site's own files, the hashed scripts that stand in its pages (`'sha256-…'`), and
 * its backends.
 */
export function contentPolicy(settings: Origins, inlineScripts: readonly string[]): string {
  const own = backends(settings);
  const media = mediaOrigins(settings);
  const rules: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...media],
    'media-src': ["'self'", 'blob:', ...media],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...own],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // Game providers that log in by a form of their own.
    'form-action': ["'self'", 'https:'],
    'frame-ancestors': ["'none'"],
  };
  // The mock backend of a demo registers its worker by a plain address.
  if (!settings.mock) {
    rules['require-trusted-types-for'] = ["'script'"];
    rules['trusted-types'] = trustedTypes;
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
export function siteHeaders(settings: Origins, inlineScripts: readonly string[]): Record<string, string> {
  return {
    'Content-Security-Policy': contentPolicy(settings, inlineScripts),
    'Strict-Transport-Security': `max-age=${year}; includeSubDomains`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': denied.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
