import type { Plugin } from 'vite';
import type { Call } from '@/api/calls/call';
import type { Settings } from '../../src/lib/buildSettings.ts';
import { bundleScript } from './bundleScript.ts';
import { version } from './viteBase.ts';

type HeadSettings = Pick<Settings, 'apiBase' | 'clientHeaderName' | 'clientHeaderValue' | 'errorReports'>;

/**
 * Bundles the head script. With `earlyRead`, the declaration of a call, the script sends that call on home. A script
 * gets only the settings that it reads. So other settings do not change the script or its CSP hash.
 */
export function bundleHeadScript(settings: HeadSettings, earlyRead?: Pick<Call, 'method' | 'path'>): Promise<string> {
  const { apiBase, clientHeaderName, clientHeaderValue, errorReports } = settings;
  return bundleScript('head.ts', {
    __SETTINGS__: JSON.stringify(earlyRead ? { apiBase, clientHeaderName, clientHeaderValue } : {}),
    __OTHER_SETTINGS__: JSON.stringify({ errorReports }),
    __VERSION__: JSON.stringify(version),
    __EARLY_READ__: JSON.stringify(earlyRead ? { method: earlyRead.method, path: earlyRead.path } : null),
  });
}

/** Inserts the head script into the page, in the dev server and in the build. */
export function headScriptPlugin(settings: Settings): Plugin {
  let script: Promise<string> | undefined;
  return {
    name: 'kapao:head-script',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        // Storybook's and Vitest's own pages also pass through this hook.
        if (!html.includes('/src/shell/client.tsx')) return;
        script ??= bundleHeadScript(settings);
        return [{ tag: 'script', children: await script, injectTo: 'head' }];
      },
    },
  };
}
