import { holdCalls } from '@/api/client/client';

/**
 * Starts the mock backend. The site loads it only here. A build without the mock drops this branch and its chunk. For a
 * link of the demo, returns a promise for which the app waits: the mock opens the link and loads the page again, and the
 * login of a page that is shown meanwhile would end the link's session.
 */
export function startMock(): Promise<unknown> | undefined {
  if (!__MOCK__) return undefined;
  // Read the address before the router changes it.
  const { href, hash } = location;
  const started = import('@mocks/browser').then((mock) => mock.startMock({ href }));
  holdCalls(started);
  return hash.startsWith('#mock?') ? started : undefined;
}
