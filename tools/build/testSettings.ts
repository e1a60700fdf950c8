/** What the tests' own production builds, and the backends behind them, have in place of the demo's: it is refused there. */
export const testGiftKey = 'kapao-test-key';
