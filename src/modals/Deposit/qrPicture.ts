import { encodeCanvas } from '@/device/encodeCanvas';
import { saveFile } from '@/device/saveFile';

/** Pixels of a saved QR. */
const side = 1024;

/** An SVG without a size of its own cannot be drawn by every browser. */
const withSize = (markup: string) =>
  markup.replace(/<svg\b(?![^>]*\swidth\s*=)/i, `<svg width="${side}" height="${side}"`);

/** Half of a character, which no address can hold. */
const halves = /\p{Surrogate}/gu;

/** QR markup of the server as an address for `<img>`: there it can run and load nothing. */
export const qrAddress = (markup: string): string =>
  `data:image/svg+xml,${encodeURIComponent(withSize(markup).replace(halves, '\ufffd'))}`;

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
  context.drawImage(image, side * 0.04, side * 0.04, side * 0.92, side * 0.92);
  const blob = await encodeCanvas(canvas, 'image/png');
  return saveFile(new File([blob], fileName, { type: blob.type }));
}
