import { holdCalls } from '@/api/client/client';

/** The one place where the site reaches the mock backend; a build without it drops the branch and its chunk. */
export function startMock(): void {
  if (!__MOCK__) return;
  // Before the router moves on from this address.
  const { hash } = location;
  holdCalls(import('@mocks/browser').then((mock) => mock.startMock({ hash })));
}
