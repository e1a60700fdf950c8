import { encodeCanvas } from '@/device/encodeCanvas';
import { saveFile } from '@/device/saveFile';

/** Pixels of a saved QR. */
const side = 1024;

/** Longest markup that is drawn, in characters: a QR has a few thousand. */
const mostMarkup = 500_000;

/** An SVG without a size of its own cannot be drawn by every browser. Looks at the first tag of that name only. */
function withSize(markup: string): string {
  const start = markup.search(/<svg\b/i);
  if (start < 0) return markup;
  const end = markup.indexOf('>', start);
  const tag = markup.slice(start, end < 0 ? undefined : end);
  if (/\swidth\s*=/i.test(tag)) return markup;
  const at = start + '<svg'.length;
  return `${markup.slice(0, at)} width="${side}" height="${side}"${markup.slice(at)}`;
}

/** Half of a character, which no address can hold. */
const halves = /\p{Surrogate}/gu;

/**
 * QR markup of the server as an address for `<img>`: there it can run and load nothing. `''` where no QR can be that
 * long.
 */
export const qrAddress = (markup: string): string =>
  markup.length > mostMarkup
    ? ''
    : `data:image/svg+xml,${encodeURIComponent(withSize(markup).replace(halves, '\ufffd'))}`;

/**
 * Saves the QR as a PNG with a quiet margin; answers as `saveFile`. Rejects if the browser cannot draw it,
 * with `CanvasReadError` if it cannot read it back.
 */
export async function saveQr(markup: string, fileName: string): Promise<boolean> {
  const image = new Image(side, side);
  image.src = qrAddress(markup);
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: side, height: side });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  // Four modules of a code with 29, the smallest that a payment has.
  context.drawImage(image, side * 0.11, side * 0.11, side * 0.78, side * 0.78);
  const blob = await encodeCanvas(canvas, 'image/png');
  return saveFile(new File([blob], fileName, { type: blob.type }));
}
