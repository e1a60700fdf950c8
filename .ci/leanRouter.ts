import type { Plugin } from 'vite';

/** Names for developer tools. Written as assignments, they keep components alive that nothing uses. */
const names = /^\w+\.displayName = "[^"]+";$/gm;
/** Without the mark the bundler must take these calls for work that somebody waits for. */
const calls = /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm;
/** A class that extends what is read from a namespace counts as work too; in a function it is marked as none. */
const classes = /^(var \w+ = )(class extends React\d*\.Component \{\n[\s\S]*?^\});$/gm;
/** What only a data router or the framework mode shows and does: [what stands there, what comes instead]. */
const parts: [RegExp, string][] = [
  [/\w+\.createElement\(PrefetchPageLinks, \{ page: \w+ \}\)/, 'null'],
  [
    /^function usePrefetchBehavior\([\s\S]*?(\w+)\.useRef\(null\)[\s\S]*?^\}$/m,
    'function usePrefetchBehavior() {\n  return [false, $1.useRef(null), {}];\n}',
  ],
  [/(\w+)\.createElement\(\s*RenderErrorBoundary,/, '$1.createElement($1.Fragment,'],
  [/^RenderErrorBoundary\.contextType = \w+;$/m, ''],
  [/^var defaultErrorElement = .*;$/m, 'var defaultErrorElement = null;'],
];

/** Whether a file of React Router is the one that holds its components. */
const isMain = (code: string) => /^function PrefetchPageLinks\(/m.test(code);

function lean(code: string): string {
  const missing = parts.find(([pattern]) => isMain(code) && !pattern.test(code));
  if (missing) throw new Error(`React Router has changed: .ci/leanRouter.ts no longer finds ${missing[0]}`);
  return parts
    .reduce((text, [pattern, instead]) => text.replace(pattern, instead), code)
    .replace(names, '')
    .replace(calls, '$1/* @__PURE__ */ $2')
    .replace(classes, '$1/* @__PURE__ */ (() => $2)();');
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
