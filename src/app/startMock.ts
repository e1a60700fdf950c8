import { holdCalls } from '@/api/client/client';

/**
 * Starts the mock backend. This is the only place where the site loads it; a build without it drops the branch and its
 * chunk.
 */
export function startMock(): void {
  if (!__MOCK__) return;
  // Read before the router changes the address.
  const { hash } = location;
  holdCalls(import('@mocks/browser').then((mock) => mock.startMock({ hash })));
}
