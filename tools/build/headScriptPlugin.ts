import type { Plugin } from 'vite';
import type { Settings } from '../../src/lib/buildSettings.ts';
import { bundleScript } from './bundleScript.ts';
import { version } from './viteBase.ts';

/** Inserts the head script into the page, in the dev server and in the build. */
export function headScriptPlugin({ errorReports }: Settings): Plugin {
  let script: Promise<string> | undefined;
  return {
    name: 'kapao:head-script',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        // Storybook's and Vitest's own pages also pass through this hook.
        if (!html.includes('/src/shell/client.tsx')) return;
        // The script gets only the setting that it reads. So other settings do not change the script or its CSP hash.
        script ??= bundleScript('head.ts', {
          __SETTINGS__: '{}',
          __OTHER_SETTINGS__: JSON.stringify({ errorReports }),
          __VERSION__: JSON.stringify(version),
        });
        return [{ tag: 'script', children: await script, injectTo: 'head' }];
      },
    },
  };
}
