import { defineConfig } from 'vite';
import { mockWorker } from '../.ci/build/mockWorker.ts';
import { viteBase } from '../.ci/build/viteBase.ts';
import { hotTexts } from '../.ci/workshop/hotTexts.ts';
import { keysPlugin } from '../.ci/workshop/keysPlugin.ts';
import { readSettings } from '../src/lib/buildSettings.ts';

// Pixels must not depend on how fast a font arrives; see fonts.css.ts.
process.env.FONT_DISPLAY = 'block';

const base = viteBase(readSettings(process.env));

export default defineConfig({
  ...base,
  plugins: [...base.plugins, mockWorker({ emit: true }), keysPlugin(), hotTexts()],
});
