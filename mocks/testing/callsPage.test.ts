import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '@/api/calls';
import { baht } from '@/api/shapes';
import { callsPage, callsPath } from './callsPage';
import { describeSchema } from './describeSchema';

test('the page about calls is the declarations', () => {
  expect(readFileSync(callsPath, 'utf8'), 'run `npm run docs`').toBe(callsPage());
  expect(callsPage().match(/^### /gm)).toHaveLength(Object.keys(calls).length);
});

test('a schema reads as a type', () => {
  const schema = v.object({
    amount: baht,
    name: v.optional(v.string()),
    kind: v.picklist(['a', 'b']),
    list: v.array(v.nullable(v.object({ done: v.literal(true) }))),
  });
  expect(describeSchema(schema)).toBe(
    '{ amount: baht, name?: string, kind: "a" | "b", list: ({ done: true } | null)[] }',
  );
  expect(() => describeSchema(v.date())).toThrow('date');
});
