/** The how-to guides, in the order they are shown. */
export const howtoTopics = ['wallet', 'play', 'balance', 'bonus', 'bonusCancel'] as const;
export type HowtoTopic = (typeof howtoTopics)[number];

/** How many steps each guide has. */
export const howtoSteps = 4;

export interface HowtoVideo {
  video: string;
  poster: string;
  captions: string;
  /** Captions of another site are fetched across origins, which that site has to allow. */
  elsewhere: boolean;
}

/** Names of the files, without spaces or capitals: `bonus-cancel.th.mp4`. */
const fileName = (topic: HowtoTopic): string => (topic === 'bonusCancel' ? 'bonus-cancel' : topic);

/**
 * Where the video of a guide is, by build setting `howtoVideos` and language (`th`, `la`, `en`); null when the operator
 * has set none. Files: `{base}/{topic}.{language}.mp4`, `.jpg` for the poster, `.vtt` for the captions.
 */
export function howtoVideo(base: string, topic: HowtoTopic, language: string): HowtoVideo | null {
  if (!base) return null;
  const file = `${base}/${fileName(topic)}.${language}`;
  return { video: `${file}.mp4`, poster: `${file}.jpg`, captions: `${file}.vtt`, elsewhere: /^https?:/.test(base) };
}
