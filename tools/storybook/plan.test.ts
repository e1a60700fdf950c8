import { expect, it } from 'vitest';
import { viewports } from '../../.storybook/modes.ts';
import { screenshotModes } from '../../.storybook/screenshots.ts';

/** Returns the sizes of a story's screenshots. Chromatic takes them in the mode's viewport, not in the story's. */
const getSizes = (title: string, viewport?: string, story = 'empty') =>
  Object.values(
    screenshotModes({
      id: `x--${story}`,
      title,
      tags: [],
      storyGlobals: viewport ? { viewport: { value: viewport } } : {},
    }),
  ).map((mode) => Object.values(viewports[mode.viewport].styles).join(' x '));
const getNames = (title: string, tags: string[] = [], storyGlobals: Record<string, unknown> = {}, story = 'empty') =>
  Object.keys(screenshotModes({ id: `x--${story}`, title, tags, storyGlobals }));
const threeLanguages = ['th-phone', 'la-phone', 'en-phone'];

it('plans three languages for screens and modals, and Thai for components unless their texts wrap', () => {
  for (const title of ['Screens/Login', 'Modals/Deposit']) expect(getNames(title)).toEqual(threeLanguages);
  expect(getNames('Foundations/Type')).toEqual(['th-phone']);
  expect(getNames('Components/Button')).toEqual(['th-phone-both']);
  expect(getNames('Components/Notice', ['three-languages'])).toEqual(['th-phone-both', 'la-phone', 'en-phone']);
  expect(getNames('Components/Dialog', ['three-languages', 'one-theme'])).toEqual(threeLanguages);
});

it('plans the main state of a screen or modal also in the other theme, on other sizes and with larger text', () => {
  const all = [...threeLanguages, 'th-phone-dark', 'th-small', 'th-desktop', 'th-phone-200'];
  expect(getNames('Screens/Login', [], {}, 'default')).toEqual(all);
  expect(getNames('Modals/Deposit', ['main-state'])).toEqual(all);
  expect(getNames('Components/Button', [], {}, 'default')).toEqual(['th-phone-both']);
});

it('plans no screenshots of tests, flows, stories for developers and those that say so', () => {
  for (const title of ['Flows/Money', 'Internals/Registry', 'Storyboard']) expect(getNames(title)).toEqual([]);
  for (const tag of ['test-fn', 'no-screenshot']) expect(getNames('Screens/Login', [tag])).toEqual([]);
  expect(getNames('Flows/Money', ['three-languages'])).toEqual(threeLanguages);
});

it('plans one screenshot of a story that fixes its globals, and names it by what it shows', () => {
  expect(getNames('Modals/Slips', [], { language: 'la', market: 'la' })).toEqual(['la-phone']);
  expect(getNames('Modals/Slips', [], { viewport: { value: 'desktop' } })).toEqual(['th-desktop']);
  expect(getNames('Modals/Slips', [], { textSize: 'double' })).toEqual(['th-phone-200']);
  expect(getNames('Modals/Slips', [], { theme: 'dark', viewport: { value: 'small' } })).toEqual(['th-small-dark']);
});

it('takes each screenshot at the size that the story fixes', () => {
  expect(getSizes('Screens/Login', 'small')).toEqual(['320px x 640px']);
  expect(getSizes('Modals/Slips', 'desktop', 'default')).toEqual(['1280px x 800px']);
  expect(getSizes('Components/Button', 'compact')).toEqual(['360px x 740px']);
  // Storybook's own sizes are not in our list.
  expect(getSizes('Components/Button', '100pct-100pct')).toEqual(['390px x 844px']);
  expect(getSizes('Screens/Login', undefined, 'default').slice(3)).toEqual([
    '390px x 844px',
    '320px x 640px',
    '1280px x 800px',
    '390px x 844px',
  ]);
});
