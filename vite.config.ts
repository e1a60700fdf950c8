import { defineConfig } from 'vite';
import { readSettings } from './src/lib/buildSettings.ts';
import { chunks } from './tools/build/chunks.ts';
import { demoLoginsBanner } from './tools/build/demoLogins.ts';
import { headScriptPlugin } from './tools/build/headScriptPlugin.ts';
import { licensesPlugin } from './tools/build/licenses.ts';
import { notIntoDist } from './tools/build/mockBuild.ts';
import { mockFiles } from './tools/build/mockFiles.ts';
import { productionOnly } from './tools/build/productionOnly.ts';
import { staticPagesPlugin } from './tools/build/staticPagesPlugin.ts';
import { viteBase } from './tools/build/viteBase.ts';

export default defineConfig(({ command, mode }) => {
  // The dev server loads fonts too late for `font-display: optional`, and a machine without Thai fonts would show boxes
  // (fonts.css.ts).
  if (command === 'serve') process.env.FONT_DISPLAY ??= 'block';
  const settings = readSettings(process.env, {
    ...(command === 'serve' && mode !== 'production' && { KAPAO_MOCK: 'on' }),
  });
  const base = viteBase(settings);
  return {
    ...base,
    plugins: [
      ...base.plugins,
      mockFiles({ emit: settings.mock }),
      settings.mock && demoLoginsBanner(),
      settings.mock && notIntoDist(),
      !settings.mock && productionOnly(settings),
      chunks(),
      licensesPlugin(),
      headScriptPlugin(settings),
      staticPagesPlugin(settings),
    ],
    server: { port: 5173, strictPort: true },
    build: { ...base.build, manifest: true, modulePreload: { polyfill: false } },
  };
});
