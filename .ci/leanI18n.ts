import type { Plugin } from 'vite';

/** i18next's way to a backend of its own. The site's texts come by `src/i18n/i18n.ts`, so it only says "loaded". */
const connector = /^class Connector extends EventEmitter \{\n[\s\S]*?^\}$/m;
const loaded = `class Connector {
  on() {}
  load(languages, namespaces, callback) {
    callback?.();
  }
}`;

/** Its formats by `Intl`: the site's texts take finished words, from `src/i18n/format.ts`. */
const formatter = /^class Formatter \{\n[\s\S]*?^\}$/m;
const plain = `class Formatter {
  init() {}
  format(value) {
    return value;
  }
}`;

function leanI18next(code: string): string {
  const missing = [connector, formatter].find((part) => !part.test(code));
  if (missing) throw new Error(`i18next has changed: .ci/leanI18n.ts no longer finds ${missing}`);
  return code.replace(connector, loaded).replace(formatter, plain);
}

/** Lets the bundle do without what the site does not use of i18next. */
export function leanI18n(): Plugin {
  return {
    name: 'kapao:lean-i18n',
    apply: 'build',
    transform: {
      filter: { id: /\/i18next\/dist\/esm\/i18next\.js$/ },
      handler: (code) => ({ code: leanI18next(code), map: null }),
    },
  };
}
