import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import { hiddenTags } from './hiddenTags.ts';

/** The sidebar's groups: each is a folder of stories. Their order is `storySort` in preview.tsx. */
const groups = ['Screens', 'Modals', 'Components', 'Foundations', 'Flows', 'Internals'];

interface Folder {
  from: string;
  /** Its path in Storybook. */
  to: string;
}

/** Returns the folders that exist, with absolute paths. */
const existing = (folders: readonly Folder[]): Folder[] =>
  folders
    .map(({ from, to }) => ({ from: fileURLToPath(new URL(from, import.meta.url)), to }))
    .filter(({ from }) => existsSync(from));

/** The how-to videos, at the same path as in the app. */
const videos: readonly Folder[] = [{ from: '../public/howto', to: '/howto' }];

/**
 * The last results of `npm run screenshots`, which the storyboard shows. A build leaves them out unless
 * `STORYBOOK_SCREENSHOTS=on` asks for them, because a release must not depend on earlier commands.
 */
const screenshots: readonly Folder[] = [{ from: '../.cache/screenshots/now', to: '/screenshots' }];

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
  staticDirs: (_, { configType }) =>
    existing(
      configType === 'DEVELOPMENT' || process.env.STORYBOOK_SCREENSHOTS === 'on' ? [...videos, ...screenshots] : videos,
    ),
  addons: [
    '@storybook/addon-a11y',
    '@storybook/addon-docs',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  features: { experimentalTestSyntax: true },
  // Hide stories with these tags, and tests of stories (`_test`), by default. The sidebar's filter can show them.
  tags: Object.fromEntries(['_test', ...hiddenTags].map((tag) => [tag, { defaultFilterSelection: 'exclude' }])),
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
  viteFinal: (config) => ({ ...config, build: { ...config.build, cssCodeSplit: false } }),
});
