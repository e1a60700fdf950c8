import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { modalNames } from '../../src/overlays/modalNames.ts';
import { root } from '../test/program.ts';
import { heavyModals, modalBudget, modalsOf } from './modalWeights.ts';

const registry = readFileSync(join(root, 'src', 'modals', 'registry.ts'), 'utf8');

it('finds every modal of the registry with its chunk and texts', () => {
  const found = modalsOf(registry);
  expect(found.map(({ name }) => name).sort()).toEqual([...modalNames].sort());
  expect(found).toContainEqual({ name: 'game', file: 'Game/GameModal', namespaces: ['game', 'money', 'statement'] });
  for (const { namespaces } of found) expect(namespaces).not.toEqual([]);
});

it('lists the modals above the budget', () => {
  expect(heavyModals(new Map([['a', modalBudget]]))).toEqual([]);
  expect(heavyModals(new Map([['a', modalBudget + 1]]))).toHaveLength(1);
});
