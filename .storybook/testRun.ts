/** True while the stories' tests run. They measure, but take no screenshots. */
export const isTestRun = '__vitest_browser__' in globalThis;
