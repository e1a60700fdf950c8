import type { Plugin } from 'vite';
import { bundleScript } from './bundleScript.ts';

/** Puts the head script into the page, in the dev server as in the build. */
export function headScriptPlugin(): Plugin {
  let script: Promise<string> | undefined;
  return {
    name: 'kapao:head-script',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        // Storybook's and the tests' own pages pass here too.
        if (!html.includes('/src/shell/client.tsx')) return;
        // It takes names from modules that know the settings, and none of the settings.
        script ??= bundleScript('head.ts', { __SETTINGS__: '{}' });
        return [{ tag: 'script', children: await script, injectTo: 'head' }];
      },
    },
  };
}
