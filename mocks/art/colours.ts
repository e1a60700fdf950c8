/** A family of CSS colours. The same word or position always gives the same colours. */
export interface Colours {
  readonly deep: string;
  readonly main: string;
  readonly light: string;
  readonly hash: number;
}

export function hashText(word: string): number {
  let hash = 2166136261;
  for (const letter of word) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

export function getColours(word: string): Colours {
  const hash = hashText(word);
  return family(hash % 360, hash);
}

/**
 * Returns the colours of the item at index `place`. Hues differ by the golden angle, which makes neighbours clearly
 * different.
 */
export function coloursAt(place: number): Colours {
  return family(Math.round(148 + place * 137.508) % 360, hashText(`place ${place}`));
}

function family(hue: number, hash: number): Colours {
  const turn = (hue + 28) % 360;
  return {
    deep: `hsl(${hue} 52% 16%)`,
    main: `hsl(${turn} 62% 38%)`,
    light: `hsl(${turn} 86% 72%)`,
    hash,
  };
}

/** Returns a drawing as a data URL for an `<img>`. */
export function svgAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg.replace(/\s+/g, ' ').replace(/> </g, '><'))}`;
}
