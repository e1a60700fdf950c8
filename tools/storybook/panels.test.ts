import { expect, it } from 'vitest';
import { hasControls } from '../../.storybook/panels.ts';

it('shows the panel Controls only for components with args', () => {
  expect(hasControls('Components/Button', { label: 'Deposit' })).toBe(true);
  expect(hasControls('Components/Skeleton', {})).toBe(false);
  expect(hasControls('Modals/Withdraw', { buttons: [] })).toBe(false);
  expect(hasControls('Screens/Home', {})).toBe(false);
});
