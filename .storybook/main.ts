import { defineMain } from '@storybook/react-vite/node';
import type { PluginOption } from 'vite';
import { mockWorker } from '../.ci/mockWorker.ts';
import { productionOnlyName } from '../.ci/productionOnly.ts';

/** Pixels must not depend on how fast a font arrives; see fonts.css.ts. */
process.env.FONT_DISPLAY = 'block';

const isNamed = (plugin: PluginOption, name: string) =>
  !!plugin && typeof plugin === 'object' && 'name' in plugin && String(plugin.name).startsWith(name);

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  features: { experimentalTestSyntax: true },
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true },
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => !isNamed(plugin, productionOnlyName)),
      mockWorker({ emit: true }),
    ],
  }),
});
