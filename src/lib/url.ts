import { removeInvisible } from './invisible.ts';

/** The machine itself: what goes there goes over no line. */
export const isThisMachine = (hostname: string): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])$|\.localhost$/.test(hostname);

/**
 * The address of a link from the server if it may be opened: absolute https (http on this machine alone), without a user
 * before its host, which would look like another host. Anything else (`javascript:`, `data:`, odd-cased, padded or
 * relative ones, non-strings) gives null.
 */
export function safeHttpUrl(link: unknown): string | null {
  if (typeof link !== 'string') return null;
  const address = removeInvisible(link).trim();
  if (!/^https?:\/\//i.test(address)) return null;
  try {
    const { href, protocol, hostname, username, password } = new URL(address);
    if (username || password) return null;
    return protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname)) ? href : null;
  } catch {
    return null;
  }
}
