import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import type { Frame, Recording } from './recording.ts';
import { phone } from './recordingSession.ts';

/**
 * Size of the video in px: the phone's image, and below it a strip for the captions, so that they cover nothing. H.264
 * needs even numbers.
 */
export const videoSize = { width: 584, height: 1440 } as const;

/** Playwright intercepts all requests to this address. */
const address = 'https://films.invalid/';

/** H.264 that every phone plays, at 20 frames a second and at most 10 kB a second. Most of a video stands still. */
const settings = [
  ...[
    '-r',
    '20',
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-profile:v',
    'high',
    '-level',
    '3.2',
    '-pix_fmt',
    'yuv420p',
  ],
  ...['-crf', '28', '-maxrate', '80k', '-bufsize', '800k', '-g', '300', '-movflags', '+faststart', '-an'],
];

const look = `<!doctype html><style>
  body { margin: 0; background: #0e1512; overflow: hidden; }
  img { position: absolute; top: 0; left: 0; }
  i { position: absolute; translate: -50% -50%; border: ${3 * phone.scale}px solid rgb(20 40 32 / 0.85); border-radius: 50%; }
</style>`;

/** Draws a frame in the page. Runs in the page. */
async function draw({ image, over, mix = 1, finger, scale }: Frame & { scale: number }): Promise<void> {
  const add = (name: string, style: Partial<CSSStyleDeclaration>) => {
    const element = document.createElement(name);
    Object.assign(element.style, style);
    document.body.append(element);
    return element as HTMLImageElement;
  };
  document.body.replaceChildren();
  const images = [...(over === undefined ? [] : [[over, 1] as const]), [image, mix] as const];
  for (const [source, opacity] of images) {
    const element = add('img', { opacity: String(opacity) });
    element.src = `/${source}`;
    await element.decode();
  }
  if (!finger) return;
  const size = `${2 * (26 - 6 * finger.press) * scale}px`;
  add('i', {
    ...{ left: `${finger.x * scale}px`, top: `${finger.y * scale}px`, width: size, height: size },
    ...{ opacity: String(finger.shown), background: `rgb(255 255 255 / ${0.45 + 0.25 * finger.press})` },
  });
}

/** Draws the frames of a recording in a page and writes them as a video and its poster. Needs ffmpeg. */
export async function encode(browser: Browser, recording: Recording, video: string, poster: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kapao-video-'));
  const page = await browser.newPage({ viewport: videoSize });
  try {
    await page.addInitScript('globalThis.__name = (it) => it;');
    await page.route(`${address}**`, (route) => {
      const image = recording.images[Number(new URL(route.request().url()).pathname.slice(1) || Number.NaN)];
      return route.fulfill(
        image ? { contentType: 'image/png', body: image } : { contentType: 'text/html', body: look },
      );
    });
    await page.goto(address);
    const list = ['ffconcat version 1.0'];
    for (const [index, frame] of recording.frames.entries()) {
      await page.evaluate(draw, { ...frame, scale: phone.scale });
      await page.screenshot({ path: join(folder, `${index}.png`) });
      list.push(`file ${index}.png`, `duration ${frame.seconds.toFixed(3)}`);
    }
    // The format ignores the duration of the last picture, unless another one follows.
    writeFileSync(join(folder, 'list'), [...list, `file ${recording.frames.length - 1}.png`].join('\n'));
    const input = ['-y', '-loglevel', 'error', '-f', 'concat', '-i', join(folder, 'list')];
    const { error, status } = spawnSync('ffmpeg', [...input, ...settings, video], { stdio: 'inherit' });
    if (error || status !== 0)
      throw new Error(`ffmpeg with libx264 is needed: ${error?.message ?? `exit code ${status}`}`);
    await page.evaluate(draw, { image: recording.poster, seconds: 0, scale: phone.scale });
    await page.screenshot({ path: poster, type: 'jpeg', quality: 60 });
  } finally {
    await page.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
