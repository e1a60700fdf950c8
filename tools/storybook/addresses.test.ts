import { expect, it } from 'vitest';
import { frameAddress, screenshotAddress, storyAddress } from '../../.storybook/addresses.ts';

it('keeps story addresses below the path that Storybook is served from', () => {
  const pathOf = (address: string) => new URL(address, 'https://host.example/kapao/').pathname;
  expect(pathOf(storyAddress('modals-deposit--default', { language: 'la' }, 'small'))).toBe('/kapao/');
  expect(pathOf(storyAddress('api--docs'))).toBe('/kapao/');
  expect(pathOf(frameAddress('modals-deposit--default', {}))).toBe('/kapao/iframe.html');
});

it('addresses the screenshot of a story by the globals that the story shows', () => {
  const nameOf = (globals: Record<string, unknown>) => screenshotAddress('modals-slips--small', globals)?.slice(31);
  expect(nameOf({})).toBe('th-phone.png');
  expect(nameOf({ language: 'la', theme: 'dark', viewport: { value: 'small' } })).toBe('la-small-dark.png');
  expect(nameOf({ language: 'all' })).toBeUndefined();
  expect(nameOf({ scenario: 'lao' })).toBeUndefined();
});
