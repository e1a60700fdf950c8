import { holdCalls } from '@/api/client/client';

/** Starts the mock backend. The site loads it only here. A build without the mock drops this branch and its chunk. */
export function startMock(): void {
  if (!__MOCK__) return;
  // Read the hash before the router changes the address.
  const { hash } = location;
  holdCalls(import('@mocks/browser').then((mock) => mock.startMock({ hash })));
}
