import { holdCalls } from '@/api/client';

/** The one place where the site reaches the mock backend; a build without it drops the branch and its chunk (R11). */
export function startMock(): void {
  if (!__MOCK__) return;
  holdCalls(import('@mocks/browser').then((mock) => mock.startMock()));
}
