import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '@/api/calls/calls';
import { chatMessageSchema } from '@/api/calls/chat';
import { spinSetupSchema } from '@/api/calls/spin';
import { statementEntrySchema } from '@/api/calls/statement';
import { credentialsSchema, slotSchema, walletSchema } from '@/api/calls/wallet';
import { isValidResponse, readAs } from './read';
import { anything, declaredKeys, near } from './testValues';

const schemas = Object.entries(calls).map(([name, call]) => [name, call.response as v.GenericSchema] as const);

/** Returns the schema without its checks and with NaN as a valid number. `readAs` must always return this shape. */
function getShape(schema: v.GenericSchema): v.GenericSchema {
  const node = schema as unknown as {
    type: string;
    item: v.GenericSchema;
    value: v.GenericSchema;
    wrapped: v.GenericSchema;
    options: v.GenericSchema[];
    entries: Record<string, v.GenericSchema>;
  };
  switch (node.type) {
    case 'number':
      return v.custom<number>((value) => typeof value === 'number');
    case 'string':
      return v.string();
    case 'array':
      return v.array(getShape(node.item));
    case 'record':
      return v.record(v.string(), getShape(node.value));
    case 'object':
      return v.strictObject(
        Object.fromEntries(Object.entries(node.entries).map(([name, entry]) => [name, getShape(entry)])),
      );
    case 'optional':
      return v.optional(getShape(node.wrapped));
    case 'nullable':
      return v.nullable(getShape(node.wrapped));
    case 'nullish':
      return v.nullish(getShape(node.wrapped));
    case 'variant':
      return v.union(node.options.map(getShape));
    case 'boolean':
    case 'literal':
    case 'picklist':
    case 'unknown':
      return schema;
    default:
      throw new Error(`read.ts does not know ${node.type}`);
  }
}

test.each(schemas)('%s: reads any input as the declared shape', (_, schema) => {
  const shape = getShape(schema);
  fc.assert(
    fc.property(fc.oneof(anything, near(schema)), (value) => {
      const result = readAs(schema, value);
      expect(v.safeParse(shape, result).issues).toBeUndefined();
      expect(typeof isValidResponse(schema, value)).toBe('boolean');
    }),
    { numRuns: 100 },
  );
});

test.each(schemas)('%s: sets no key on a prototype', (_, schema) => {
  const evil = JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}');
  const everywhere = (value: unknown) => declaredKeys.reduce((all, name) => ({ ...all, [name]: value }), evil);
  for (const value of [evil, [evil], everywhere(evil), everywhere([evil]), [everywhere([evil])]]) {
    const result = readAs(schema, value);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(JSON.stringify(result) ?? '').not.toMatch(/polluted|__proto__|constructor/);
  }
});

test('leaves a valid value unchanged', () => {
  const entry = {
    statementType: 'withdraw',
    status: 'SUCCESS',
    from: 'WALLET',
    to: 'KBANK',
    amount: -20.05,
    createdAt: '2025-01-02T03:04:05.000Z',
    refund: { description: 'คืนยอด' },
  };
  expect(readAs(statementEntrySchema, entry)).toEqual(entry);
  expect(readAs(statementEntrySchema, entry)).not.toHaveProperty('bonus');
  const credentials = { username: 'a', password: 'b', event: { action: 'https://x.example', fields: { f: '1' } } };
  expect(readAs(credentialsSchema, credentials)).toEqual(credentials);
});

test('reads wrong and missing parts as values that show as a dash or not at all', () => {
  expect(readAs(walletSchema, { wallet: 5, slots: {}, invite: { amount: '9', success: null } })).toEqual({
    profile: { _id: '', username: '', name: '', createdAt: '', coin: Number.NaN },
    bankAccount: { bankCode: '', bankAccountName: '', bankAccountNo: '', bank: { nameTH: '', nameEN: '' } },
    wallet: { amount: Number.NaN },
    invite: { amount: Number.NaN, success: Number.NaN, fail: Number.NaN },
    slots: [],
  });
  expect(readAs(spinSetupSchema, { activeSpinwheel: [], userCoin: 1e999 })).toEqual({
    activeSpinwheel: null,
    userCoin: Number.NaN,
  });
  expect(readAs(statementEntrySchema, { statementType: 'gift', bonus: 'x' })).toMatchObject({ statementType: 'gift' });
  expect(readAs(slotSchema, { category: 'bingo' })).toMatchObject({ category: 'slot' });
  expect(readAs(credentialsSchema, { event: { action: 1, fields: { a: 'b', c: 4, toString: 'x' } } })).toEqual({
    username: '',
    password: '',
    event: { action: '', fields: { a: 'b' } },
  });
});

test.each([
  ['optional', v.optional(v.string()), undefined, undefined],
  ['nullable', v.nullable(v.string()), null, null],
  ['nullish', v.nullish(v.string()), null, undefined],
])('keeps an absent value of the declared kind if the field is %s', (_, it, ofNull, ofMissing) => {
  const schema = v.object({ it });
  expect(readAs(schema, { it: null }).it).toBe(ofNull);
  expect(readAs(schema, {}).it).toBe(ofMissing);
  expect(readAs(schema, { it: 5 }).it).toBe(ofMissing);
  expect(readAs(schema, { it: 'x' }).it).toBe('x');
});

test('reads a message of an unlisted type as unknown', () => {
  expect(readAs(chatMessageSchema, { message_type: 'hologram', payload: { a: 1 } })).toEqual({
    message_type: 'unknown',
  });
  expect(readAs(chatMessageSchema, { message_type: 'text', payload: null })).toEqual({
    message_type: 'text',
    payload: { message: '' },
  });
});

test('reads 100,000 rows', () => {
  const row = { statementType: 'deposit', status: 'SUCCESS', from: 'a', to: 'b', amount: 1, createdAt: '' };
  const rows = readAs(v.array(statementEntrySchema), Array(100_000).fill(row)) as unknown[];
  expect(rows).toHaveLength(100_000);
});
