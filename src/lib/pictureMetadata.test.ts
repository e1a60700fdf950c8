import { expect, it } from 'vitest';
import { cleanPicture, removeMetadata } from './pictureMetadata';

const text = (content: string) => [...content].map((sign) => sign.charCodeAt(0));
const number = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, index) => (value >> ((bytes - 1 - index) * 8)) & 0xff);

/** A TIFF block (Exif) in the byte order of a phone, with a maker, an orientation and a pointer to a place. */
const makeTiff = (orientation: number) => [
  ...text('MM'),
  ...[0, 0x2a, 0, 0, 0, 8, 0, 3],
  ...[0x01, 0x0f, 0, 2, 0, 0, 0, 4, ...text('LG\0\0')],
  ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
  ...[0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 50],
  ...[0, 0, 0, 0, ...text('GPS 13.7563 100.5018')],
];

const segment = (mark: number, content: readonly number[]) => [
  0xff,
  mark,
  ...number(content.length + 2, 2),
  ...content,
];
const jfif = segment(0xe0, [...text('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]);
const profile = segment(0xe2, text('ICC_PROFILE\0colours'));
const adobe = segment(0xee, text('Adobe....'));
const table = segment(0xdb, [1, 2, 3]);
/** A scan with a stuffed 0xff and a restart mark in its data. */
const scan = [...segment(0xda, [1, 1, 0]), 5, 0xff, 0, 6, 0xff, 0xd3, 7];
const end = [0xff, 0xd9];
const exif = (orientation: number) => segment(0xe1, [...text('Exif\0\0'), ...makeTiff(orientation)]);
const ownExif = (orientation: number) =>
  segment(0xe1, [
    ...text('Exif\0\0II*\0'),
    ...[8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0],
  ]);
const jpeg = (...parts: readonly (readonly number[])[]) => new Uint8Array([0xff, 0xd8, ...parts.flat()]);
const clean = (bytes: Uint8Array) => [...(cleanPicture(bytes) ?? [])];

it('keeps what decides the look of a JPEG: tables, scans, colour profile', () => {
  const whole = jpeg(jfif, profile, adobe, table, scan, table, scan, end);
  expect(clean(whole)).toEqual([...whole]);
});

it('cuts off the place, the time, comments, and what follows the picture', () => {
  const metadata = [
    exif(1),
    segment(0xe1, text('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>')),
    segment(0xe2, text('MPF\0')),
    segment(0xed, text('Photoshop 3.0\0')),
    segment(0xfe, text('taken at home')),
  ];
  const video = text('ftypisom GPS');
  expect(
    clean(jpeg(...metadata, jfif, ...metadata, table, [0xff, 0xff], scan, metadata.flat(), scan, end, video)),
  ).toEqual([...jpeg(jfif, table, scan, scan, end)]);
  // Decoders skip bytes between segments.
  expect(clean(jpeg([1, 2, 3], exif(1), [0], table, scan, end))).toEqual([...jpeg(table, scan, end)]);
});

it.each([2, 3, 6, 8])('keeps the orientation %d of a JPEG, PNG and WebP', (orientation) => {
  expect(clean(jpeg(jfif, exif(orientation), table, scan, end))).toEqual([
    ...jpeg(ownExif(orientation), jfif, table, scan, end),
  ]);
  const tiff = ownExif(orientation).slice(10);
  expect(String(clean(png(makeTiff(orientation))))).toContain(String([...text('eXIf'), ...tiff]));
  const cleaned = clean(webp([...text('Exif\0\0'), ...makeTiff(orientation)], 0x1c));
  expect(String(cleaned)).toContain(String([...text('EXIF'), 26, 0, 0, 0, ...tiff]));
  expect(cleaned[20]).toBe(0x18);
});

const chunk = (type: string, content: readonly number[], crc: readonly number[] = [0, 0, 0, 0]) => [
  ...number(content.length, 4),
  ...text(type),
  ...content,
  ...crc,
];
const png = (tiff: readonly number[]) =>
  new Uint8Array([
    ...[0x89, ...text('PNG\r\n\x1a\n')],
    ...chunk('IHDR', [0, 0, 0, 1]),
    ...chunk('eXIf', tiff),
    ...chunk('tEXt', text('Location\0home')),
    ...chunk('IDAT', [1, 2]),
    ...chunk('IEND', []),
    ...text('more'),
  ]);
const webp = (tiff: readonly number[], flags: number) => {
  const little = (value: number) => number(value, 4).reverse();
  const part = (type: string, content: readonly number[]) => [
    ...text(type),
    ...little(content.length),
    ...content,
    ...(content.length % 2 ? [0] : []),
  ];
  const parts = [
    ...part('VP8X', [flags, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
    ...part('VP8 ', [1, 2, 3]),
    ...part('EXIF', tiff),
    ...part('XMP ', text('<x:xmpmeta>')),
  ];
  return new Uint8Array([...text('RIFF'), ...little(parts.length + 4), ...text('WEBP'), ...parts]);
};

it('cuts the metadata off a PNG and a WebP', () => {
  expect(clean(png(makeTiff(1)))).toEqual([
    ...[0x89, ...text('PNG\r\n\x1a\n')],
    ...[...chunk('IHDR', [0, 0, 0, 1]), ...chunk('IDAT', [1, 2]), ...chunk('IEND', [])],
  ]);
  const cleaned = clean(webp(makeTiff(1), 0x1c));
  expect(cleaned).toEqual([
    ...[...text('RIFF'), 34, 0, 0, 0, ...text('WEBP')],
    ...[...text('VP8X'), 10, 0, 0, 0, 0x10, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    ...[...text('VP8 '), 3, 0, 0, 0, 1, 2, 3, 0],
  ]);
});

it('writes the checksum that decoders of a PNG require', () => {
  const cleaned = clean(png(makeTiff(6)));
  const position = String.fromCharCode(...cleaned).indexOf('eXIf');
  // From another implementation of CRC-32, for these 30 bytes.
  expect(cleaned.slice(position + 30, position + 34)).toEqual(crcOfOrientation6);
});
const crcOfOrientation6 = [183, 72, 17, 41];

it('keeps files that are no pictures, and pictures without metadata, as they are', async () => {
  const video = new File(['....ftypisom GPS'], 'a.mp4');
  expect(await removeMetadata(video)).toBe(video);
  const plain = new File([jpeg(jfif, table, scan, end)], 'a.jpg', { type: 'image/jpeg' });
  expect(await removeMetadata(plain)).toBe(plain);
  const photo = new File([jpeg(jfif, exif(6), table, scan, end)], 'a.jpg', { type: 'image/jpeg' });
  const sent = await removeMetadata(photo);
  expect([sent.name, sent.type]).toEqual(['a.jpg', 'image/jpeg']);
  expect(await sent.text()).not.toContain('GPS');
});

it('ends on every cut of a picture', () => {
  for (const whole of [jpeg(exif(6), table, scan, end), png(makeTiff(6)), webp(makeTiff(6), 0x1c)])
    for (let length = 12; length < whole.length; length += 1) cleanPicture(whole.slice(0, length));
});
