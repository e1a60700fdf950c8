import { expect, it } from 'vitest';
import { filledBanners, fillPercentFail } from './fillPercentFail';

it('inserts the percentage at every placeholder', () => {
  expect(fillPercentFail('<p>%percentFail%% of it, <b>%percentFail%</b></p>', 12.5)).toBe(
    '<p>12.5% of it, <b>12.5</b></p>',
  );
  expect(fillPercentFail('nothing: %percent% $&', 50)).toBe('nothing: %percent% $&');
});

it('inserts only a number', () => {
  expect(fillPercentFail('%percentFail%%', Number.NaN)).toBe('–%');
  expect(fillPercentFail('%percentFail%%', '<img src=x onerror=alert(1)>' as unknown as number)).toBe('–%');
});

it('fills every banner text of a bonus and leaves the images', () => {
  const banners = [
    { image: 'a%percentFail%', html: '<h2>%percentFail%%</h2>' },
    { image: '', html: '' },
  ];
  expect(filledBanners({ banners, percentFail: 30 })).toEqual([
    { image: 'a%percentFail%', html: '<h2>30%</h2>' },
    { image: '', html: '' },
  ]);
});
