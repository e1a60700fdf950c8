import { encodeCanvas } from '@/device/encodeCanvas';

/**
 * The number of pixels to which larger slips are reduced, unless the small print would become unreadable. This number
 * is enough for a screenshot of a phone's whole screen, and more than a photo of a slip needs.
 */
export const maxPixels = 1920 * 2560;
export const longestShortSide = 1920;
/**
 * The minimum width at which a slip's small print is readable, in pixels. A long screenshot is never reduced below this
 * width, whatever its height.
 */
export const readableShortSide = 1080;
const quality = 0.9;

/**
 * Returns the size in pixels in which the app sends an image. The size is within `maxPixels` and `longestShortSide`,
 * unless the short side would become unreadable. Never enlarges.
 */
export function sentSize(width: number, height: number): { width: number; height: number } {
  const short = Math.min(width, height);
  const wanted = Math.min(Math.sqrt(maxPixels / (width * height)), longestShortSide / short);
  const scale = Math.min(1, Math.max(wanted, readableShortSide / short));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/**
 * Returns the image to send. A large image is reduced and made upright if the browser can do that faithfully and the
 * file becomes smaller. Any other image stays unchanged. Returns undefined if the browser cannot decode the image.
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
    // JPEG has no transparency, and transparent pixels would turn black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    const blob = await encodeCanvas(canvas, 'image/jpeg', quality);
    if (blob.size >= file.size) return file;
    return new File([blob], file.name.replace(/\.[^.]*$/, '.jpg'), { type: 'image/jpeg' });
  } catch {
    // The canvas is too large for this browser, or the browser returns wrong pixels.
    return file;
  } finally {
    bitmap.close();
  }
}
