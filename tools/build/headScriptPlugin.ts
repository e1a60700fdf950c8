import type { Plugin } from 'vite';
import type { Settings } from '../../src/lib/buildSettings.ts';
import { bundleScript } from './bundleScript.ts';
import { version } from './viteBase.ts';

/** Puts the head script into the page, in the dev server as in the build. */
export function headScriptPlugin({ errorReports }: Settings): Plugin {
  let script: Promise<string> | undefined;
  return {
    name: 'kapao:head-script',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        // Storybook's and the tests' own pages pass here too.
        if (!html.includes('/src/shell/client.tsx')) return;
        // It reads one setting only, so that a change of another one leaves the script and its hash as they are.
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
