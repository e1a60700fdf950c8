/** Returns the relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((offset) => {
    const part = Number.parseInt(hex.slice(offset, offset + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * Returns the contrast ratio of two opaque `#rrggbb` colours, from 1 to 21 (WCAG 2.2). The prize wheel uses it to
 * choose readable text colours.
 */
export function contrastRatio(color: string, background: string): number {
  const [low = 0, high = 0] = [luminance(color), luminance(background)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
