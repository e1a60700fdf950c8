import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSettings } from '../../src/lib/buildSettings.ts';
import { howtoTopics, howtoVideo } from '../../src/lib/howtoTopics.ts';
import { languages } from '../e2e/testServer.ts';
import { root } from '../test/program.ts';
import {
  fingerprintOf,
  nameOf,
  outOfDate,
  problemsOf,
  recordedVideos,
  textNow,
  type Video,
  videosFolder,
} from './manifest.ts';

const recorded = recordedVideos();

it('has the video, poster and captions of each guide and language at the default address of a build', () => {
  const base = readSettings({}).howtoVideos;
  const places = howtoTopics.flatMap((topic) => languages.map((language) => ({ topic, language })));
  const files = places.flatMap(({ topic, language }) => Object.values(howtoVideo(base, topic, language) ?? {}));
  const existing = readdirSync(videosFolder).map((file) => join(videosFolder, file));
  expect(existing.sort()).toEqual(
    files
      .filter((file) => typeof file === 'string')
      .map((file) => join(root, 'public', file))
      .sort(),
  );
  expect(recorded.map(nameOf)).toEqual(places.map(nameOf));
});

it('keeps the recorded videos within the limits, and lists their sizes', () => {
  expect(problemsOf(recorded)).toEqual([]);
  const [one] = recorded as [Video];
  expect(problemsOf([{ ...one, seconds: 19 }], join(root, 'stories'))).toEqual(['wallet.th takes 19 s']);
  for (const { topic, language, bytes } of recorded) {
    const { video = '' } = howtoVideo(videosFolder, topic, language) ?? {};
    expect(statSync(video).size, video).toBe(bytes);
  }
});

it.each([
  ['deposit:done', ['wallet.th']],
  ['bonus:cancel.yes', ['bonusCancel.th']],
  ['home:tiles.deposit', ['wallet.th', 'play.th', 'balance.th', 'bonus.th', 'bonusCancel.th']],
  ['deposit:qr.create', []],
])('a change of %s makes exactly the videos that show it out of date', (changed, names) => {
  // A recorded video may be out of date, which must not fail this test, so treat all as just recorded.
  const videos = recorded.map((video) => ({ ...video, fingerprint: fingerprintOf(video) }));
  expect(outOfDate(videos)).toEqual([]);
  const renamed: typeof textNow = (language, key) =>
    textNow(language, key) + (language === 'th' && key === changed ? '!' : '');
  expect(outOfDate(videos, renamed)).toEqual(names);
});
