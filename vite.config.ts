import { defineConfig } from 'vite';
import { chunks } from './.ci/build/chunks.ts';
import { demoLoginsBanner } from './.ci/build/demoLogins.ts';
import { films, filmsLeftOut, filmsPath } from './.ci/build/films.ts';
import { headScriptPlugin } from './.ci/build/headScriptPlugin.ts';
import { notIntoDist } from './.ci/build/mockBuild.ts';
import { mockWorker } from './.ci/build/mockWorker.ts';
import { productionOnly } from './.ci/build/productionOnly.ts';
import { staticPagesPlugin } from './.ci/build/staticPagesPlugin.ts';
import { viteBase } from './.ci/build/viteBase.ts';
import { readSettings } from './src/lib/buildSettings.ts';

export default defineConfig(({ command, mode }) => {
  // The dev server finds its fonts too late for `optional`: on a machine without Thai fonts boxes would stay (fonts.css.ts).
  if (command === 'serve') process.env.FONT_DISPLAY ??= 'block';
  const hasFilms = process.env.KAPAO_HOWTO_VIDEOS === undefined && filmsLeftOut() === '';
  const settings = readSettings(process.env, {
    ...(command === 'serve' && mode !== 'production' && { KAPAO_MOCK: 'on' }),
    ...(hasFilms && { KAPAO_HOWTO_VIDEOS: filmsPath }),
  });
  const base = viteBase(settings);
  return {
    ...base,
    plugins: [
      ...base.plugins,
      mockWorker({ emit: settings.mock }),
      settings.mock && demoLoginsBanner(),
      settings.mock && notIntoDist(),
      !settings.mock && productionOnly(settings),
      chunks(),
      hasFilms && films(),
      headScriptPlugin(settings),
      staticPagesPlugin(settings),
    ],
    server: { port: 5173, strictPort: true },
    build: { ...base.build, manifest: true, modulePreload: { polyfill: false } },
  };
});
