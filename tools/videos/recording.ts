import { createHash } from 'node:crypto';
import type { RecordingSession } from './recordingSession.ts';

/**
 * Position of the finger in px of the page. `press` is 0 above the glass and 1 on it; `shown` is its opacity, 0 to 1.
 */
export interface Finger {
  x: number;
  y: number;
  press: number;
  shown: number;
}

/** One frame of the video: an image, possibly blended over the previous one, with or without a finger. */
export interface Frame {
  image: number;
  over?: number;
  mix?: number;
  finger?: Finger;
  seconds: number;
}

export interface Cue {
  text: string;
  from: number;
  to: number;
}

export interface Recording {
  images: Buffer[];
  frames: Frame[];
  cues: Cue[];
  poster: number;
  seconds: number;
}

/** Time between two frames of a movement, in seconds. */
export const step = 0.05;
export const ease = (part: number) => (1 - Math.cos(Math.PI * part)) / 2;
export const parts = (count: number) => Array.from({ length: count }, (_, index) => (index + 1) / count);

/** Records the frames of a page. */
export function startRecording({ page, pass, changes, quiet, passUntilStable }: RecordingSession) {
  const images: Buffer[] = [];
  const marks = new Map<string, number>();
  const frames: Frame[] = [];
  let seconds = 0;
  /** Number of changes of the page at the last screenshot. */
  let seen = -1;

  const last = () => frames.at(-1)?.image ?? 0;
  const show = (frame: Omit<Frame, 'finger'>, finger?: Finger) => {
    frames.push({ ...frame, ...(finger && finger.shown > 0 && { finger }) });
    seconds += frame.seconds;
  };
  const image = async (): Promise<number> => {
    seen = await quiet();
    const taken = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    const mark = createHash('sha256').update(taken).digest('hex');
    const known = marks.get(mark);
    if (known !== undefined) return known;
    marks.set(mark, images.length);
    images.push(taken);
    return images.length - 1;
  };
  /** Blends the current image over the previous one in `count` frames. Records nothing if both are equal. */
  const change = async (count: number, finger?: Finger) => {
    await passUntilStable();
    const over = last();
    const now = await image();
    if (now === over || frames.length === 0) return;
    for (const part of parts(count)) show({ image: now, over, mix: ease(part), seconds: step }, finger);
  };
  const hold = async (time: number) => {
    for (let left = time; left > 0.001; ) {
      const part = Math.min(0.5, left);
      await pass(part);
      const isSame = frames.length > 0 && (await changes()) === seen;
      if (!isSame) await passUntilStable();
      show({ image: isSame ? last() : await image(), seconds: part });
      left -= part;
    }
  };
  return { pictures: images, frames, last, show, picture: image, change, hold, now: () => seconds };
}
