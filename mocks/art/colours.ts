/** A colour family drawn from a word: the same word always gives the same one. */
export interface Colours {
  readonly deep: string;
  readonly main: string;
  readonly light: string;
  readonly hash: number;
}

export function hashOf(word: string): number {
  let hash = 2166136261;
  for (const letter of word) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

export function coloursOf(word: string): Colours {
  const hash = hashOf(word);
  const hue = hash % 360;
  const turn = (hue + 28 + (hash % 5) * 9) % 360;
  return {
    deep: `hsl(${hue} 52% 16%)`,
    main: `hsl(${turn} 62% 42%)`,
    light: `hsl(${turn} 86% 72%)`,
    hash,
  };
}

/** A drawing as a data address that an `<img>` may show. */
export function svgAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg.replace(/\s+/g, ' ').replace(/> </g, '><'))}`;
}
