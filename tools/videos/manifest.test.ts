import { expect, it } from 'vitest';
import { howtoTopics } from '../../src/lib/howtoTopics.ts';
import { videosLine } from '../build/videos.ts';
import { languages } from '../e2e/testServer.ts';
import { committed, fingerprintOf, nameOf, outOfDate, problemsOf, textNow, toRecord, videosIn } from './manifest.ts';

// Treat all videos as just recorded, because an outdated video must not fail `npm test`, which only lists it.
const films = videosIn(committed).map((film) => ({ ...film, fingerprint: fingerprintOf(film) }));

it('has a video for each guide and language within the limits', () => {
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
])('a change of %s makes exactly the videos that show it out of date', (changed, names) => {
  expect(outOfDate(films)).toEqual([]);
  const renamed: typeof textNow = (language, key) =>
    textNow(language, key) + (language === 'th' && key === changed ? '!' : '');
  expect(outOfDate(films, renamed)).toEqual(names);
});

it('a release records the videos that are missing or out of date', () => {
  expect(toRecord(films)).toEqual([]);
  const [first, ...others] = films.map((film) => (film.topic === 'play' ? { ...film, fingerprint: 'old' } : film));
  expect(first && toRecord(others)).toEqual([first && nameOf(first), 'play.th', 'play.la', 'play.en']);
  expect(toRecord([])).toHaveLength(films.length);
});

it('the build prints one line if videos are missing, with the command that records them', () => {
  expect(videosLine('none is recorded')).toMatch(
    /^[^\n]*NOT in the build \(none is recorded\)[^\n]*`npm run videos`[^\n]*$/,
  );
  expect(videosLine('')).toBe('how-to videos: in the build');
});
