import type { Plugin } from 'vite';

/**
 * Makes a page record the texts that it has rendered: `window.said` maps each text to its keys. Only for the build that
 * is recorded.
 */
export function trackTexts(): Plugin {
  return {
    name: 'kapao-videos:tell-texts',
    transform(code, id) {
      if (!id.endsWith('/src/i18n/i18n.ts')) return undefined;
      return `${code}
globalThis.said = new Map();
i18n.use({
  type: 'postProcessor',
  name: 'tell',
  process(text, _, { i18nResolved: { usedNS, usedKey } }) {
    globalThis.said.set(text, (globalThis.said.get(text) ?? new Set()).add(usedNS + ':' + usedKey));
    return text;
  },
});
Object.assign(i18n.options, { postProcess: 'tell', postProcessPassResolved: true });`;
    },
  };
}
