import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import type { Language } from '../../src/i18n/language.ts';
import { howtoVideo } from '../../src/lib/howtoTopics.ts';
import type { Script } from '../../stories/videos/script.ts';
import { scripts } from '../../stories/videos/scripts.ts';
import { languages } from '../e2e/testServer.ts';
import { readOptions } from '../options.ts';
import { deterministicArgs, launchChromium } from '../test/chromium.ts';
import { root } from '../test/program.ts';
import { encode } from './encode.ts';
import { createRecorder } from './recorder.ts';
import type { Cue } from './recording.ts';
import { buildSessionSite, openSession } from './recordingSession.ts';

/**
 * `npx tsx tools/videos/main.ts`: plays each script in the built site and writes video, poster and captions in three languages.
 * `-- wallet.th play` records only these videos.
 */
const { positionals } = readOptions(
  'npx tsx tools/videos/main.ts [wallet.th | wallet | th …]',
  {},
  {
    positionals: [
      ...languages,
      ...scripts.flatMap(({ topic }) => [topic, ...languages.map((language) => `${topic}.${language}`)]),
    ],
  },
);
/** The folder of the videos, posters and captions. Vite copies it into every build. */
const folder = join(root, 'public', 'howto');
/** The shortest and longest video, in seconds. */
const limits = { shortest: 20, longest: 45 };

/** Returns `mm:ss.ttt`, the last part of an ISO time. */
const time = (seconds: number): string => new Date(Math.round(seconds * 1000)).toISOString().slice(14, -1);
/** Returns WebVTT captions in the strip below the image. */
const getVtt = (cues: readonly Cue[]): string =>
  `WEBVTT\n\n${cues.map(({ text, from, to }) => `${time(from)} --> ${time(to)} line:-1\n${text}\n`).join('\n')}`;

/** Plays a script and writes the files of its video. */
async function record(browser: Browser, play: Script, language: Language): Promise<void> {
  const session = await openSession(browser, play, language);
  const { stage: recorder, cut: finish } = createRecorder(session);
  try {
    await play.play(recorder);
  } finally {
    await session.close();
  }
  const recording = finish();
  const { video = '', poster = '', captions = '' } = howtoVideo(folder, play.topic, language) ?? {};
  await encode(browser, recording, video, poster);
  writeFileSync(captions, getVtt(recording.cues));
  const name = `${play.topic}.${language}`;
  console.log(`${name.padEnd(16)} ${recording.seconds.toFixed(1)} s  ${Math.round(statSync(video).size / 1000)} kB`);
  if (recording.seconds < limits.shortest || recording.seconds > limits.longest) {
    console.error(
      `${name} takes ${recording.seconds.toFixed(1)} s: the limits are ${limits.shortest} and ${limits.longest} s`,
    );
    process.exitCode = 1;
  }
}

mkdirSync(folder, { recursive: true });
await buildSessionSite();
const browser = await launchChromium(deterministicArgs);
for (const play of scripts) {
  for (const language of languages) {
    const names: string[] = [play.topic, language, `${play.topic}.${language}`];
    if (positionals.length === 0 || positionals.some((word) => names.includes(word)))
      await record(browser, play, language);
  }
}
await browser.close();
