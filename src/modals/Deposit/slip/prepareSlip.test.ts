import { expect, it } from 'vitest';
import { readSlip } from './prepareSlip';
import { slipMegabytes } from './slipFile';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const file = (name: string, bytes: readonly number[], size = 100, type = 'image/png') => {
  const content = new Uint8Array(size);
  content.set(bytes.slice(0, size));
  return new File([content], name, { type });
};

const jpeg = [0xff, 0xd8, 0xff];
const webp = [...'RIFF1234WEBP'].map((letter) => letter.charCodeAt(0));

it('accepts jpeg, png and webp by their content, whatever their names', async () => {
  const taken = async (name: string, bytes: readonly number[], type: string) => {
    const slip = await readSlip(file(name, bytes, 100, type));
    return slip instanceof File ? [slip.name, slip.type, slip.size] : slip;
  };
  expect(await taken('1000012345', jpeg, '')).toEqual(['1000012345.jpg', 'image/jpeg', 100]);
  expect(await taken('slip.heic', jpeg, 'image/heic')).toEqual(['slip.heic.jpg', 'image/jpeg', 100]);
  expect(await taken('.png', webp, 'image/png')).toEqual(['.png.webp', 'image/webp', 100]);
  expect(await taken('', png, 'text/plain')).toEqual(['.png', 'image/png', 100]);
  expect(await taken('a.webp', webp, '')).toEqual(['a.webp', 'image/webp', 100]);
});

it('keeps a slip unchanged if its name and type match its content', async () => {
  const slip = file('สลิป 1.JPG', jpeg, 100, 'image/jpeg');
  expect(await readSlip(slip)).toBe(slip);
});

it('refuses every other file with the reason', async () => {
  const limit = slipMegabytes * 1024 * 1024;
  expect(await readSlip(file('slip.png', [0x4d, 0x5a, 0x90]))).toBe('type');
  expect(await readSlip(new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg', { type: 'image/png' }))).toBe(
    'type',
  );
  expect(await readSlip(file('a.png', [], 0))).toBe('empty');
  expect(await readSlip(file('a.png', png, 3))).toBe('type');
  expect(await readSlip(file('a.png', png, limit))).toBeInstanceOf(File);
  expect(await readSlip(file('a.png', png, limit + 1))).toBe('tooLarge');
});
