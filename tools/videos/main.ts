import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright';
import type { Language } from '../../src/i18n/language.ts';
import { howtoVideo } from '../../src/lib/howtoTopics.ts';
import type { Script } from '../../stories/videos/script.ts';
import { scripts } from '../../stories/videos/scripts.ts';
import { languages } from '../e2e/testServer.ts';
import { readOptions } from '../options.ts';
import { deterministicArgs, launchChromium } from '../test/chromium.ts';
import { encode } from './encode.ts';
import {
  fingerprintOf,
  hash,
  manifest,
  nameOf,
  problemsOf,
  recordedVideos,
  type Video,
  videosFolder,
} from './manifest.ts';
import { createRecorder } from './recorder.ts';
import type { Cue } from './recording.ts';
import { buildSessionSite, openSession } from './recordingSession.ts';

/**
 * `npm run videos`: plays each script in the built site and writes video, poster and captions in three languages.
 * - `-- wallet.th play`: records only these videos.
 * - `-- --dry-run`: only lists the videos whose images differ from the manifest.
 */
const { values, positionals } = readOptions(
  'npm run videos -- [wallet.th | wallet | th …] [--dry-run]',
  { 'dry-run': { type: 'boolean', default: false } },
  {
    words: [
      ...languages,
      ...scripts.flatMap(({ topic }) => [topic, ...languages.map((language) => nameOf({ topic, language }))]),
    ],
  },
);

const wanted = scripts.flatMap((play) =>
  languages
    .map((language) => ({ play, language }))
    .filter(({ play: { topic }, language }) => {
      const names = [topic, language, nameOf({ topic, language })];
      return positionals.length === 0 || positionals.some((one) => names.includes(one));
    }),
);

/** Returns `mm:ss.ttt`, the last part of an ISO time. */
const time = (seconds: number): string => new Date(Math.round(seconds * 1000)).toISOString().slice(14, -1);
/** Returns WebVTT captions in the strip below the image. */
const vttOf = (cues: readonly Cue[]): string =>
  `WEBVTT\n\n${cues.map(({ text, from, to }) => `${time(from)} --> ${time(to)} line:-1\n${text}\n`).join('\n')}`;

/** Plays a script and returns the data of its video. Writes the video's files unless this is a dry run. */
async function record(browser: Browser, play: Script, language: Language): Promise<Video> {
  const session = await openSession(browser, play, language);
  const { stage: recorder, cut: finish } = createRecorder(session);
  try {
    await play.play(recorder);
  } finally {
    await session.close();
  }
  const recording = finish();
  const result = {
    topic: play.topic,
    language,
    seconds: Math.round(recording.seconds * 100) / 100,
    bytes: 0,
    images: hash(...recording.images, JSON.stringify(recording.frames)),
    texts: recording.keys,
  };
  if (!values['dry-run']) {
    const { mp4, poster } = await encode(browser, recording);
    const { video = '' } = howtoVideo(videosFolder, play.topic, language) ?? {};
    writeFileSync(video, mp4);
    writeFileSync(video.replace(/mp4$/, 'jpg'), poster);
    writeFileSync(video.replace(/mp4$/, 'vtt'), vttOf(recording.cues));
    result.bytes = mp4.length;
  }
  return { ...result, fingerprint: fingerprintOf(result) };
}

const places = scripts.flatMap(({ topic }) => languages.map((language) => nameOf({ topic, language })));

/** Replaces a video in the manifest. Called after each recording, so that a failure does not lose the earlier ones. */
function save(result: Video): void {
  const videos = [...recordedVideos().filter((video) => nameOf(video) !== nameOf(result)), result]
    .filter((video) => places.includes(nameOf(video)))
    .sort((one, other) => places.indexOf(nameOf(one)) - places.indexOf(nameOf(other)));
  writeFileSync(manifest, `${JSON.stringify(videos, null, 2)}\n`);
}

mkdirSync(videosFolder, { recursive: true });
await buildSessionSite();
const browser = await launchChromium(deterministicArgs);
const known = new Map(recordedVideos().map((video) => [nameOf(video), video.images]));
const problems: string[] = [];
for (const { play, language } of wanted) {
  const result = await record(browser, play, language);
  const name = nameOf(result);
  console.log(`${name.padEnd(16)} ${result.seconds.toFixed(1)} s  ${Math.round(result.bytes / 1000)} kB`);
  if (!values['dry-run']) save(result);
  else if (known.get(name) !== result.images) problems.push(`${name} would show other images than the recorded video`);
}
await browser.close();

if (!values['dry-run']) problems.push(...problemsOf(recordedVideos()));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
