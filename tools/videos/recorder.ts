import type { Locator } from 'playwright';
import type { ElementQuery, Recorder, Words } from '../../stories/videos/script.ts';
import { scrollPart } from './inPage.ts';
import { type Cue, ease, type Finger, parts, type Recording, startRecording, step } from './recording.ts';
import { phone, type RecordingSession } from './recordingSession.ts';

/** Reading time of a caption in seconds: per character, and the minimum. */
const reading = { perLetter: 0.06, least: 3.4 };

/** Creates the recorder with which a script plays in a session. `cut` returns the finished recording. */
export function createRecorder(session: RecordingSession): { stage: Recorder; cut(): Recording } {
  const { page, backend, member, texts, pass, passUntilStable: rest } = session;
  const reel = startRecording(session);
  const cues: Cue[] = [];
  let poster = 0;
  let finger: Finger = { x: phone.width / 2, y: phone.height * 0.9, press: 0, shown: 0 };
  let readUntil = 0;

  /** Repeats the last image with the finger in its new position. */
  const showFinger = (now: Finger) => {
    finger = now;
    reel.show({ image: reel.last(), seconds: step }, finger);
  };
  const getName = (nameWords: Words) =>
    (typeof nameWords === 'string' ? texts.t(nameWords as never) : nameWords.named) as string;
  const find = async ({ role, name }: ElementQuery): Promise<Locator> => {
    const nameText = getName(name);
    const dialogs = page.locator('dialog[open]');
    const scope = (await dialogs.count()) > 0 ? dialogs.last() : page.locator('body');
    if (role === 'text') return scope.getByText(nameText).filter({ visible: true }).first();
    const exact = scope.getByRole(role, { name: nameText, exact: true }).filter({ visible: true });
    return (await exact.count()) > 0
      ? exact.first()
      : scope.getByRole(role, { name: nameText }).filter({ visible: true }).first();
  };

  /** Scrolls an element to the middle of its container, or as far as possible, unless it is already in view. */
  const bringIntoView = async (target: Locator) => {
    const scrolled = (part: number) => target.evaluate(scrollPart, part);
    if ((await scrolled(0)) < 2) return;
    for (const part of parts(10)) {
      await scrolled(ease(part));
      reel.show({ image: await reel.picture(), seconds: step });
    }
    await rest();
  };

  const reach = async (target: Locator) => {
    await bringIntoView(target);
    const box = await target.boundingBox();
    if (!box) throw new Error('The element to tap is not on the page');
    const to = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const from = { ...finger };
    for (const part of parts(11)) {
      const progress = ease(part);
      const [x, y] = [from.x + (to.x - from.x) * progress, from.y + (to.y - from.y) * progress];
      showFinger({ x, y, press: 0, shown: Math.min(1, part * 2) });
    }
    for (const press of [0.5, 1, 1]) showFinger({ ...finger, press });
  };
  const leave = () => {
    for (const part of parts(5)) showFinger({ ...finger, press: 1 - part, shown: 1 - part });
  };
  /** Holds the image until viewers have read the caption, so that they need not read and watch at the same time. */
  const finishReading = async () => {
    if (reel.now() < readUntil) await reel.hold(readUntil - reel.now());
  };
  const stage: Recorder = {
    say: async (key) => {
      await finishReading();
      const text = texts.t(key as never) as string;
      const before = cues.at(-1);
      if (before) before.to = reel.now() - 0.1;
      cues.push({ text, from: reel.now(), to: reel.now() });
      if (reel.frames.length === 0) reel.show({ image: await reel.picture(), seconds: step });
      readUntil = reel.now() + Math.max(reading.least, text.length * reading.perLetter);
      await reel.hold((readUntil - reel.now()) * 0.7);
    },
    tap: async (place) => {
      const target = await find(place);
      await reach(target);
      await target.click();
      await reel.change(4, finger);
      leave();
    },
    type: async (place, typed) => {
      const target = await find(place);
      await reach(target);
      await target.click();
      await reel.change(2, finger);
      leave();
      for (const sign of typed) {
        await page.keyboard.type(sign);
        await rest();
        reel.show({ image: await reel.picture(), seconds: 0.18 });
      }
    },
    show: async (place) => bringIntoView(await find(place)),
    pause: reel.hold,
    meanwhile: async (left, act) => {
      await finishReading();
      await act?.(member);
      await pass(left);
      await reel.change(10);
    },
    control: async (path, body) => {
      const request = new Request(`http://films.invalid/__mock/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const response = await backend.handle(request);
      if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    },
    poster: () => {
      poster = reel.last();
    },
  };
  const cut = (): Recording => {
    const [final] = cues.slice(-1);
    if (final) final.to = reel.now();
    const { pictures: images, frames } = reel;
    return { images, frames, cues, poster, seconds: reel.now() };
  };
  return { stage, cut };
}
