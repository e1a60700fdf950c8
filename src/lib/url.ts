import { removeInvisible } from './invisible.ts';

/** Returns whether a host is this machine, so that requests to it do not leave the machine. */
export const isThisMachine = (hostname: string): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])$|\.localhost$/.test(hostname);

function parse(text: unknown, isAllowed: (url: URL) => boolean): string | null {
  if (typeof text !== 'string') return null;
  const address = removeInvisible(text).trim();
  if (!/^https?:\/\//i.test(address)) return null;
  try {
    const url = new URL(address);
    // Reject a user name before the host, because it could look like the host: `https://bank.example@evil.example`.
    return url.username || url.password || !isAllowed(url) ? null : url.href;
  } catch {
    return null;
  }
}

/**
 * Returns the address of a server's link if the app may open it. Such an address is absolute http or https, without a
 * user name before the host. Returns null for any other value (`javascript:`, `data:`, relative addresses,
 * non-strings).
 */
export const safeHttpUrl = (link: unknown): string | null =>
  parse(link, ({ protocol }) => protocol === 'https:' || protocol === 'http:');

/**
 * Returns the address of a file that the page may load, or null. Allows only https, or plain http from this machine;
 * otherwise like `safeHttpUrl`.
 */
export const safeHttpsUrl = (address: unknown): string | null =>
  parse(address, ({ protocol, hostname }) => protocol === 'https:' || isThisMachine(hostname));

/**
 * Returns the address of a server's image if `safeHttpsUrl` allows the address or if it is a `data:` image, which
 * cannot run code. Returns `''` for any other address.
 */
export const safeImageUrl = (address: string): string =>
  safeHttpsUrl(address) ?? (/^data:image\//i.test(address.trim()) ? address.trim() : '');
