import type { Plugin } from 'vite';
import { tokenFiles } from './tokens.ts';

/** Adds the design tokens to Storybook as `tokens/<name>.tokens.json`, for download. */
export function tokensPlugin(): Plugin {
  const files = Object.entries(tokenFiles()).map(([name, tokens]) => ({
    fileName: `tokens/${name}.tokens.json`,
    source: `${JSON.stringify(tokens, null, 2)}\n`,
  }));
  return {
    name: 'kapao:tokens',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = files.find(({ fileName }) => request.url === `/${fileName}`);
        if (!file) return next();
        response.setHeader('Content-Type', 'application/json');
        response.end(file.source);
      });
    },
    generateBundle() {
      for (const file of files) this.emitFile({ type: 'asset', ...file });
    },
  };
}
