import { holdCalls } from '@/api/client/client';

/** Starts the mock backend. The site loads it only here. A build without the mock drops this branch and its chunk. */
export function startMock(): void {
  if (!__MOCK__) return;
  // Read the address before the router changes it.
  const { href } = location;
  holdCalls(import('@mocks/browser').then((mock) => mock.startMock({ href })));
}
