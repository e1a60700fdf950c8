import type { Plugin } from 'vite';

/** i18next's way to a backend of its own. The site's texts come by `src/i18n/i18n.ts`, so it only says "loaded". */
const connector = /^class Connector extends EventEmitter \{\n[\s\S]*?^\}$/m;
const loaded = `class Connector {
  on() {}
  load(languages, namespaces, callback) {
    callback?.();
  }
}`;

export function leanI18next(code: string): string {
  if (!connector.test(code)) throw new Error('i18next has changed: .ci/leanI18n.ts no longer finds its Connector');
  return code.replace(connector, loaded);
}

/** Lets the bundle do without what i18next needs for backends. */
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
