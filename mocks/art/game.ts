import type { GameCategory } from '../db/rows';
import { coloursOf, svgAddress } from './colours';

/** Marks inside a logo, drawn on a 64 x 64 field. */
const marks: Record<GameCategory, readonly ((light: string) => string)[]> = {
  slot: [
    (c) => `<path d="M32 12l6 13 14 2-10 10 2 15-12-7-12 7 2-15-10-10 14-2z" fill="${c}"/>`,
    (c) =>
      `<g fill="${c}"><circle cx="24" cy="42" r="9"/><circle cx="41" cy="40" r="9"/><path d="M24 34q4-16 20-20-12 6-4 19" fill="none" stroke="${c}" stroke-width="3"/></g>`,
    (c) => `<path d="M20 16h26l-13 34h-9l12-26H20z" fill="${c}"/>`,
    (c) =>
      `<path d="M32 14l16 16-16 20-16-20z" fill="${c}"/><path d="M16 30h32M32 14l-6 16 6 20 6-20z" fill="none" stroke="#0005" stroke-width="2"/>`,
    (c) =>
      `<path d="M14 40q4-20 18-26 14 6 18 26-8 8-18 8t-18-8z" fill="${c}"/><path d="M32 14v34" stroke="#0004" stroke-width="2"/>`,
  ],
  sport: [
    (c) => `<circle cx="32" cy="32" r="19" fill="${c}"/><path d="M32 22l10 7-4 11H26l-4-11z" fill="#0007"/>`,
    (c) =>
      `<path d="M18 16h28v12q0 14-14 18-14-4-14-18z" fill="${c}"/><path d="M26 50h12" stroke="${c}" stroke-width="5"/>`,
    (c) =>
      `<rect x="16" y="14" width="22" height="32" rx="4" fill="${c}"/><rect x="26" y="20" width="22" height="32" rx="4" fill="${c}" stroke="#0006" stroke-width="2"/>`,
  ],
  lotto: [
    (c) =>
      `<g fill="${c}"><circle cx="23" cy="25" r="10"/><circle cx="42" cy="28" r="10"/><circle cx="31" cy="43" r="10"/></g>`,
    (c) =>
      `<path d="M12 22h40v7a4 4 0 0 0 0 8v7H12v-7a4 4 0 0 0 0-8z" fill="${c}"/><path d="M38 23v20" stroke="#0006" stroke-width="2" stroke-dasharray="3 3"/>`,
  ],
};

/** A provider's logo: a square of 64 with its own colours and mark. */
export function gameLogo(code: string, category: GameCategory): string {
  const { deep, main, light, hash } = coloursOf(code);
  const list = marks[category];
  const mark = list[(hash >>> 9) % list.length] as (light: string) => string;
  return svgAddress(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${main}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs><rect width="64" height="64" rx="16" fill="url(#g)"/><rect x="4" y="4" width="56" height="56" rx="13" fill="none" stroke="${light}" stroke-opacity=".35" stroke-dasharray="4 3"/>${mark(light)}</svg>`,
  );
}

/** A card's background, 320 x 160: quiet shapes that leave text readable over it. */
export function gameBackground(code: string): string {
  const { deep, main, light, hash } = coloursOf(code);
  const rings = [0, 1, 2, 3].map((index) => {
    const x = 120 + ((hash >>> (index * 4)) % 200);
    const y = (hash >>> (index * 5 + 2)) % 160;
    return `<circle cx="${x}" cy="${y}" r="${28 + index * 22}" fill="none" stroke="${light}" stroke-opacity="${0.2 - index * 0.04}" stroke-width="${10 - index * 2}"/>`;
  });
  return svgAddress(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 160" width="320" height="160"><defs><linearGradient id="b" x2="1" y2="1"><stop stop-color="${deep}"/><stop offset="1" stop-color="${main}"/></linearGradient></defs><rect width="320" height="160" fill="url(#b)"/>${rings.join('')}</svg>`,
  );
}
