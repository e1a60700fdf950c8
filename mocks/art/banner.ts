import { coloursOf, svgAddress } from './colours';

const xml = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** A banner, 720 x 360: a headline, a line below it, and coins. The same words give the same picture. */
export function banner(headline: string, line: string): string {
  const { deep, main, light, hash } = coloursOf(headline);
  const coins = Array.from({ length: 7 }, (_, index) => {
    const x = 470 + ((hash >>> (index * 3)) % 220);
    const y = 60 + ((hash >>> (index * 4)) % 240);
    const r = 18 + ((hash >>> index) % 22);
    return `<g><circle cx="${x}" cy="${y}" r="${r}" fill="#f2b33d"/><circle cx="${x}" cy="${y}" r="${r - 5}" fill="none" stroke="#b97712" stroke-width="3" stroke-dasharray="4 3"/></g>`;
  });
  return svgAddress(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 360" width="720" height="360"><defs><linearGradient id="n" x2="1" y2="1"><stop stop-color="${deep}"/><stop offset="1" stop-color="${main}"/></linearGradient></defs><rect width="720" height="360" fill="url(#n)"/><path d="M0 300q180-70 360-10t360-30v100H0z" fill="${light}" fill-opacity=".16"/>${coins.join('')}<rect x="10" y="10" width="700" height="340" rx="24" fill="none" stroke="${light}" stroke-opacity=".5" stroke-dasharray="10 8" stroke-width="3"/><g font-family="Noto Sans Thai, Noto Sans Lao, sans-serif" fill="#fff"><text x="48" y="170" font-size="52" font-weight="700">${xml(headline)}</text><text x="48" y="232" font-size="28">${xml(line)}</text></g></svg>`,
  );
}
