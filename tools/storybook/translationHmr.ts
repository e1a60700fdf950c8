import type { Plugin } from 'vite';

const textFile = /src\/i18n\/locales\/(\w+)\/(\w+)\.json$/;

/** In development a changed text goes to the stories that are open (`.storybook/translationHmr.ts`), and none is loaded anew. */
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
