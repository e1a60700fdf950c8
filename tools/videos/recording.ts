import { createHash } from 'node:crypto';
import { seenKeys } from './inPage.ts';
import type { RecordingSession } from './recordingSession.ts';

/** Where the finger is, in the film's pixels; `press` is 0 above the glass and 1 on it, `shown` fades it. */
export interface Finger {
  x: number;
  y: number;
  press: number;
  shown: number;
}

/** One frame of the film: a picture, over another one while it comes, with a finger or without. */
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
  /** Keys of the texts that were seen. */
  keys: string[];
  seconds: number;
}

/** Between two frames where something moves, in seconds. */
export const step = 0.05;
export const ease = (part: number) => (1 - Math.cos(Math.PI * part)) / 2;
export const parts = (count: number) => Array.from({ length: count }, (_, at) => (at + 1) / count);

/** The frames so far, and the texts that were seen in them. */
export function startRecording({ page, pass, changes, quiet, waitForStable }: RecordingSession) {
  const images: Buffer[] = [];
  const marks = new Map<string, number>();
  const frames: Frame[] = [];
  const keys = new Set<string>();
  let seconds = 0;
  /** How often the page had changed when it was last taken. */
  let seen = -1;

  const last = () => frames.at(-1)?.image ?? 0;
  const show = (frame: Omit<Frame, 'finger'>, finger?: Finger) => {
    frames.push({ ...frame, ...(finger && finger.shown > 0 && { finger }) });
    seconds += frame.seconds;
  };
  const image = async (): Promise<number> => {
    seen = await quiet();
    const taken = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    for (const key of await page.evaluate(seenKeys)) keys.add(key);
    const mark = createHash('sha256').update(taken).digest('hex');
    const known = marks.get(mark);
    if (known !== undefined) return known;
    marks.set(mark, images.length);
    images.push(taken);
    return images.length - 1;
  };
  /** What is there now comes over what was there. */
  const change = async (count: number, finger?: Finger) => {
    await waitForStable();
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
      if (!isSame) await waitForStable();
      show({ image: isSame ? last() : await image(), seconds: part });
      left -= part;
    }
  };
  return { pictures: images, frames, keys, last, show, picture: image, change, hold, now: () => seconds };
}
