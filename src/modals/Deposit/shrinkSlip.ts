/** Long enough for a whole screen of a phone, pixel by pixel; the small print of a slip stays readable. */
export const longestSide = 2560;
const quality = 0.9;

/** The size a picture is sent in: no side above `longestSide`, never larger than it is. */
export function sentSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * The picture as it is sent: a large one smaller and upright, any other untouched, with the orientation it carries.
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
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    // A canvas that the browser could not fill, or nothing gained.
    if (!blob?.size || blob.size >= file.size) return file;
    return new File([blob], file.name.replace(/\.[^.]*$/, '.jpg'), { type: 'image/jpeg' });
  } finally {
    bitmap.close();
  }
}
