import { expect, it } from 'vitest';
import { qrAddress } from './qrPicture';

it('qrAddress takes any markup, half a character included', () => {
  expect(decodeURIComponent(qrAddress('<svg width="9">\ud800<g/>\udc00😀</svg>'))).toBe(
    'data:image/svg+xml,<svg width="9">\ufffd<g/>\ufffd😀</svg>',
  );
});
