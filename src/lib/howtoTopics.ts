/** The how-to guides, in display order. */
export const howtoTopics = ['wallet', 'play', 'balance', 'bonus', 'bonusCancel'] as const;
export type HowtoTopic = (typeof howtoTopics)[number];

/** The number of steps in each guide. */
export const howtoSteps = 4;

export interface HowtoVideo {
  video: string;
  poster: string;
  captions: string;
  /**
   * True if the build setting is an http(s) address, so the files may be on another site. That site must allow
   * cross-origin requests for the captions.
   */
  elsewhere: boolean;
}

/** Returns the topic's name in file names, without capitals, such as `bonus-cancel` in `bonus-cancel.th.mp4`. */
const fileName = (topic: HowtoTopic): string => (topic === 'bonusCancel' ? 'bonus-cancel' : topic);

/**
 * Returns the addresses of a guide's video, poster and captions. `base` is the build setting `howtoVideos`; `language`
 * is `th`, `la` or `en`. Returns null if the operator has set no address. Files: `{base}/{topic}.{language}.mp4`,
 * `.jpg` for the poster, `.vtt` for the captions.
 */
export function howtoVideo(base: string, topic: HowtoTopic, language: string): HowtoVideo | null {
  if (!base) return null;
  const file = `${base}/${fileName(topic)}.${language}`;
  return { video: `${file}.mp4`, poster: `${file}.jpg`, captions: `${file}.vtt`, elsewhere: /^https?:/.test(base) };
}
