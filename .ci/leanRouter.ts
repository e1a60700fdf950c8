import type { Plugin } from 'vite';

/** Names for developer tools. Written as assignments, they keep components alive that nothing uses. */
const names = /^\w+\.displayName = "[^"]+";$/gm;

/** Lets the bundler drop those of React Router's components that the site does not use. */
export function leanRouter(): Plugin {
  return {
    name: 'kapao:lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/[^/]+\.mjs$/ },
      handler: (code) => ({ code: code.replace(names, ''), map: null }),
    },
  };
}
