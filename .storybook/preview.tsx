import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import '@/theme/global.css';
import addonMsw from 'msw-storybook-addon';
import { lazy, Suspense } from 'react';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { startWorker, waitForStable } from './backend';
import { expectNoIssues, watchConsole } from './checks';
import { withProviders } from './decorators';
import { isHidden } from './hiddenTags';
import { isStorageIsolated } from './isolateStorage';
import './translationHmr';
import { decodeImages, driven, stopPolls } from './deterministic';
import { viewports } from './modes';
import { expectOwnTexts } from './ownText';
import { chooseControls, hideEmptyPanels } from './panels';
import { storyParameters } from './parameters';
import { resetStory } from './reset';
import { planScreenshots } from './screenshots';
import { exposeStoryRunner } from './storyRunner';
import { expectNoTags } from './tags';
import { hasPassed, isTestRun, watchEnd, watchStart } from './testRun';
import { theme } from './theme';
import { globalTypes, initialGlobals } from './toolbar';

/** Only docs pages load this chunk, so that stories start without it. */
const DocsPage = lazy(() => import('./DocsPage').then((module) => ({ default: module.DocsPage })));

if (isTestRun) watchConsole();
else exposeStoryRunner();

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonMsw(startWorker), addonPseudoStates(), storyParameters],
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [planScreenshots, hideEmptyPanels, chooseControls],
  beforeEach: (context) => {
    watchStart(context.id);
    return resetStory(context);
  },
  // Wait until the page is stable, because the accessibility check would otherwise start as soon as the play function
  // ends.
  afterEach: async (context) => {
    await waitForStable();
    if (driven && !isTestRun) {
      stopPolls();
      await decodeImages();
      // A late image changes what scrolls.
      await waitForStable();
    }
    expectNoTags(context);
    expectOwnTexts(context);
    if (isTestRun) await expectNoIssues(context);
    watchEnd();
    // axe takes a quarter of a test. `npm test` runs it once for each story, and `npm run test:all` after every test.
    if (import.meta.env.SKIP_LONG_STORIES && hasPassed(context.id)) {
      context.parameters = { ...context.parameters, a11y: { ...context.parameters.a11y, test: 'off' } };
    }
  },
  decorators: [withProviders],
  parameters: {
    // In a frame beside others no panel shows the result, so skip the accessibility check.
    // A test run needs no list of what passed, which is two thirds of the report that each story sends to Node.
    a11y: { test: isStorageIsolated ? 'off' : 'error', options: isTestRun ? { resultTypes: ['violations'] } : {} },
    layout: 'padded',
    viewport: { options: viewports },
    // The theme of the toolbar paints the background; Storybook's own backgrounds would cover it.
    backgrounds: { disable: true },
    docs: {
      theme,
      stories: { filter: ({ tags }: { tags: string[] }) => !isHidden(tags) },
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
          ['Colours', 'Typography', 'Spacing', 'Motion', 'Icons', 'UI copy', '*'],
          'Flows',
          'How-to videos',
          'Internals',
        ],
      },
    },
  },
  tags: ['autodocs'],
});
