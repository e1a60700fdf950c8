import type { Plugin } from 'vite';

/** Names for developer tools. Written as assignments, they keep components alive that nothing uses. */
const names = /^\w+\.displayName = "[^"]+";$/gm;
/** Only React Router's framework mode prefetches by links in the page. */
const prefetch = /\w+\.createElement\(PrefetchPageLinks, \{ page: \w+ \}\)/;

export function lean(code: string): string {
  if (/^function PrefetchPageLinks\(/m.test(code) && !prefetch.test(code)) {
    throw new Error('React Router has changed: .ci/leanRouter.ts no longer finds where Link prefetches');
  }
  return code.replace(names, '').replace(prefetch, 'null');
}

/** Lets the bundler drop those of React Router's parts that the site does not use. */
export function leanRouter(): Plugin {
  return {
    name: 'kapao:lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/[^/]+\.mjs$/ },
      handler: (code) => ({ code: lean(code), map: null }),
    },
  };
}
