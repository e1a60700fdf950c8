import { expect, it } from 'vitest';
import { qrAddress } from './qrImage';

const shown = (markup: string) => decodeURIComponent(qrAddress(markup)).replace('data:image/svg+xml,', '');

it('returns an address for any markup, including half a character', () => {
  expect(shown('<svg width="9">\ud800<g/>\udc00😀</svg>')).toBe('<svg width="9">\ufffd<g/>\ufffd😀</svg>');
});

it('adds a size to the first SVG that has none', () => {
  const size = 'width="1024" height="1024"';
  expect(shown('<SVG viewBox="0 0 9 9"><svg width="2"/></SVG>')).toBe(
    `<SVG ${size} viewBox="0 0 9 9"><svg width="2"/></SVG>`,
  );
  expect(shown('<?xml version="1.0"?><svg\nwidth = "9"><svg/></svg>')).toBe(
    '<?xml version="1.0"?><svg\nwidth = "9"><svg/></svg>',
  );
  expect(shown('<svg stroke-width="9">')).toBe(`<svg ${size} stroke-width="9">`);
  expect(shown('no drawing')).toBe('no drawing');
});

it('inspects only the first tag of markup with many and draws nothing too long for a QR', () => {
  // Scanning the rest of the markup for each tag would take too long.
  expect(shown('<svg'.repeat(100_000))).toBe(`<svg width="1024" height="1024"${'<svg'.repeat(99_999)}`);
  expect(qrAddress('<svg>'.repeat(200_000))).toBe('');
});
