/** Gift key of the production builds in tests and of their backends. Production builds refuse the demo's key. */
export const testGiftKey = 'kapao-test-key';
