import { defineConfig } from 'vite';
import { readSettings } from '../src/lib/buildSettings.ts';
import { mockFiles } from '../tools/build/mockFiles.ts';
import { viteBase } from '../tools/build/viteBase.ts';
import { translationHmr } from '../tools/storybook/translationHmr.ts';

// Pixels must not depend on how fast a font loads; see fonts.css.ts.
process.env.FONT_DISPLAY = 'block';

const base = viteBase(readSettings(process.env));

export default defineConfig({
  ...base,
  plugins: [...base.plugins, mockFiles({ emit: true }), translationHmr()],
});
