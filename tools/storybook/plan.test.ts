import { expect, it } from 'vitest';
import { screenshotModes } from '../../.storybook/screenshots.ts';

const modesOf = (title: string, tags: string[] = [], storyGlobals: Record<string, unknown> = {}) =>
  screenshotModes({ title, tags, storyGlobals });
const onPhone = ['th phone', 'la phone', 'en phone'];

it('plans every language on the phone for components, and also Thai on the desktop for screens and modals', () => {
  for (const title of ['components/Button', 'Foundations/Type']) expect(modesOf(title)).toEqual(onPhone);
  for (const title of ['screens/Login', 'Modals/Deposit']) expect(modesOf(title)).toEqual([...onPhone, 'th desktop']);
});

it('plans no screenshots of tests, flows and stories for developers', () => {
  for (const title of ['flows/Money', 'Internals/Registry', 'Storyboard']) expect(modesOf(title)).toEqual([]);
  expect(modesOf('screens/Login', ['dev', 'test-fn'])).toEqual([]);
});

it('plans one screenshot of a story that fixes its language or size', () => {
  expect(modesOf('modals/Slips', [], { language: 'la', market: 'la' })).toEqual(['la phone']);
  expect(modesOf('modals/Slips', [], { viewport: { value: 'small' } })).toEqual(['th phone']);
  expect(modesOf('modals/Slips', [], { textSize: 'double' })).toEqual(['th phone']);
});

it('follows the tags no-screenshot and all-screenshots', () => {
  expect(modesOf('screens/Home', ['no-screenshot'])).toEqual([]);
  expect(modesOf('flows/Money', ['all-screenshots'])).toHaveLength(6);
});
