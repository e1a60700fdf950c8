/** True while the stories' tests run. They check more, and take no screenshots. */
export const isTestRun = '__vitest_browser__' in globalThis;
