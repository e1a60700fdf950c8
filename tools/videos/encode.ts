import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright';
import type { Recording } from './recording.ts';
import { phone } from './recordingSession.ts';

/**
 * Size of the video in px: the phone's image, and below it a strip for the captions, so that they cover nothing. H.264
 * needs even numbers.
 */
export const videoSize = { width: 584, height: 1440, image: 1266 } as const;

const library = join(dirname(createRequire(import.meta.url).resolve('mediabunny')), 'mediabunny.min.mjs');
/** WebCodecs needs a secure context, so the page has an https address. Playwright intercepts all requests to it. */
const address = 'https://films.invalid/';

/** Goal for the size of a video, and the bitrate below which its texts become hard to read. */
const maxBytesPerSecond = 12_000;
const minBitrate = 60_000;

export interface Encoded {
  mp4: Buffer;
  poster: Buffer;
}

/** Draws the frames of a recording and encodes them in a new page. */
export async function encode(browser: Browser, recording: Recording): Promise<Encoded> {
  const page = await browser.newPage();
  try {
    await page.addInitScript('globalThis.__name = (it) => it;');
    await page.route(`${address}**`, (route) => {
      const name = new URL(route.request().url()).pathname.slice(1);
      if (name === 'mediabunny.mjs') {
        return route.fulfill({ contentType: 'text/javascript', body: readFileSync(library) });
      }
      const image = recording.images[Number(name)];
      if (name && image) return route.fulfill({ contentType: 'image/png', body: image });
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    });
    await page.goto(address);
    // The encoder exceeds its bitrate when much moves, so lower the bitrate until the video is small enough.
    for (let bitrate = 130_000; ; bitrate *= 0.7) {
      const { mp4, poster } = await page.evaluate(record, {
        frames: recording.frames,
        poster: recording.poster,
        film: videoSize,
        scale: phone.scale,
        bitrate,
      });
      const encoded = { mp4: Buffer.from(mp4, 'base64'), poster: Buffer.from(poster, 'base64') };
      if (encoded.mp4.length <= recording.seconds * maxBytesPerSecond || bitrate < minBitrate) return encoded;
    }
  } finally {
    await page.close();
  }
}

interface Order {
  frames: Recording['frames'];
  poster: number;
  film: { width: number; height: number; image: number };
  scale: number;
  bitrate: number;
}

/** Draws and encodes the frames. Runs in the page. */
async function record({
  frames,
  poster,
  film: videoSize,
  scale,
  bitrate,
}: Order): Promise<{ mp4: string; poster: string }> {
  const from = '/mediabunny.mjs';
  const { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Mp4OutputFormat, Output } = (await import(
    from
  )) as typeof import('mediabunny');
  const canvas = new OffscreenCanvas(videoSize.width, videoSize.height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('OffscreenCanvas has no 2d context');
  const known = new Map<number, Promise<ImageBitmap>>();
  const getImage = (at: number) => {
    const found = known.get(at) ?? fetch(`/${at}`).then(async (response) => createImageBitmap(await response.blob()));
    known.set(at, found);
    return found;
  };
  const draw = async ({ image, over, mix = 1, finger }: Omit<Recording['frames'][number], 'seconds'>) => {
    context.globalAlpha = 1;
    context.fillStyle = '#0e1512';
    context.fillRect(0, 0, videoSize.width, videoSize.height);
    if (over !== undefined) context.drawImage(await getImage(over), 0, 0);
    context.globalAlpha = mix;
    context.drawImage(await getImage(image), 0, 0);
    context.globalAlpha = 1;
    context.fillRect(0, videoSize.image, videoSize.width, videoSize.height - videoSize.image);
    if (!finger) return;
    const [x, y, size] = [finger.x * scale, finger.y * scale, (26 - 6 * finger.press) * scale];
    context.globalAlpha = finger.shown;
    context.beginPath();
    context.arc(x, y, size, 0, 2 * Math.PI);
    context.fillStyle = `rgb(255 255 255 / ${0.45 + 0.25 * finger.press})`;
    context.fill();
    context.lineWidth = 3 * scale;
    context.strokeStyle = 'rgb(20 40 32 / 0.85)';
    context.stroke();
  };
  const base64 = async (blob: Blob) => {
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text);
  };

  const source = new EncodedVideoPacketSource('avc');
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target: new BufferTarget() });
  output.addVideoTrack(source);
  await output.start();
  const packets: [chunk: EncodedVideoChunk, metadata: EncodedVideoChunkMetadata | undefined][] = [];
  let broken: DOMException | undefined;
  const encoder = new VideoEncoder({
    output: (chunk, metadata) => packets.push([chunk, metadata]),
    error: (error) => {
      broken = error;
    },
  });
  const config = { codec: 'avc1.640020', width: videoSize.width, height: videoSize.height, framerate: 20 };
  encoder.configure({ ...config, bitrate, bitrateMode: 'variable', avc: { format: 'avc' } });
  let at = 0;
  let sinceKey = Number.POSITIVE_INFINITY;
  for (const { seconds, ...frame } of frames) {
    await draw(frame);
    // While a frame stays, encode it again every 0.1 s: repetitions need almost no bytes and sharpen the image.
    for (let left = seconds; left > 0.001; left -= 0.1) {
      const part = Math.min(0.1, left);
      const videoFrame = new VideoFrame(canvas, { timestamp: Math.round(at * 1e6), duration: Math.round(part * 1e6) });
      const keyFrame = sinceKey >= 15;
      sinceKey = keyFrame ? 0 : sinceKey;
      encoder.encode(videoFrame, { keyFrame });
      videoFrame.close();
      at += part;
      sinceKey += part;
      while (encoder.encodeQueueSize > 4)
        await new Promise((done) => encoder.addEventListener('dequeue', done, { once: true }));
    }
  }
  await encoder.flush();
  if (broken) throw broken;
  for (const [chunk, metadata] of packets) await source.add(EncodedPacket.fromEncodedChunk(chunk), metadata);
  await output.finalize();
  const bytes = output.target.buffer;
  if (!bytes) throw new Error('The encoder wrote no MP4 data');
  await draw({ image: poster });
  const still = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.6 });
  return { mp4: await base64(new Blob([bytes])), poster: await base64(still) };
}
