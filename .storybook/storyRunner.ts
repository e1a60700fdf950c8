import {
  PLAY_FUNCTION_THREW_EXCEPTION,
  SET_CURRENT_STORY,
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
  UNHANDLED_ERRORS_WHILE_PLAYING,
} from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { waitForStable } from './backend';
import { decodeImages } from './deterministic';

/** Errors and accessibility issues of a story that has been rendered, played and checked. */
export interface StoryResult {
  errors: string[];
  /** Issues of the accessibility addon, as `rule: element`, and errors of the checks themselves. */
  violations: string[];
}

/**
 * The API for `tools/storybook` inside the page of a story. Storybook reports results only over its channel, which
 * scripts that a tool runs in the page cannot reach.
 */
export interface StoryRunner {
  /** The result of the current story, once it is rendered, played and checked. */
  result: Promise<StoryResult>;
  /** Shows a story without reloading the page, as the sidebar does. */
  show(storyId: string): Promise<StoryResult>;
  /**
   * Resolves when the page has its fonts and images and has not changed for 300 ms, so that it looks the same in every
   * run. For a page that never stops changing, resolves after the timeout of `waitForStable` in backend.ts.
   */
  waitForStable(): Promise<void>;
}

declare global {
  interface Window {
    kapaoStoryRunner?: StoryRunner;
  }
}

type Report = { result?: { violations?: { id: string; nodes: { target: unknown[] }[] }[]; error?: unknown } };

const violationsIn = (reports: readonly Report[]) =>
  reports.flatMap(({ result }) => [
    ...(result?.error ? [String(result.error)] : []),
    ...(result?.violations ?? []).flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)),
  ]);

/** Sets `window.kapaoStoryRunner`, which follows the current story. */
export function exposeStoryRunner(): void {
  const channel = addons.getChannel();
  /** Id of the requested story. The address contains the id of the first story. */
  let shown = new URL(window.location.href).searchParams.get('id');
  let errors: string[] = [];
  let end = (_: StoryResult) => {};
  const nextResult = () =>
    new Promise<StoryResult>((resolve) => {
      errors = [];
      end = resolve;
    });
  const runner: StoryRunner = {
    result: nextResult(),
    show(storyId) {
      shown = storyId;
      runner.result = nextResult();
      window.scrollTo(0, 0);
      channel.emit(SET_CURRENT_STORY, { storyId, viewMode: 'story' });
      return runner.result;
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
  channel.on(STORY_FINISHED, ({ storyId, reporters }: { storyId: string; reporters: Report[] }) => {
    if (storyId === shown) end({ errors, violations: violationsIn(reporters) });
  });
  channel.on(STORY_MISSING, () => end({ errors: ['There is no such story'], violations: [] }));
  window.kapaoStoryRunner = runner;
}
