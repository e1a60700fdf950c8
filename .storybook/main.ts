import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';

/** The sidebar's groups: each is a folder of stories. Their order is `storySort` in preview.tsx. */
const groups = ['Screens', 'Modals', 'Components', 'Foundations', 'Flows', 'Internals'];

/**
 * Folders with the results of `npm run videos` and `npm run translations`, and their paths in Storybook. They are not
 * in Git.
 */
const made = [
  { from: '../.cache/videos/out', to: '/films' },
  { from: '../.cache/words/report', to: '/words' },
].map(({ from, to }) => ({ from: fileURLToPath(new URL(from, import.meta.url)), to }));

export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    // Storybook needs a Vite config of its own: that of the app generates pages and excludes stories.
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
  staticDirs: made.filter(({ from }) => existsSync(from)),
  addons: [
    '@storybook/addon-a11y',
    '@storybook/addon-docs',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  features: { experimentalTestSyntax: true },
  // Hide interaction tests in the sidebar by default; its filter shows them.
  tags: { _test: { defaultFilterSelection: 'exclude' } },
  // Only components have tables of props, and test runs do not show them.
  typescript: {
    reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: { include: ['src/components/**/*.tsx'] },
  },
  core: { disableTelemetry: true },
  // One stylesheet, so that screenshots do not wait for several.
  viteFinal: (config) => ({ ...config, build: { ...config.build, cssCodeSplit: false } }),
});
