/** The stories' tests: they measure, and take no pictures. */
export const isTestRun = '__vitest_browser__' in globalThis;
