import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { Call } from '@/api/calls/call';
import type { Settings } from '../../src/lib/buildSettings.ts';
import { bundleScript } from './bundleScript.ts';
import { version } from './viteBase.ts';

type HeadSettings = Pick<
  Settings,
  'apiBase' | 'clientHeaderName' | 'clientHeaderValue' | 'errorReports' | 'market' | 'mock'
>;

/** Returns the market's font without outlines in base64, as a literal (docs/performance.md). */
function blankFont(market: Settings['market']): string {
  const file = new URL(`../../src/theme/fonts/blank-${market === 'la' ? 'lao' : 'thai'}.woff2`, import.meta.url);
  return JSON.stringify(readFileSync(file, 'base64'));
}

/** Bundles the head script of public pages. The market's font is all that it gets from the settings. */
const bundleHeadScript = ({ market }: HeadSettings): Promise<string> =>
  bundleScript('head.ts', {
    __SETTINGS__: '{}',
    __BLANK_FONT__: blankFont(market),
    __MEMBER_PAGE__: 'false',
    __EARLY_READ__: 'null',
  });

/**
 * Bundles the script after the content of every page. `errorReports` is the only setting that the script reads and
 * gets, so other settings do not change the script or its CSP hash.
 */
const bundleGuards = ({ errorReports }: HeadSettings): Promise<string> =>
  bundleScript('guards.ts', {
    __SETTINGS__: '{}',
    __OTHER_SETTINGS__: JSON.stringify({ errorReports }),
    __VERSION__: JSON.stringify(version),
  });

/**
 * Bundles the head script of the members' page. On home, except in the demo, the script sends a read with this `method`
 * and `path`.
 */
export function bundleMemberHeadScript(
  settings: HeadSettings,
  { method, path }: Pick<Call, 'method' | 'path'>,
): Promise<string> {
  const { apiBase, clientHeaderName, clientHeaderValue, market, mock } = settings;
  return bundleScript('head.ts', {
    __SETTINGS__: JSON.stringify({ apiBase, clientHeaderName, clientHeaderValue, market }),
    __BLANK_FONT__: blankFont(market),
    __MEMBER_PAGE__: 'true',
    // The demo's mock responds only after the app has started it, so the demo sends no early read.
    __EARLY_READ__: JSON.stringify(mock ? null : { method, path }),
  });
}

/** Inserts the scripts of `src/shell` into the page, in the dev server and in the build. */
export function headScriptPlugin(settings: Settings): Plugin {
  let scripts: Promise<[head: string, guards: string]> | undefined;
  return {
    name: 'kapao:head-script',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        // Storybook's and Vitest's own pages also pass through this hook. They need no such script.
        if (!html.includes('/src/shell/client.tsx')) return;
        scripts ??= Promise.all([bundleHeadScript(settings), bundleGuards(settings)]);
        const [head, guards] = await scripts;
        return [
          { tag: 'script', children: head, injectTo: 'head' },
          { tag: 'script', children: guards, injectTo: 'body' },
        ];
      },
    },
  };
}
