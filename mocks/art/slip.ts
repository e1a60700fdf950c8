import { getColours } from './colours';

const xml = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

interface SlipArt {
  readonly reference: string;
  /** The amount in baht as text, such as `500.00`. `''` shows a dash instead. */
  readonly amount: string;
  readonly time: string;
  readonly from: string;
}

/** Returns a bank transfer slip of 480 x 720 px as SVG markup, marked as a sample. */
export function slipArt({ reference, amount, time, from }: SlipArt): string {
  const { deep, main, light } = getColours(reference);
  const row = (y: number, label: string, value: string) =>
    `<text x="40" y="${y}" font-size="18" fill="#5b6b5f">${label}</text><text x="440" y="${y}" font-size="20" text-anchor="end" fill="#1d2b20">${xml(value)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 720" width="480" height="720" font-family="Noto Sans Thai, Noto Sans Lao, sans-serif"><rect width="480" height="720" rx="24" fill="#fdfaf1"/><path d="M0 24A24 24 0 0 1 24 0h432a24 24 0 0 1 24 24v120H0z" fill="${deep}"/><circle cx="70" cy="72" r="34" fill="${main}"/><path d="M56 74l10 11 20-24" fill="none" stroke="${light}" stroke-width="6"/><text x="122" y="82" font-size="30" font-weight="700" fill="#fff">SAMPLE SLIP</text><text x="240" y="240" font-size="48" font-weight="700" text-anchor="middle" fill="#1d2b20">${xml(amount || '—')}</text>${row(320, 'From', from)}${row(370, 'Date', time)}${row(420, 'Ref.', reference)}<path d="M40 460h400" stroke="${main}" stroke-dasharray="8 6" stroke-width="2"/><g fill="${deep}">${Array.from({ length: 34 }, (_, index) => `<rect x="${40 + index * 12}" y="500" width="${2 + ((reference.charCodeAt(index % reference.length) * (index + 3)) % 8)}" height="110"/>`).join('')}</g><text x="240" y="668" font-size="18" text-anchor="middle" fill="#5b6b5f">${xml(reference)}</text></svg>`;
}
