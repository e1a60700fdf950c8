import { expect, it } from 'vitest';
import { chooseControls, getControl, hasControls } from '../../.storybook/panels.ts';

it('shows the panel Controls only for components that render their args', () => {
  expect(hasControls('Components/Button', { label: 'Deposit' })).toBe(true);
  expect(hasControls('Components/Button', { label: 'Deposit' }, false)).toBe(false);
  expect(hasControls('Components/Skeleton', {})).toBe(false);
  expect(hasControls('Modals/Withdraw', { buttons: [] })).toBe(false);
  expect(hasControls('Screens/Home', {})).toBe(false);
});

it('gives a prop a control for its text, number or switch, and none if it is an icon', () => {
  const node = { type: { name: 'other', value: 'ReactNode' } } as const;
  expect(getControl('label', node, undefined)).toEqual({ type: 'text' });
  expect(getControl('icon', node, undefined)).toEqual({ disable: true });
  expect(getControl('value', { type: { name: 'union', value: [] } }, 1234.5)).toEqual({ type: 'number' });
  expect(getControl('options', { type: { name: 'array', value: { name: 'string' } } }, [])).toEqual({ disable: true });
  expect(getControl('variant', { type: { name: 'enum', value: ['quiet'] } }, undefined)).toBeUndefined();
  expect(getControl('className', { type: { name: 'string' } }, undefined)).toEqual({ disable: true });
  expect(getControl('value', { control: 'date' }, '')).toBe('date');
});

it('shows the default that a description names, and neither ref nor onClick', () => {
  const argTypes = { variant: { name: 'variant', description: 'Its look. Default: `action`.' } };
  const context = { title: 'Components/Button', initialArgs: {}, argTypes };
  const shown = chooseControls(context as unknown as Parameters<typeof chooseControls>[0]);
  expect(shown.variant?.table).toEqual({ defaultValue: { summary: 'action' } });
  expect([shown.ref?.table, shown.onClick?.table]).toEqual([{ disable: true }, { disable: true }]);
});
