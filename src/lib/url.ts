/**
 * The address of a link from the server if it may be opened: absolute http or https. Anything else (`javascript:`,
 * `data:`, odd-cased, padded or relative ones, non-strings) gives null.
 */
export function safeHttpUrl(link: unknown): string | null {
  if (typeof link !== 'string' || !/^\s*https?:\/\//i.test(link)) return null;
  try {
    const url = new URL(link.trim());
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
}
