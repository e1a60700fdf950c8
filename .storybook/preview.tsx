import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import '@/theme/global.css';
import './givenTexts';
import addonMsw from 'msw-storybook-addon';
import { lazy, Suspense } from 'react';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { startWorker, waitForStable } from './backend';
import { spend, storyCosts } from './costs';
import { withProviders } from './decorators';
import { expectFits } from './fits';
import { isStorageIsolated } from './isolateStorage';
import './hotTexts';
import { viewports } from './modes';
import { expectOwnTexts } from './ownText';
import { storyParameters } from './parameters';
import { resetStory } from './reset';
import { planScreenshots } from './screenshots';
import { openStage } from './stage';
import { decodeImages, driven } from './steady';
import { expectNoTags } from './tags';
import { isTestRun } from './testRun';
import { theme } from './theme';
import { globalTypes, initialGlobals, sayTool } from './toolbar';

/** Fetched by docs pages alone: a story starts without what they are made of. */
const DocsPage = lazy(() => import('./DocsPage').then((module) => ({ default: module.DocsPage })));

if (!isTestRun) openStage();

/** Sizes by the reader's names. */
const sizes = Object.fromEntries(
  Object.entries(viewports).map(([name, size]) => [name, { ...size, name: sayTool(size.name) }]),
);

export default definePreview({
  addons: [storyCosts, addonA11y(), addonDocs(), addonMsw(startWorker), addonPseudoStates(), storyParameters],
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [planScreenshots],
  beforeEach: resetStory,
  // Before the accessibility check, which looks as soon as a story is played.
  afterEach: async (context) => {
    spend('play');
    await waitForStable();
    spend('settle');
    if (driven && !isTestRun) await decodeImages();
    expectNoTags(context);
    expectOwnTexts(context);
    expectFits();
  },
  decorators: [withProviders],
  parameters: {
    // Beside others a story is looked at, and no panel tells what is wrong with it.
    a11y: { test: isStorageIsolated ? 'off' : 'error' },
    layout: 'padded',
    viewport: { options: sizes },
    // The theme of the toolbar paints the ground; Storybook's own backgrounds would lie over it.
    backgrounds: { disable: true },
    docs: {
      theme,
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Storyboard',
          'Screens',
          'Modals',
          'Components',
          'Foundations',
          ['Colours', 'Type', 'Space', 'Motion', 'Icons', 'Words', '*'],
          'Flows',
          'Calls',
          'Films',
          'Internals',
        ],
      },
    },
  },
  tags: ['autodocs'],
});
