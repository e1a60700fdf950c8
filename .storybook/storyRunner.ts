import {
  DOCS_RENDERED,
  PLAY_FUNCTION_THREW_EXCEPTION,
  SET_CURRENT_STORY,
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
  UNHANDLED_ERRORS_WHILE_PLAYING,
} from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { timeoutMs, waitForStable } from './backend';
import { decodeImages, nextFrame } from './deterministic';

/**
 * The API for `tools/storybook` inside the page of a story. Storybook reports results only over its channel, which
 * scripts that a tool runs in the page cannot reach.
 */
export interface StoryRunner {
  /** The errors of the page's story, once it is rendered, played and checked. */
  result: Promise<string[]>;
  /**
   * Shows a docs page without reloading the page. Resolves when it has its heading and its stories have finished:
   * Storybook reloads the page if another page follows earlier. Rejects with the message of Storybook's error page.
   */
  showDocs(docsId: string): Promise<void>;
  /**
   * Resolves when the page has its fonts and images and has not changed for 300 ms, so that it looks the same in every
   * run. For a page that never stops changing, resolves after the timeout of `waitForStable` in backend.ts.
   */
  waitForStable(): Promise<void>;
}

declare global {
  interface Window {
    kapaoStoryRunner?: StoryRunner;
    __STORYBOOK_PREVIEW__?: { storyRenders: { id: string; phase?: string }[] };
  }
}

/** Returns the ids of the stories that the page still renders. Only Storybook's own object knows those it has removed. */
const unfinishedStories = () =>
  (window.__STORYBOOK_PREVIEW__?.storyRenders ?? [])
    .filter(({ phase = '' }) => !['finished', 'errored', 'aborted'].includes(phase))
    .map(({ id }) => id);

/** Sets `window.kapaoStoryRunner`, which follows the current story. */
export function exposeStoryRunner(): void {
  const channel = addons.getChannel();
  /** Id of the requested page. The address contains the first one. */
  let shown = new URL(window.location.href).searchParams.get('id');
  /** Id of the docs page that was rendered last. */
  let shownDocs = '';
  const errors: string[] = [];
  let end = (_: string[]) => {};
  const runner: StoryRunner = {
    result: new Promise((resolve) => {
      end = resolve;
    }),
    async showDocs(docsId) {
      if (shown !== docsId) {
        shown = docsId;
        channel.emit(SET_CURRENT_STORY, { storyId: docsId, viewMode: 'docs' });
      }
      const end = performance.now() + timeoutMs;
      for (let frames = 0; frames < 3; frames += 1) {
        await nextFrame();
        if (performance.now() > end)
          throw new Error(`Shows no heading, or its stories do not finish: ${unfinishedStories().join(', ')}`);
        if (document.body.classList.contains('sb-show-errordisplay'))
          throw new Error(document.getElementById('error-message')?.textContent ?? 'Storybook shows an error page');
        // The code of docs pages loads after Storybook has rendered the first one.
        const isShown = shownDocs === docsId && document.querySelector('#storybook-docs h1');
        if (!isShown || unfinishedStories().length) frames = 0;
      }
    },
    async waitForStable() {
      await waitForStable(300).catch(() => undefined);
      await document.fonts.ready;
      await decodeImages();
    },
  };
  const fail = (payload: unknown) => {
    for (const error of [payload].flat() as { message?: string; description?: string }[])
      errors.push(String(error.message ?? error.description ?? JSON.stringify(error)));
  };
  for (const event of [
    STORY_ERRORED,
    STORY_THREW_EXCEPTION,
    PLAY_FUNCTION_THREW_EXCEPTION,
    UNHANDLED_ERRORS_WHILE_PLAYING,
  ])
    channel.on(event, fail);
  channel.on(STORY_FINISHED, ({ storyId }: { storyId: string }) => storyId === shown && end(errors));
  channel.on(DOCS_RENDERED, (docsId: string) => {
    shownDocs = docsId;
  });
  channel.on(STORY_MISSING, () => end(['There is no such story']));
  window.kapaoStoryRunner = runner;
}
