import { expect, it } from 'vitest';
import { newUuid } from './newUuid';

it('returns a different random UUID of version 4 each time', () => {
  const made = Array.from({ length: 1000 }, newUuid);
  for (const item of made)
    expect(item).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(made).size).toBe(1000);
});
