import { expect, it } from 'vitest';
import { frameAddress, storyAddress } from '../../.storybook/addresses.ts';

it('addresses of stories stay below the path that Storybook lies at', () => {
  const pathOf = (address: string) => new URL(address, 'https://host.example/kapao/').pathname;
  expect(pathOf(storyAddress('modals-deposit--default', { language: 'la' }, 'small'))).toBe('/kapao/');
  expect(pathOf(storyAddress('api--docs'))).toBe('/kapao/');
  expect(pathOf(frameAddress('modals-deposit--default', {}))).toBe('/kapao/iframe.html');
});
