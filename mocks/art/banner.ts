import { getColours, svgAddress } from './colours';
import { figure } from './figures';

/** The subject of a banner, drawn on its right half. */
type Motif = 'bonus' | 'invite' | 'refund';

const gold = '#f2b33d';
const rim = `fill="none" stroke="#b97712" stroke-width="3"`;

const coin = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${gold}"/><circle cx="${x}" cy="${y}" r="${r - 6}" ${rim}/>`;

/** Functions that return a motif as SVG markup, for the right half of a banner of 720 x 360 px. */
const motifs: Record<Motif, (light: string) => string> = {
  bonus: (light) =>
    `<rect x="480" y="150" width="170" height="130" rx="14" fill="${light}"/><rect x="466" y="118" width="198" height="46" rx="12" fill="${gold}"/><path d="M565 118v162" stroke="#b97712" stroke-width="22"/><path d="M565 116c-60 6-78-60-34-60 30 0 34 44 34 60zm0 0c60 6 78-60 34-60-30 0-34 44-34 60z" fill="none" stroke="${gold}" stroke-width="14"/>`,
  invite: (light) =>
    `<g fill="${light}"><circle cx="505" cy="150" r="40"/><path d="M430 290q0-84 75-84t75 84z"/></g><g fill="${gold}"><circle cx="615" cy="165" r="34"/><path d="M552 290q0-74 63-74t63 74z"/></g>`,
  refund: (light) =>
    `<path d="M470 190a96 96 0 1 1 28 68" fill="none" stroke="${light}" stroke-width="24" stroke-linecap="round"/><path d="M436 176l34 52 44-42z" fill="${light}"/>${coin(566, 190, 50)}`,
};

/**
 * Returns a banner of 720 x 360 px without words, as a data URL. An image in an `<img>` cannot use the page's fonts, so
 * words belong in the banner's HTML. Draws only the first number of the headline, such as 100%, if it has one. The same
 * headline and motif give the same image.
 */
export function banner(headline: string, motif: Motif): string {
  const { deep, main, light, hash } = getColours(headline);
  const result = /[\d,]+%?/.exec(headline)?.[0] ?? '';
  const coins = [0, 1, 2, 3, 4].map((index) =>
    coin(
      80 + index * 64 + ((hash >>> (index * 3)) % 30),
      290 - ((hash >>> (index * 4)) % 40),
      20 + ((hash >>> index) % 12),
    ),
  );
  return svgAddress(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 360" width="720" height="360"><defs><linearGradient id="n" x2="1" y2="1"><stop stop-color="${deep}"/><stop offset="1" stop-color="${main}"/></linearGradient></defs><rect width="720" height="360" fill="url(#n)"/><path d="M0 290q180-70 360-10t360-30v110H0z" fill="${light}" fill-opacity=".16"/>${coins.join('')}${motifs[motif](light)}${figure(result, 64, 76, result.length > 4 ? 96 : 128, '#fff')}</svg>`,
  );
}
