import { defineMain } from '@storybook/react-vite/node';
import type { Plugin, PluginOption } from 'vite';
import { mockWorker } from '../.ci/build/mockWorker.ts';

/** Pixels must not depend on how fast a font arrives; see fonts.css.ts. */
process.env.FONT_DISPLAY = 'block';

/** The site's own plugins write its pages and keep stories out; Storybook takes the mock's worker alone. */
const isSiteOnly = (plugin: PluginOption) =>
  !!plugin && typeof plugin === 'object' && 'name' in plugin && plugin.name.startsWith('kapao:');

type TransformHandler = Extract<NonNullable<Plugin['transform']>, (...args: never[]) => unknown>;

/** Only components have tables of their props: reading all other files for them takes longer than the rest of the build. */
const readingComponents = (plugin: PluginOption): PluginOption =>
  plugin && 'transform' in plugin && plugin.name === 'storybook:react-docgen-plugin'
    ? { ...plugin, transform: { filter: { id: /\/src\/components\// }, handler: plugin.transform as TransformHandler } }
    : plugin;

/** The sidebar's groups: each is a folder of stories. Their order is `storySort` in preview.tsx. */
const groups = ['Screens', 'Modals', 'Components', 'Foundations', 'Flows', 'Inside'];

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    '../stories/workshop/*.mdx',
    { directory: '../stories/workshop', files: '*.stories.tsx' },
    ...groups.map((group) => ({
      directory: `../stories/${group.toLowerCase()}`,
      titlePrefix: group,
      files: '*.stories.tsx',
    })),
  ],
  addons: [
    '@storybook/addon-a11y',
    '@storybook/addon-docs',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  features: { experimentalTestSyntax: true },
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true },
  viteFinal: (config) => ({
    ...config,
    // One stylesheet: pictures wait for no other.
    build: { ...config.build, cssCodeSplit: false },
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => !isSiteOnly(plugin)).map(readingComponents),
      mockWorker({ emit: true }),
    ],
  }),
});
