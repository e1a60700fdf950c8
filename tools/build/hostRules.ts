/**
 * Rules from `_headers` and `_redirects`, parsed as static hosts do. The static server of tests and previews applies
 * them.
 */
export interface HostRules {
  /** Returns the headers of a path, with the values of all matching rules joined. */
  headersFor(path: string): Record<string, string>;
  /** Returns the path to serve for a path without a file, or `undefined` if no rule matches. */
  rewrite(path: string): string | undefined;
}

interface HeaderRule {
  matches: RegExp;
  headers: [name: string, value: string][];
}

const pattern = (path: string) => {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${escaped}$`);
};

export function readHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (!line.trim() || line.trim().startsWith('#')) continue;
    const header = /^\s+([\w-]+):\s*(.+)$/.exec(line);
    const last = rules.at(-1);
    if (header && last) last.headers.push([header[1] ?? '', header[2] ?? '']);
    else if (line.startsWith('/')) rules.push({ matches: pattern(line.trim()), headers: [] });
    else throw new Error(`_headers: this line is neither a path nor a header: ${line}`);
  }
  return rules;
}

export function hostRules(headersText: string, redirectsText: string): HostRules {
  const rules = readHeaderRules(headersText);
  const rewrites = redirectsText
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [from = '', to = '', status] = line.split(/\s+/);
      if (status !== '200' || !to.startsWith('/'))
        throw new Error(`_redirects: only rewrites with status 200 are supported: ${line}`);
      return { matches: pattern(from), to };
    });
  return {
    headersFor(path) {
      const found: Record<string, string> = {};
      for (const { matches, headers } of rules) {
        if (!matches.test(path)) continue;
        for (const [name, value] of headers) found[name] = name in found ? `${found[name]}, ${value}` : value;
      }
      return found;
    },
    rewrite: (path) => rewrites.find(({ matches }) => matches.test(path))?.to,
  };
}
