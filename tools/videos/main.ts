import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import type { Language } from '../../src/i18n/language.ts';
import { howtoVideo } from '../../src/lib/howtoTopics.ts';
import type { Screenplay } from '../../stories/videos/screenplay.ts';
import { screenplays } from '../../stories/videos/screenplays.ts';
import { languages } from '../e2e/site.ts';
import { deterministicArgs, launchChromium } from '../test/chromium.ts';
import { camera } from './camera.ts';
import { encode } from './encode.ts';
import { committed, type Film, filmsFolder, filmsIn, fingerprintOf, hash, nameOf, problemsOf } from './manifest.ts';
import type { Cue } from './reel.ts';
import { buildSet, openSet } from './studio.ts';

/**
 * `npm run films`: plays each screenplay in the built site and writes film, poster and captions in three languages;
 * `-- wallet.th play` records some. `-- --check` only says which pictures are other ones than in the manifest.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false } },
});

const wanted = screenplays.flatMap((play) =>
  languages
    .map((language) => ({ play, language }))
    .filter(({ play: { topic }, language }) => {
      const names = [topic, language, nameOf({ topic, language })];
      return positionals.length === 0 || positionals.some((one) => names.includes(one));
    }),
);
if (wanted.length === 0) {
  console.error(`No film is called ${positionals.join(', ')}`);
  process.exit(2);
}

const time = (seconds: number): string => {
  const whole = Math.floor(seconds);
  const part = Math.round((seconds - whole) * 1000);
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}.${String(part).padStart(3, '0')}`;
};
/** In the strip below the picture. */
const vttOf = (cues: readonly Cue[]): string =>
  `WEBVTT\n\n${cues.map(({ text, from, to }) => `${time(from)} --> ${time(to)} line:-1\n${text}\n`).join('\n')}`;

/** Plays one, and writes its files unless it is only looked at. */
async function record(browser: Browser, play: Screenplay, language: Language): Promise<Film> {
  const set = await openSet(browser, play, language);
  const { stage, cut } = camera(set);
  try {
    await play.play(stage);
  } finally {
    await set.close();
  }
  const take = cut();
  const film = {
    topic: play.topic,
    language,
    seconds: Math.round(take.seconds * 100) / 100,
    bytes: 0,
    images: hash(...take.images, JSON.stringify(take.frames)),
    texts: take.keys,
  };
  if (!values.check) {
    const { mp4, poster } = await encode(browser, take);
    const { video = '' } = howtoVideo(filmsFolder, play.topic, language) ?? {};
    writeFileSync(video, mp4);
    writeFileSync(video.replace(/mp4$/, 'jpg'), poster);
    writeFileSync(video.replace(/mp4$/, 'vtt'), vttOf(take.cues));
    film.bytes = mp4.length;
  }
  return { ...film, fingerprint: fingerprintOf(film) };
}

mkdirSync(filmsFolder, { recursive: true });
await buildSet();
const browser = await launchChromium(deterministicArgs);
const recorded: Film[] = [];
for (const { play, language } of wanted) {
  const film = await record(browser, play, language);
  recorded.push(film);
  console.log(`${nameOf(film).padEnd(16)} ${film.seconds.toFixed(1)} s  ${Math.round(film.bytes / 1000)} kB`);
}
await browser.close();

const problems: string[] = [];
if (values.check) {
  const known = new Map(filmsIn(committed).map((film) => [nameOf(film), film]));
  for (const film of recorded) {
    if (known.get(nameOf(film))?.images !== film.images) problems.push(`${nameOf(film)} shows something else now`);
  }
} else {
  const isNew = new Set(recorded.map(nameOf));
  const places = screenplays.flatMap(({ topic }) => languages.map((language) => nameOf({ topic, language })));
  const merged = (path: string) =>
    [...filmsIn(path).filter((film) => !isNew.has(nameOf(film))), ...recorded]
      .filter((film) => places.includes(nameOf(film)))
      .sort((one, other) => places.indexOf(nameOf(one)) - places.indexOf(nameOf(other)));
  for (const path of [committed, join(filmsFolder, 'films.json')]) {
    writeFileSync(path, `${JSON.stringify(merged(path), null, 2)}\n`);
  }
  problems.push(...problemsOf(filmsIn(join(filmsFolder, 'films.json'))));
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
