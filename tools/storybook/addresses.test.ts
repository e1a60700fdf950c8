import { expect, it } from 'vitest';
import { frameAddress, storyAddress } from '../../.storybook/addresses.ts';
import { checkGlobals, getToolbarGlobals } from '../../.storybook/toolbar.ts';

it('keeps story addresses below the path that Storybook is served from', () => {
  const getPath = (address: string) => new URL(address, 'https://host.example/kapao/').pathname;
  expect(getPath(storyAddress('modals-deposit--default', { language: 'la' }, 'small'))).toBe('/kapao/');
  expect(getPath(storyAddress('welcome--docs'))).toBe('/kapao/');
  expect(getPath(frameAddress('modals-deposit--default', {}))).toBe('/kapao/iframe.html');
});

it.each([
  [{ language: 'lo' }, 'There is no language "lo". Choose one of: all, th, la, en, pseudo.'],
  [{ language: 'de' }, 'There is no language "de". Choose one of: all, th, la, en, pseudo.'],
  [{ market: 'us' }, 'There is no market "us". Choose one of: th, la.'],
  [{ theme: '1' }, 'There is no theme "1". Choose one of: own, light, dark, both.'],
  [{ textSize: 'huge' }, 'There is no textSize "huge". Choose one of: usual, double.'],
])('uses the default instead of %j, and says which values there are', (globals, sentence) => {
  expect(getToolbarGlobals(globals)).toEqual(getToolbarGlobals({}));
  expect(() => checkGlobals(globals)).toThrow(sentence);
});

it('accepts every value of the toolbar, and 200 as a text size', () => {
  for (const globals of [{}, { language: 'la', market: 'la', theme: 'dark' }, { textSize: 200 }, { scenario: 'usual' }])
    expect(() => checkGlobals(globals)).not.toThrow();
  expect(getToolbarGlobals({ textSize: 200 }).textSize).toBe('double');
});
