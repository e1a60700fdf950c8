import { encodeCanvas } from '@/device/encodeCanvas';

/** A whole screen of a phone, pixel by pixel, and more than a photo of a slip needs. */
export const mostPixels = 1920 * 2560;
export const longestShortSide = 1920;
/** The small print of a slip needs this width. A long screenshot keeps it, at any height. */
export const readableShortSide = 1080;
const quality = 0.9;

/** The size a picture is sent in: within both limits, but its short side stays readable. Never larger than it is. */
export function sentSize(width: number, height: number): { width: number; height: number } {
  const short = Math.min(width, height);
  const wanted = Math.min(Math.sqrt(mostPixels / (width * height)), longestShortSide / short);
  const scale = Math.min(1, Math.max(wanted, readableShortSide / short));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/**
 * The picture as it is sent: a large one smaller and upright if the browser can do it faithfully, any other untouched,
 * with the orientation it carries.
 * `undefined` when the browser cannot read it as a picture.
 */
export async function shrinkSlip(file: File): Promise<File | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bitmap) return undefined;
  try {
    const { width, height } = sentSize(bitmap.width, bitmap.height);
    if (width === bitmap.width && height === bitmap.height) return file;
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d');
    if (!context) return file;
    // What is transparent would turn black: JPEG knows no such thing.
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    const blob = await encodeCanvas(canvas, 'image/jpeg', quality);
    if (blob.size >= file.size) return file;
    return new File([blob], file.name.replace(/\.[^.]*$/, '.jpg'), { type: 'image/jpeg' });
  } catch {
    // The canvas is too large for this browser, or gives back other pixels.
    return file;
  } finally {
    bitmap.close();
  }
}
