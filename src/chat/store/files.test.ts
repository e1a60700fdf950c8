import { expect, it } from 'vitest';
import { checkFile } from './files';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const gif = [...'GIF89a'].map((letter) => letter.charCodeAt(0));
const mp4 = [0, 0, 0, 24, ...[...'ftypisom'].map((letter) => letter.charCodeAt(0))];
const mov = [0, 0, 0, 20, ...[...'ftypqt  '].map((letter) => letter.charCodeAt(0))];
const exe = [...'MZ'].map((letter) => letter.charCodeAt(0));
const file = (name: string, start: number[], size = 64) => {
  const bytes = new Uint8Array(size);
  bytes.set(start.slice(0, size));
  return new File([bytes], name);
};
const megabyte = 1024 * 1024;
const unsupported = { kind: 'unsupported' };

it.each([
  ['a.png', png, 'image'],
  ['a.JPG', jpeg, 'image'],
  ['a.jpeg', jpeg, 'image'],
  ['a.gif', gif, 'image'],
  // A valid image may have the extension of another image type.
  ['photo.jpg', png, 'image'],
  ['a.mp4', mp4, 'video'],
  ['film.mov', mov, 'video'],
])('accepts %s', async (name, start, kind) => {
  expect(await checkFile(file(name, start))).toBe(kind);
});

it.each([
  ['without an extension', file('picture', png)],
  ['with a name that is an extension alone', file('.png', png)],
  [
    'svg',
    file(
      'a.svg',
      [...'<svg'].map((letter) => letter.charCodeAt(0)),
    ),
  ],
  ['webp', file('a.webp', png)],
  ['an exe named png', file('a.png', exe)],
  ['a film named png', file('a.png', mp4)],
  ['of 0 bytes', file('a.png', png, 0)],
  ['a page', file('a.html', png)],
])('refuses a file %s', async (_what, item) => {
  expect(await checkFile(item)).toEqual(unsupported);
});

it('refuses images above 10 MB and videos above 20 MB by one byte, and names the limit', async () => {
  expect(await checkFile(file('a.png', png, 10 * megabyte))).toBe('image');
  expect(await checkFile(file('a.png', png, 10 * megabyte + 1))).toEqual({ kind: 'tooLarge', megabytes: 10 });
  expect(await checkFile(file('a.mp4', mp4, 20 * megabyte))).toBe('video');
  expect(await checkFile(file('a.mp4', mp4, 20 * megabyte + 1))).toEqual({ kind: 'tooLarge', megabytes: 20 });
});
