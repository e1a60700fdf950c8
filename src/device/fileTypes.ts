/** Media types of the site's hashed files and pages by their ending. */
const types: Record<string, RegExp> = {
  js: /javascript/,
  css: /^text\/css/,
  json: /json/,
  woff2: /^(font|application)\//,
  html: /^text\/html/,
};

/**
 * Returns whether a response is successful and its type fits the ending of its address. A filter or a proxy may send a
 * page of its own with status 200 instead of a file. An address without an ending is a page's.
 */
export function isFile(url: string, { ok, headers }: Pick<Response, 'ok' | 'headers'>): boolean {
  const ending = /\.(\w+)$/.exec(new URL(url).pathname)?.[1] ?? 'html';
  const type = headers.get('Content-Type') ?? '';
  return ok && (types[ending]?.test(type) ?? !type.startsWith('text/html'));
}
