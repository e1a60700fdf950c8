import { expect, it } from 'vitest';
import { qrAddress } from './qrImage';

const getMarkup = (markup: string) => decodeURIComponent(qrAddress(markup)).replace('data:image/svg+xml,', '');

it('returns an address for markup with half a character', () => {
  expect(getMarkup('<svg width="9"><title>\ud800</title><g/>\udc00😀</svg>')).toBe(
    '<svg width="9"><title>\ufffd</title><g/>\ufffd😀</svg>',
  );
});

it('adds a size to an SVG that has none', () => {
  expect(getMarkup('<svg viewBox="0 0 9 9"><svg width="2"/></svg>')).toBe(
    '<svg width="1024" height="1024" viewBox="0 0 9 9"><svg width="2"/></svg>',
  );
  const sized = '<?xml version="1.0"?><svg\nwidth = "9"><svg/></svg>';
  expect(getMarkup(sized)).toBe(sized);
  expect(getMarkup('<svg stroke-width="9"></svg>')).toBe('<svg width="1024" height="1024" stroke-width="9"></svg>');
});

it('draws nothing that has more than a QR needs', () => {
  for (const markup of ['no drawing', '<svg><use href="#a"/></svg>', '<svg>'.repeat(200_000)])
    expect(qrAddress(markup)).toBe('');
});
