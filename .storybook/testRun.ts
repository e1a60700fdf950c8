/**
 * True while Vitest tests the stories. Each story then also fails for issues that `checks.ts` and `ownText.ts` find.
 */
export const isTestRun = '__vitest_browser__' in globalThis;

const passed = new Set<string>();

/** Records that a test of the story with this id has passed, so that axe has checked the story. */
export function addPassed(storyId: string): void {
  passed.add(storyId);
}

/** Returns true if a test of the story with this id has passed in this page. */
export const hasPassed = (storyId: string): boolean => passed.has(storyId);

/** Compares an element with its ARIA snapshot, which Vitest keeps beside the story's file. Does nothing outside Vitest. */
export let matchAria = (_element: Element): void => {};

/** Sets what compares ARIA snapshots. Vitest's setup file calls this. */
export function setMatchAria(match: (element: Element) => void): void {
  matchAria = match;
}

/** Watches a story from its start. Does nothing outside Vitest. */
export let watchStart = (_storyId: string): void => {};

/** Sets what watches each test's story from its start. Vitest's setup file calls this. */
export function setWatchStart(watch: (storyId: string) => void): void {
  watchStart = watch;
}

/** Watches for the end of the running test. May throw what the test has not shown. Does nothing outside Vitest. */
export let watchEnd = (): void => {};

/** Sets what watches for the end of each test. Vitest's setup file calls this. */
export function setWatchEnd(watch: () => void): void {
  watchEnd = watch;
}
