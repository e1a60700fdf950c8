import { expect, it } from 'vitest';
import { screenshotModes } from '../../.storybook/screenshots.ts';

const modesOf = (title: string, tags: string[] = [], storyGlobals: Record<string, unknown> = {}) =>
  screenshotModes({ title, tags, storyGlobals });
const onPhone = ['th phone', 'la phone', 'en phone'];

it('takes components in each language on the phone, screens and modals in Thai on the desktop as well', () => {
  for (const title of ['components/Button', 'Foundations/Type']) expect(modesOf(title)).toEqual(onPhone);
  for (const title of ['screens/Login', 'Modals/Deposit']) expect(modesOf(title)).toEqual([...onPhone, 'th desktop']);
});

it('takes no tests, no flows and nothing that only we look at', () => {
  for (const title of ['flows/Money', 'Internals/Registry', 'Storyboard']) expect(modesOf(title)).toEqual([]);
  expect(modesOf('screens/Login', ['dev', 'test-fn'])).toEqual([]);
});

it('takes what fixes its language or size once', () => {
  expect(modesOf('modals/Slips', [], { language: 'la', market: 'la' })).toEqual(['la phone']);
  expect(modesOf('modals/Slips', [], { viewport: { value: 'small' } })).toEqual(['th phone']);
  expect(modesOf('modals/Slips', [], { textSize: 'double' })).toEqual(['th phone']);
});

it('follows the tags of exceptions', () => {
  expect(modesOf('screens/Home', ['no-screenshot'])).toEqual([]);
  expect(modesOf('flows/Money', ['all-screenshots'])).toHaveLength(6);
});
