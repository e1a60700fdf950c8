/** Thrown if the browser returns different pixels from those drawn, usually as noise against fingerprinting. */
export class CanvasReadError extends Error {}

/**
 * The accepted difference of a colour channel (0 to 255). JPEG compression and noise in the last bits change a channel
 * less than that.
 */
const tolerance = 16;
const testColours = [
  [255, 255, 255],
  [0, 0, 0],
  [214, 64, 40],
  [40, 96, 214],
];

/** Side of a compared patch in pixels, and number of patches per row and column. */
const patch = 8;
const patchesPerRow = 6;
const side = patch * patchesPerRow;

function readColours(context: CanvasRenderingContext2D): void {
  for (const [index, colour] of testColours.entries()) {
    context.fillStyle = `rgb(${colour.join(' ')})`;
    context.fillRect(index * patch, 0, patch, patch);
  }
  const { data } = context.getImageData(0, 0, side, patch);
  for (const [index, colour] of testColours.entries()) {
    const start = ((patch / 2) * side + index * patch + patch / 2) * 4;
    if (colour.some((part, channel) => Math.abs(part - (data[start + channel] ?? 0)) > tolerance)) {
      throw new CanvasReadError('known colours');
    }
  }
}

/** Returns the average colours of patches from all over an image: four channels (0 to 255) per patch. */
function getAverages(context: CanvasRenderingContext2D, image: HTMLCanvasElement | ImageBitmap): number[] {
  const sums = new Array<number>(patchesPerRow * patchesPerRow * 4).fill(0);
  const from = (length: number, index: number) =>
    Math.floor((Math.max(0, length - patch) * index) / (patchesPerRow - 1));
  for (let index = 0; index < patchesPerRow * patchesPerRow; index += 1) {
    const [column, row] = [index % patchesPerRow, Math.floor(index / patchesPerRow)];
    const place = [from(image.width, column), from(image.height, row)] as const;
    context.drawImage(image, ...place, patch, patch, column * patch, row * patch, patch, patch);
  }
  const { data } = context.getImageData(0, 0, side, side);
  for (const [index, value] of data.entries()) {
    const pixel = Math.floor(index / 4);
    const [column, row] = [Math.floor((pixel % side) / patch), Math.floor(pixel / side / patch)];
    const sum = (row * patchesPerRow + column) * 4 + (index % 4);
    sums[sum] = (sums[sum] ?? 0) + value / patch ** 2;
  }
  return sums;
}

/**
 * Encodes a canvas without transparency as an image. First draws known colours and reads them back, then compares the
 * encoded image with the canvas. Rejects with `CanvasReadError` if the pixels differ, and with another error if the
 * browser cannot encode the canvas.
 */
export async function encodeCanvas(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> {
  const probe = document.createElement('canvas');
  Object.assign(probe, { width: side, height: side });
  const context = probe.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  readColours(context);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  // The browser could not encode the canvas, for example because of its size.
  if (!blob?.size) throw new Error('no picture');
  const drawnColours = getAverages(context, canvas);
  const encoded = await createImageBitmap(blob);
  try {
    const isSameSize = encoded.width === canvas.width && encoded.height === canvas.height;
    const encodedColours = getAverages(context, encoded);
    const isSame =
      isSameSize && drawnColours.every((part, index) => Math.abs(part - (encodedColours[index] ?? 0)) <= tolerance);
    if (!isSame) throw new CanvasReadError('encoded picture');
  } finally {
    encoded.close();
  }
  return blob;
}
