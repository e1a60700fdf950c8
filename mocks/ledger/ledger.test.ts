import { expect, test } from 'vitest';
import { createLedger, type Posting } from './ledger';

const at = '2026-01-14T07:30:00.000Z';
const post = (postings: Posting[]) => () => ledger.post({ txId: 't', at, kind: 'test', postings });
let ledger = createLedger();

test.each<[string, Posting[]]>([
  [
    'is 1 satang',
    [
      { account: 'world:bank', satang: -1 },
      { account: 'member:a:wallet', satang: 2 },
    ],
  ],
  ['is 0 satang', []],
  [
    'is not a whole number of satang',
    [
      { account: 'world:bank', satang: -0.5 },
      { account: 'member:a:wallet', satang: 0.5 },
    ],
  ],
  [
    'is not a whole number of satang',
    [
      { account: 'world:bank', satang: Number.NaN },
      { account: 'member:a:wallet', satang: 1 },
    ],
  ],
  [
    'is not a whole number of satang',
    [
      { account: 'world:bank', satang: 0 },
      { account: 'member:a:wallet', satang: 0 },
    ],
  ],
  [
    'member:a:wallet would have -1 satang',
    [
      { account: 'world:bank', satang: 1 },
      { account: 'member:a:wallet', satang: -1 },
    ],
  ],
])('writes nothing and throws an error with "%s"', (message, postings) => {
  ledger = createLedger();
  expect(post(postings)).toThrow(message);
  expect(ledger.entries).toEqual([]);
  expect(ledger.balance('world:bank')).toBe(0);
});

test('counts several postings to one account together', () => {
  ledger = createLedger();
  post([
    { account: 'member:a:wallet', satang: -50 },
    { account: 'member:a:wallet', satang: 80 },
    { account: 'world:bank', satang: -30 },
  ])();
  expect(ledger.balance('member:a:wallet')).toBe(30);
  expect(ledger.balance('world:bank')).toBe(-30);
});

test('restores a ledger from its entries and refuses inconsistent ones', () => {
  ledger = createLedger();
  post([
    { account: 'world:bank', satang: -5 },
    { account: 'member:a:wallet', satang: 5 },
  ])();
  const again = createLedger(ledger.entries);
  expect([...again.balances]).toEqual([...ledger.balances]);
  expect(again.entries).toEqual(ledger.entries);
  expect(() => createLedger(ledger.entries.slice(0, 1))).toThrow('sum to');
});
