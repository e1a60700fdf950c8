import { expect, it } from 'vitest';
import { heavyModals, modalBudget } from './modalWeights.ts';

it('lists the modals above the budget', () => {
  expect(heavyModals(new Map([['a', modalBudget]]))).toEqual([]);
  expect(heavyModals(new Map([['a', modalBudget + 1]]))).toHaveLength(1);
});
