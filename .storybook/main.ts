import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import { hiddenTags } from './hiddenTags.ts';

/** The sidebar's groups: each is a folder of stories. Their order is `storySort` in preview.tsx. */
const groups = ['Screens', 'Modals', 'Components', 'Foundations', 'Flows', 'Internals'];

/** The small pictures of `tools/storybook/pictures.ts`. Without them, Storybook shows names. */
const pictures = fileURLToPath(new URL('../.cache/pictures', import.meta.url));

export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    // Storybook needs its own Vite config, because the app's config generates pages and excludes stories.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: [
    '../stories/overview/*.mdx',
    { directory: '../stories/overview', files: '*.stories.tsx' },
    ...groups.map((group) => ({
      directory: `../stories/${group.toLowerCase()}`,
      titlePrefix: group,
      files: '*.stories.tsx',
    })),
  ],
  // Storybook's own folder has the fonts of its pages.
  staticDirs: (own = []) => [
    ...own,
    // At the same path as in the app.
    { from: '../public/howto', to: '/howto' },
    ...(existsSync(pictures) ? [{ from: pictures, to: '/pictures' }] : []),
  ],
  addons: [
    '@storybook/addon-a11y',
    '@storybook/addon-docs',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  features: { experimentalTestSyntax: true, sidebarOnboardingChecklist: false },
  // Hide stories with these tags, and tests of stories (`_test`), by default. The sidebar's filter can show them.
  tags: Object.fromEntries(
    ['_test', 'setting', ...hiddenTags].map((tag) => [tag, { defaultFilterSelection: 'exclude' }]),
  ),
  // States that only repeat a setting of the toolbar get the tag `setting`.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry) =>
          /^(Small phone|Text at 200 %|Light$|Lao market$)/.test(entry.name ?? '')
            ? { ...entry, tags: [...(entry.tags ?? []), 'setting'] }
            : entry,
        ),
    })),
  // Only components have tables of props, and test runs do not show them.
  typescript: {
    reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['src/components/**/*.tsx'],
      // Repeat Storybook's defaults, because this object replaces them. They give an optional prop the control of its
      // type.
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  core: { disableTelemetry: true },
  // One stylesheet, so that screenshots do not wait for several.
  viteFinal: (config) => ({
    ...config,
    build: { ...config.build, cssCodeSplit: false },
    define: {
      ...config.define,
      // A page asks only for pictures that exist.
      'import.meta.env.PICTURES': JSON.stringify(existsSync(pictures) ? readdirSync(pictures) : []),
    },
  }),
});
