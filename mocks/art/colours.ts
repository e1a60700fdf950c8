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
  return family(hash % 360, hash);
}

/** The family at a place in a row: by the golden angle, so that neighbours lie far apart. */
export function coloursAt(place: number): Colours {
  return family(Math.round(148 + place * 137.508) % 360, hashOf(`place ${place}`));
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

/** A drawing as a data address that an `<img>` may show. */
export function svgAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg.replace(/\s+/g, ' ').replace(/> </g, '><'))}`;
}
