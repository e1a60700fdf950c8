/**
 * True while Vitest tests the stories. Each story then also fails for issues that `checks.ts` and `ownText.ts` find.
 */
export const isTestRun = '__vitest_browser__' in globalThis;
