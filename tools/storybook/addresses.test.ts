import { expect, it } from 'vitest';
import { frameAddress, storyAddress } from '../../.storybook/addresses.ts';

it('keeps story addresses below the path that Storybook is served from', () => {
  const pathOf = (address: string) => new URL(address, 'https://host.example/kapao/').pathname;
  expect(pathOf(storyAddress('modals-deposit--default', { language: 'la' }, 'small'))).toBe('/kapao/');
  expect(pathOf(storyAddress('api--docs'))).toBe('/kapao/');
  expect(pathOf(frameAddress('modals-deposit--default', {}))).toBe('/kapao/iframe.html');
});
