import type { Plugin } from 'vite';

const textFile = /src\/i18n\/locales\/(\w+)\/(\w+)\.json$/;

/** In development, sends a changed text to the open stories (`.storybook/translationHmr.ts`) without reloading them. */
export function translationHmr(): Plugin {
  return {
    name: 'workshop:hot-texts',
    apply: 'serve',
    async hotUpdate({ type, file, read }) {
      const [, language, namespace] = textFile.exec(file.replaceAll('\\', '/')) ?? [];
      if (type !== 'update' || !language) return undefined;
      this.environment.hot.send('kapao:texts', { language, namespace, texts: JSON.parse(await read()) });
      return [];
    },
  };
}
