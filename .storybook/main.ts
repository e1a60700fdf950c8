import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';

/** The sidebar's groups: each is a folder of stories. Their order is `storySort` in preview.tsx. */
const groups = ['Screens', 'Modals', 'Components', 'Foundations', 'Flows', 'Internals'];

/** What `npm run videos` has recorded and `npm run translations` has written, and where it is served; in no commit. */
const made = [
  { from: '../.cache/videos/out', to: '/films' },
  { from: '../.cache/words/report', to: '/words' },
].map(({ from, to }) => ({ from: fileURLToPath(new URL(from, import.meta.url)), to }));

export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    // The site's own writes pages and keeps stories out.
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
  // Who looks at states finds no tests among them; the sidebar's filter brings them.
  tags: { _test: { defaultFilterSelection: 'exclude' } },
  // Only components have tables of their props, and tests show none.
  typescript: {
    reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: { include: ['src/components/**/*.tsx'] },
  },
  core: { disableTelemetry: true },
  // One stylesheet: pictures wait for no other.
  viteFinal: (config) => ({ ...config, build: { ...config.build, cssCodeSplit: false } }),
});
