import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefersReducedData } from './prefersReducedData';

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => vi.unstubAllGlobals());

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'is true for the connection %o',
  (connection) => {
    vi.stubGlobal('navigator', { connection });
    expect(prefersReducedData()).toBe(true);
  },
);

it('is true if the visitor prefers reduced data', () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-data: reduce)' }));
  expect(prefersReducedData()).toBe(true);
});

it.each([undefined, {}, { saveData: false, effectiveType: '4g' }, { effectiveType: '3g' }])(
  'is false for the connection %o',
  (connection) => {
    vi.stubGlobal('navigator', { connection });
    expect(prefersReducedData()).toBe(false);
  },
);
