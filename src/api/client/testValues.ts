import fc from 'fast-check';
import type * as v from 'valibot';
import { calls } from '@/api/calls/calls';

// Generators of responses from hostile, broken and nearly correct servers, for tests.

const nastyKeys = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];
export const declaredKeys = [...new Set(JSON.stringify(calls).match(/(?<=")\w+(?=":)/g))];
const key = fc.oneof(fc.constantFrom(...nastyKeys), fc.constantFrom(...declaredKeys), fc.string());
const leaf = fc.oneof(fc.jsonValue(), fc.double(), fc.constantFrom(Number.POSITIVE_INFINITY, 'text', 'PG', true));
const { value } = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 5 }, leaf, fc.array(tie('value')), fc.array(fc.tuple(key, tie('value'))).map(toObject)),
}));

/** Generates any JSON value. Objects may have declared keys and dangerous keys. */
export const anything = value;

/** Builds an object as JSON.parse does: `__proto__` becomes an own key. */
function toObject(pairs: [string, unknown][]): unknown {
  const result = {};
  for (const [name, value] of pairs)
    Object.defineProperty(result, name, { value, enumerable: true, configurable: true, writable: true });
  return result;
}

/**
 * Returns a generator of values of the declared shape. Some values have another type instead, so that tests reach every
 * branch of `readAs`.
 */
export function near(schema: v.GenericSchema): fc.Arbitrary<unknown> {
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
