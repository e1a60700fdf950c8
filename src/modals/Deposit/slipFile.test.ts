import { expect, it } from 'vitest';
import { checkSlip, slipMegabytes } from './slipFile';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const file = (name: string, bytes: readonly number[], size = 100, type = 'image/png') => {
  const content = new Uint8Array(size);
  content.set(bytes.slice(0, size));
  return new File([content], name, { type });
};

it('takes jpeg, png and webp by what is inside', async () => {
  const webp = [...'RIFF'].map((letter) => letter.charCodeAt(0));
  const kind = [...'WEBP'].map((letter) => letter.charCodeAt(0));
  expect(await checkSlip(file('a.png', png, 100, ''))).toBeUndefined();
  expect(await checkSlip(file('สลิป 1.JPG', [0xff, 0xd8, 0xff]))).toBeUndefined();
  expect(await checkSlip(file('a.webp', [...webp, 1, 2, 3, 4, ...kind]))).toBeUndefined();
});

it('refuses everything else, with the reason', async () => {
  const limit = slipMegabytes * 1024 * 1024;
  expect(await checkSlip(file('slip', png))).toBe('noExtension');
  expect(await checkSlip(file('slip.', png))).toBe('noExtension');
  expect(await checkSlip(file('.png', png))).toBe('noExtension');
  expect(await checkSlip(file('slip.png', [0x4d, 0x5a, 0x90]))).toBe('type');
  expect(await checkSlip(new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg', { type: 'image/png' }))).toBe(
    'type',
  );
  expect(await checkSlip(file('a.png', [], 0))).toBe('empty');
  expect(await checkSlip(file('a.png', png, 3))).toBe('type');
  expect(await checkSlip(file('a.png', png, limit))).toBeUndefined();
  expect(await checkSlip(file('a.png', png, limit + 1))).toBe('tooLarge');
});
