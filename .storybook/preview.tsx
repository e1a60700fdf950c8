import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import '@/theme/global.css';
import addonMsw from 'msw-storybook-addon';
import { startWorker, storySettled } from './backend';
import { withWorld } from './decorators';
import { expectFits } from './fits';
import { viewports } from './modes';
import { storyParameters } from './parameters';
import { planPictures } from './pictures';
import { resetStory } from './reset';
import { paintPictures } from './steady';
import { globalTypes, initialGlobals } from './toolbar';

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonMsw(startWorker), storyParameters],
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [planPictures],
  beforeEach: resetStory,
  // Before the accessibility check, which looks as soon as a story is played.
  afterEach: async (context) => {
    await storySettled();
    await paintPictures();
    expectFits(context);
  },
  decorators: [withWorld],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    viewport: { options: viewports },
    // The theme of the toolbar paints the ground; Storybook's own backgrounds would lie over it.
    backgrounds: { disable: true },
    options: { storySort: { order: ['foundations', 'components', 'modals', 'screens', 'flows'] } },
  },
  tags: ['autodocs'],
});
