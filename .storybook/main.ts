import { defineMain } from '@storybook/react-vite/node';

process.env.FONT_DISPLAY = 'block';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  features: { experimentalTestSyntax: true },
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true },
});
