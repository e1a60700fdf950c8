import type { GameCategory } from '../db/rows';
import { coloursAt, svgAddress } from './colours';

const shade = '#0006';

/** Functions that draw a mark inside a logo of 64 x 64 px, in the given fill colour. */
const marks: Record<GameCategory, readonly ((c: string) => string)[]> = {
  slot: [
    (c) =>
      `<path d="M14 40q4-20 18-26 14 6 18 26-8 8-18 8t-18-8z" fill="${c}"/><path d="M32 14v34" stroke="${shade}" stroke-width="2"/>`,
    (c) => `<path d="M20 16h26l-13 34h-9l12-26H20z" fill="${c}"/>`,
    (c) =>
      `<circle cx="32" cy="32" r="11" fill="${c}"/><ellipse cx="32" cy="32" rx="22" ry="7" fill="none" stroke="${c}" stroke-width="3" transform="rotate(-24 32 32)"/>`,
    (c) => `<path d="M36 10L18 36h11l-3 18 20-28H34z" fill="${c}"/>`,
    (c) =>
      `<circle cx="32" cy="28" r="12" fill="${c}"/><path d="M14 34q18 22 36 0l-4 14H18z" fill="${c}" fill-opacity=".7"/>`,
    (c) => `<path d="M12 24l10 8 10-18 10 18 10-8-5 24H17z" fill="${c}"/>`,
    (c) =>
      `<g fill="${c}"><circle cx="24" cy="42" r="9"/><circle cx="41" cy="40" r="9"/></g><path d="M24 34q4-16 20-20-12 6-4 19" fill="none" stroke="${c}" stroke-width="3"/>`,
    (c) => `<path d="M32 12L12 34h40z" fill="${c}"/><path d="M17 36h30v14H17z" fill="${c}" fill-opacity=".65"/>`,
    (c) =>
      `<path d="M32 14l16 16-16 20-16-20z" fill="${c}"/><path d="M16 30h32M32 14l-6 16 6 20 6-20z" fill="none" stroke="${shade}" stroke-width="2"/>`,
    (c) =>
      `<g stroke="${c}" stroke-width="6" stroke-linecap="round"><path d="M24 50V14M40 50V20"/><path d="M19 26h10M35 34h10" stroke-width="4"/></g>`,
    (c) =>
      `<path d="M12 32q14-18 28-2l12-10v24L40 34q-14 16-28-2z" fill="${c}"/><circle cx="22" cy="30" r="2.5" fill="${shade}"/>`,
    (c) =>
      `<path d="M12 24q10-8 20 0t20 0M12 35q10-8 20 0t20 0M12 46q10-8 20 0t20 0" fill="none" stroke="${c}" stroke-width="5" stroke-linecap="round"/>`,
    (c) => `<path d="M32 12l6 13 14 2-10 10 2 15-12-7-12 7 2-15-10-10 14-2z" fill="${c}"/>`,
  ],
  sport: [
    (c) => `<circle cx="32" cy="32" r="19" fill="${c}"/><path d="M32 22l10 7-4 11H26l-4-11z" fill="${shade}"/>`,
    (c) =>
      `<rect x="14" y="14" width="22" height="32" rx="4" fill="${c}"/><rect x="28" y="20" width="22" height="32" rx="4" fill="${c}" stroke="${shade}" stroke-width="2"/>`,
    (c) =>
      `<path d="M18 16h28v12q0 14-14 18-14-4-14-18z" fill="${c}"/><path d="M24 51h16" stroke="${c}" stroke-width="5"/>`,
    (c) =>
      `<path d="M12 44a20 20 0 0 1 40 0z" fill="${c}"/><path d="M8 50h48M32 12v6M12 20l5 5M52 20l-5 5" stroke="${c}" stroke-width="3" stroke-linecap="round"/>`,
  ],
  lotto: [
    (c) =>
      `<g fill="${c}"><circle cx="23" cy="25" r="10"/><circle cx="42" cy="28" r="10"/><circle cx="31" cy="43" r="10"/></g>`,
    (c) =>
      `<path d="M12 22h40v7a4 4 0 0 0 0 8v7H12v-7a4 4 0 0 0 0-8z" fill="${c}"/><path d="M38 23v20" stroke="${shade}" stroke-width="2" stroke-dasharray="3 3"/>`,
    (c) =>
      `<circle cx="32" cy="32" r="19" fill="none" stroke="${c}" stroke-width="5"/><path d="M25 38l14-14M26 26h.1M38 38h.1" stroke="${c}" stroke-width="6" stroke-linecap="round"/>`,
  ],
};

/**
 * Returns a provider's logo of 64 x 64 px, as a data URL. `place` is its index in the catalogue. Neighbours differ in
 * hue and mark.
 */
export function gameLogo(place: number, category: GameCategory): string {
  const { deep, main, light } = coloursAt(place);
  const list = marks[category];
  const mark = list[place % list.length] as (light: string) => string;
  return svgAddress(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${main}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs><rect width="64" height="64" rx="16" fill="url(#g)"/>${mark(light)}</svg>`,
  );
}
