import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Call } from './call';
import { calls } from './calls';
import { isAnswer, readAs } from './read';
import { near } from './testValues';

vi.doMock('valibot', () => import('./slimSchema'));
vi.resetModules();
const slim: Record<string, Call> = (await import('./calls')).calls;

test.each(Object.entries<Call>(calls))('%s: production builds read the same as valibot', (name, call) => {
  const lean = (slim[name] as Call).response;
  expect('~run' in lean, 'the slim schemas are in place').toBe(false);
  fc.assert(
    fc.property(near(call.response), (value) => {
      expect(readAs(lean, value)).toEqual(readAs(call.response, value));
      expect(isAnswer(lean, value)).toBe(isAnswer(call.response, value));
    }),
    { numRuns: 40 },
  );
});
