import { defineMain } from '@storybook/react-vite/node';
import type { PluginOption } from 'vite';
import { mockWorker } from '../.ci/mockWorker.ts';

/** Pixels must not depend on how fast a font arrives; see fonts.css.ts. */
process.env.FONT_DISPLAY = 'block';

/** Plugins that only make sense for the site itself. */
const siteOnly = ['kapao:production-only', 'kapao:slim-schemas', 'kapao:static-pages'];

const isSiteOnly = (plugin: PluginOption) =>
  !!plugin && typeof plugin === 'object' && 'name' in plugin && siteOnly.includes(plugin.name);

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  features: { experimentalTestSyntax: true },
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []).filter((plugin) => !isSiteOnly(plugin)), mockWorker({ emit: true })],
  }),
});
