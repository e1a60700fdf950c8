import { describe, expect, it } from 'vitest';
import { isModalName, modalNames } from './modalNames';
import { openModals, searchWith } from './useModals';

describe('modals in the address', () => {
  it.each([
    ['', []],
    ['?modal=deposit', [['deposit', '']]],
    ['?modal=game:PG', [['game', 'PG']]],
    ['?modal=game%3AP%2FG%3A1%20%E0%B9%84%E0%B8%97%E0%B8%A2', [['game', 'P/G:1 ไทย']]],
    [
      '?tab=2&modal=deposit&modal=conditions',
      [
        ['deposit', ''],
        ['conditions', ''],
      ],
    ],
    ['?modal=game:A&modal=game:B', [['game', 'A']]],
    ['?modal=nonsense&modal=__proto__&modal=constructor&modal=toString&modal=', []],
    ['?modal=Deposit', []],
    ['?modal=%E0%A4%A', []],
    [`?${'modal=deposit&'.repeat(1000)}`, [['deposit', '']]],
  ])('reads the stack of modals from %s', (search, expected) => {
    expect(openModals(search).map(({ name, argument }) => [name, argument])).toEqual(expected);
  });

  it('writes a stack that reads back the same, and keeps other parameters', () => {
    const stack = [
      { name: 'conditions', argument: '' },
      { name: 'game', argument: 'P/G:1 &?# ไทย' },
    ] as const;
    const search = searchWith('?tab=2&modal=deposit', stack);
    expect(openModals(search)).toEqual(stack);
    expect(new URLSearchParams(search).get('tab')).toBe('2');
    expect(openModals(searchWith(search, []))).toEqual([]);
  });

  it('recognises modal names by own keys only', () => {
    expect(modalNames.every(isModalName)).toBe(true);
    for (const name of ['', 'toString', '__proto__', 'hasOwnProperty']) expect(isModalName(name)).toBe(false);
  });
});
