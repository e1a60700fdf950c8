/**
 * The kinds of noise that browsers and extensions return from canvases to prevent fingerprinting. Some extensions leave
 * small canvases unchanged.
 */
export const noises = ['every canvas', 'encoding', 'reading', 'large canvases'] as const;

const largeSide = 256;

/** Fills an image with the same stripes each time, in colours that the app does not draw. */
function stripes(pixels: ImageData): ImageData {
  for (let index = 0; index < pixels.data.length; index += 1)
    pixels.data[index] = index % 4 === 3 ? 255 : (index * 7919) % 256;
  return pixels;
}

/** Makes canvases return noise instead of the drawing. Returns a function that restores them. */
export function makeCanvasNoise(kind: (typeof noises)[number] = 'every canvas'): () => void {
  const { toBlob } = HTMLCanvasElement.prototype;
  const { getImageData } = CanvasRenderingContext2D.prototype;
  const isSpared = ({ width }: HTMLCanvasElement) => kind === 'large canvases' && width < largeSide;
  if (kind !== 'encoding') {
    CanvasRenderingContext2D.prototype.getImageData = function (...area) {
      const pixels = getImageData.apply(this, area);
      return isSpared(this.canvas) ? pixels : stripes(pixels);
    };
  }
  if (kind !== 'reading') {
    HTMLCanvasElement.prototype.toBlob = function (...args) {
      const { width, height } = this;
      const noisy = document.createElement('canvas');
      Object.assign(noisy, { width, height });
      noisy.getContext('2d')?.putImageData(stripes(new ImageData(width, height)), 0, 0);
      toBlob.apply(isSpared(this) ? this : noisy, args);
    };
  }
  return () => {
    HTMLCanvasElement.prototype.toBlob = toBlob;
    CanvasRenderingContext2D.prototype.getImageData = getImageData;
  };
}
