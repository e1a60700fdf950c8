import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../src/i18n/language.ts';
import { type Texts, textsIn } from '../../src/i18n/localeFiles.ts';
import { type HowtoTopic, howtoTopics } from '../../src/lib/howtoTopics.ts';
import { root } from '../test/program.ts';

/** Data of a recorded video. */
export interface Video {
  topic: HowtoTopic;
  language: Language;
  seconds: number;
  bytes: number;
  /** Hash of all images and frames of the video. */
  images: string;
  /** i18n keys of the texts in the images and captions of the video. */
  texts: string[];
  /** Hash of the texts, the script and the colours. If they change, the hash differs and the video is out of date. */
  fingerprint: string;
}

/**
 * The committed manifest, for `npm test`, and the folder of the videos. The folder has its own manifest and is not
 * committed.
 */
export const committed = join(root, 'stories', 'videos', 'videos.json');
export const videosFolder = join(root, '.cache', 'videos', 'out');

export const hash = (...parts: (string | Buffer)[]): string => {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex').slice(0, 16);
};

/** Texts by language and namespace, read once. `textNow` joins the forms of a counted text (`_one`, `_other`). */
const known = new Map<string, Texts>();
export const textNow = (language: Language, key: string): string => {
  const [namespace = '', path = ''] = key.split(':');
  const texts = known.get(`${language}/${namespace}`) ?? textsIn(language, namespace);
  known.set(`${language}/${namespace}`, texts);
  return [path, `${path}_one`, `${path}_other`].map((one) => String(texts.get(one) ?? '')).join('\n');
};

const read = (path: string) => readFileSync(join(root, path), 'utf8');
type TextAt = typeof textNow;

/** Returns the hash of a video's script, texts and colours, which are known without playing the script. */
export const fingerprintOf = (
  { topic, language, texts }: Pick<Video, 'topic' | 'language' | 'texts'>,
  textAt: TextAt = textNow,
): string =>
  hash(
    read(`stories/videos/${topic}.ts`),
    read('src/theme/colors.ts'),
    ...texts.map((key) => `${key}=${textAt(language, key)}`),
  );

/** Returns the videos of a manifest. Empty if the file does not exist. */
export const videosIn = (path: string): Video[] =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Video[]) : [];

export const nameOf = ({ topic, language }: Pick<Video, 'topic' | 'language'>): string => `${topic}.${language}`;

/** Returns the names of videos that no longer match the site's texts, script or colours. */
export const outOfDate = (videos: readonly Video[], textAt: TextAt = textNow): string[] =>
  videos.filter((video) => fingerprintOf(video, textAt) !== video.fingerprint).map(nameOf);

const languages: readonly Language[] = ['th', 'la', 'en'];

/** Returns the names of videos that a manifest lacks or that are out of date: the next recording must contain them. */
export function toRecord(videos: readonly Video[]): string[] {
  const current = videos.map(nameOf).filter((name) => !outOfDate(videos).includes(name));
  return howtoTopics
    .flatMap((topic) => languages.map((language) => nameOf({ topic, language })))
    .filter((name) => !current.includes(name));
}

const limits = { shortest: 20, longest: 45, bytesPerSecond: 750_000 / 30, allBytes: 10_000_000 };

/** Returns violations of the limits: 20 to 45 s per video, 750 kB per 30 s, 10 MB in total. */
export function problemsOf(videos: readonly Video[]): string[] {
  const all = videos.reduce((sum, { bytes }) => sum + bytes, 0);
  return [
    ...videos.flatMap(({ seconds, bytes, ...video }) => [
      ...(seconds < limits.shortest || seconds > limits.longest ? [`${nameOf(video)} takes ${seconds} s`] : []),
      ...(bytes > seconds * limits.bytesPerSecond ? [`${nameOf(video)} has ${bytes} bytes in ${seconds} s`] : []),
    ]),
    ...(all > limits.allBytes ? [`all videos together have ${all} bytes`] : []),
  ];
}
