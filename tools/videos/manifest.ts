import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../src/i18n/language.ts';
import { type Texts, textsIn } from '../../src/i18n/localeFiles.ts';
import type { HowtoTopic } from '../../src/lib/howtoTopics.ts';
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

/** The list of the recorded videos. Members' browsers do not need it, so it is not in the folder of the videos. */
export const manifest = join(root, 'stories', 'videos', 'videos.json');

/** The folder of the videos, posters and captions. Vite copies it into every build. */
export const videosFolder = join(root, 'public', 'howto');

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

/** Returns the recorded videos. */
export const recordedVideos = (): Video[] => JSON.parse(readFileSync(manifest, 'utf8')) as Video[];

export const nameOf = ({ topic, language }: Pick<Video, 'topic' | 'language'>): string => `${topic}.${language}`;

/** Returns the names of videos that no longer match the site's texts, script or colours. */
export const outOfDate = (videos: readonly Video[], textAt: TextAt = textNow): string[] =>
  videos.filter((video) => fingerprintOf(video, textAt) !== video.fingerprint).map(nameOf);

const limits = { shortest: 20, longest: 45, allBytes: 6_000_000 };

/** Returns violations of the limits: 20 to 45 s per video, 6 MB for the folder of videos, posters and captions. */
export function problemsOf(videos: readonly Video[], folder = videosFolder): string[] {
  const files = readdirSync(folder);
  const all = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  return [
    ...videos
      .filter(({ seconds }) => seconds < limits.shortest || seconds > limits.longest)
      .map((video) => `${nameOf(video)} takes ${video.seconds} s`),
    ...(all > limits.allBytes ? [`the files in ${folder} have ${all} bytes, and may have ${limits.allBytes}`] : []),
  ];
}
