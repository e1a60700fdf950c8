import fc from 'fast-check';
import type * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import type { Call } from './call';
import { calls } from './calls';
import { isAnswer, readAs } from './read';

vi.doMock('valibot', () => import('./slimSchema'));
vi.resetModules();
const slim: Record<string, Call> = (await import('./calls')).calls;

/** Values of the right shape with some of the leaves replaced, so that every branch of reading is met. */
function near(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  const node = schema as unknown as Record<'item' | 'wrapped' | 'value', v.GenericSchema> & {
    type: string;
    literal: unknown;
    entries: Record<string, v.GenericSchema>;
    options: v.GenericSchema[];
  };
  const right = (): fc.Arbitrary<unknown> => {
    switch (node.type) {
      case 'string':
        return fc.string();
      case 'number':
        return fc.double();
      case 'boolean':
        return fc.boolean();
      case 'literal':
        return fc.constant(node.literal);
      case 'picklist':
        return fc.constantFrom(...node.options);
      case 'array':
        return fc.array(near(node.item), { maxLength: 2 });
      case 'record':
        return fc.dictionary(fc.string(), near(node.value), { maxKeys: 2 });
      case 'object':
        return fc.record(Object.fromEntries(Object.entries(node.entries).map(([key, entry]) => [key, near(entry)])));
      case 'variant':
        return fc.oneof(...node.options.map(near));
      case 'unknown':
        return fc.jsonValue();
      default:
        return fc.oneof(near(node.wrapped), fc.constantFrom(null, undefined));
    }
  };
  return fc.oneof(
    { weight: 9, arbitrary: right() },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(null, 5, 'x', {}, []) },
  );
}

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
