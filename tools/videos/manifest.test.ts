import { expect, it } from 'vitest';
import { howtoTopics } from '../../src/lib/howtoTopics.ts';
import { videosLine } from '../build/videos.ts';
import { languages } from '../e2e/testServer.ts';
import { committed, fingerprintOf, nameOf, outOfDate, problemsOf, textNow, videosIn } from './manifest.ts';

// As if all had been recorded now: which ones are out of date is said by `npm test`, and is no failure.
const films = videosIn(committed).map((film) => ({ ...film, fingerprint: fingerprintOf(film) }));

it('has a film for each guide and language, within its limits', () => {
  const places = howtoTopics.flatMap((topic) => languages.map((language) => nameOf({ topic, language })));
  expect(films.map(nameOf)).toEqual(places);
  expect(problemsOf(films)).toEqual([]);
  const [one] = films;
  expect(
    one &&
      problemsOf([
        { ...one, seconds: 19 },
        { ...one, bytes: 11_000_000 },
      ]),
  ).toHaveLength(4);
});

it.each([
  ['deposit:done', ['wallet.th']],
  ['bonus:cancel.yes', ['bonusCancel.th']],
  ['home:tiles.deposit', ['wallet.th', 'play.th', 'balance.th', 'bonus.th', 'bonusCancel.th']],
  ['deposit:qr.create', []],
])('another text of %s makes those films out of date that show it', (changed, names) => {
  expect(outOfDate(films)).toEqual([]);
  const renamed: typeof textNow = (language, key) =>
    textNow(language, key) + (language === 'th' && key === changed ? '!' : '');
  expect(outOfDate(films, renamed)).toEqual(names);
});

it('the build says in one line that videos are missing, and by which command they are recorded', () => {
  expect(videosLine('none is recorded')).toMatch(
    /^[^\n]*NOT in the build \(none is recorded\)[^\n]*`npm run videos`[^\n]*$/,
  );
  expect(videosLine('')).toBe('how-to videos: in the build');
});
