import { encodeCanvas } from '@/device/encodeCanvas';
import { saveFile } from '@/device/saveFile';
import { isLightSvg } from '@/lib/svgLimits';
import { quietZone } from './quietZone';

/** The width and height of a saved QR, in pixels. */
const side = 1024;

/**
 * Adds a width and a height to an SVG without a width, because some browsers otherwise cannot draw it. Only the first
 * `<svg` tag is inspected.
 */
function withSize(markup: string): string {
  const start = markup.search(/<svg\b/i);
  if (start < 0) return markup;
  const end = markup.indexOf('>', start);
  const tag = markup.slice(start, end < 0 ? undefined : end);
  if (/\swidth\s*=/i.test(tag)) return markup;
  const offset = start + '<svg'.length;
  return `${markup.slice(0, offset)} width="${side}" height="${side}"${markup.slice(offset)}`;
}

/** Matches unpaired surrogates, which `encodeURIComponent` rejects. */
const halves = /\p{Surrogate}/gu;

/**
 * Returns QR markup from the server as a URL for `<img>`, where the markup can neither run scripts nor load anything.
 * Returns `''` if the markup has more than a QR needs, because it could freeze the page.
 */
export const qrAddress = (markup: string): string =>
  isLightSvg(markup, 'qr')
    ? `data:image/svg+xml,${encodeURIComponent(withSize(markup).replace(halves, '\ufffd'))}`
    : '';

/** The width and height at which a margin is measured, in pixels. */
const measuredSide = 256;

/**
 * Returns the share of a loaded QR's width that is white at each edge. Returns 0 if the browser cannot read the canvas:
 * browsers that protect against tracking return noise.
 */
export function readMargin(image: HTMLImageElement): number {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: measuredSide, height: measuredSide });
  const context = canvas.getContext('2d');
  if (!context) return 0;
  context.fillStyle = 'white';
  context.fillRect(0, 0, measuredSide, measuredSide);
  context.drawImage(image, 0, 0, measuredSide, measuredSide);
  const { data } = context.getImageData(0, 0, measuredSide, measuredSide);
  const end = measuredSide - 1;
  let margin = measuredSide;
  for (let index = 0; index < data.length; index += 1) {
    if ((data[index] ?? 0) > 200) continue;
    const x = (index >> 2) % measuredSide;
    const y = Math.floor((index >> 2) / measuredSide);
    margin = Math.min(margin, x, y, end - x, end - y);
  }
  return margin < measuredSide / 4 ? margin / measuredSide : 0;
}

/**
 * Returns the QR as a PNG with a quiet zone of four modules. Rejects if the browser cannot draw the QR, and with
 * `CanvasReadError` if the browser cannot read the canvas correctly.
 */
export async function drawQr(markup: string): Promise<Blob> {
  const image = new Image(side, side);
  image.src = qrAddress(markup);
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: side, height: side });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  const codeSide = side * (1 - 2 * quietZone);
  context.drawImage(image, side * quietZone, side * quietZone, codeSide, codeSide);
  return encodeCanvas(canvas, 'image/png');
}

/** Saves the QR as a PNG. Resolves to false if the download may have failed (`saveFile`). Rejects like `drawQr`. */
export async function saveQr(markup: string, fileName: string): Promise<boolean> {
  const blob = await drawQr(markup);
  return saveFile(new File([blob], fileName, { type: blob.type }));
}
