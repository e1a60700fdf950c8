/**
 * Removes the metadata of pictures: the place and the time of a photo, the phone's model, comments, embedded videos.
 * The pixels, the orientation and the colour profile stay. Encoding a picture again would blur a slip's small print.
 */

const join = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let position = 0;
  for (const part of parts) {
    whole.set(part, position);
    position += part.length;
  }
  return whole;
};

const toBytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const readText = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));
const createView = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const exifName = 'Exif\0\0';
const orientationTag = 0x0112;

/** Returns the orientation (1 to 8) that Exif data (a TIFF block) names. Returns 1 if it names none. */
function readOrientation(tiff: Uint8Array): number {
  const view = createView(tiff);
  try {
    const isLittle = readText(tiff, 0, 2) === 'II';
    const first = view.getUint32(4, isLittle);
    const count = view.getUint16(first, isLittle);
    for (let entry = first + 2; entry < first + 2 + count * 12; entry += 12) {
      if (view.getUint16(entry, isLittle) !== orientationTag) continue;
      const orientation = view.getUint16(entry + 8, isLittle);
      return orientation >= 1 && orientation <= 8 ? orientation : 1;
    }
  } catch {
    // The data ends too early.
  }
  return 1;
}

/** Returns Exif data that contains only an orientation. */
const makeExif = (orientation: number): Uint8Array =>
  new Uint8Array([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]);

/** Marks of a JPEG's segments. */
const start = 0xd8;
const end = 0xd9;
const scan = 0xda;
/** Segments of applications that decide the look, by the start of their content. */
const keptSegments: readonly (readonly [mark: number, name: string])[] = [
  [0xe0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
];
const isMetadata = (mark: number) => (mark >= 0xe0 && mark <= 0xef) || mark === 0xfe;
const hasLength = (mark: number) => mark !== 0x01 && (mark < 0xd0 || mark > 0xd7);

function cleanJpeg(bytes: Uint8Array): Uint8Array {
  const keptParts: Uint8Array[] = [bytes.subarray(0, 2)];
  let orientation = 1;
  let position = 2;
  while (position < bytes.length) {
    // Decoders skip bytes before a mark, so metadata could also follow them.
    const next = bytes.indexOf(0xff, position);
    if (next < 0) break;
    const mark = bytes[next + 1] ?? end;
    position = next + (mark === 0xff ? 1 : 2);
    if (mark === 0xff || mark === 0 || mark === start) continue;
    // The bytes after the end are no part of this picture: previews, videos, a maker's own notes.
    if (mark === end) break;
    const length = hasLength(mark) ? ((bytes[position] ?? 0) << 8) | (bytes[position + 1] ?? 0) : 0;
    const isKept =
      !isMetadata(mark) ||
      keptSegments.some(([of, name]) => of === mark && readText(bytes, position + 2, name.length) === name);
    if (mark === 0xe1 && readText(bytes, position + 2, exifName.length) === exifName) {
      orientation = readOrientation(bytes.subarray(position + 2 + exifName.length, position + length));
    }
    if (isKept) keptParts.push(bytes.subarray(next, position + length));
    position += length;
    if (mark === scan) {
      const data = position;
      // In a scan's data, 0xff is followed by 0 or by a restart mark.
      do position = bytes.indexOf(0xff, position) + 1;
      while (position > 0 && (bytes[position] === 0 || !hasLength(bytes[position] ?? 0)));
      position = position > 0 ? position - 1 : bytes.length;
      keptParts.push(bytes.subarray(data, position));
    }
  }
  const exif = join([toBytes(exifName), makeExif(orientation)]);
  const segment = join([new Uint8Array([0xff, 0xe1, 0, exif.length + 2]), exif]);
  if (orientation > 1) keptParts.splice(1, 0, segment);
  return join([...keptParts, new Uint8Array([0xff, end])]);
}

/** Returns the CRC-32 that a PNG's chunk ends with. */
function getCrc(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc;
}

const pngMetadata = new Set(['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf']);

function cleanPng(bytes: Uint8Array): Uint8Array {
  const view = createView(bytes);
  const keptChunks: Uint8Array[] = [bytes.subarray(0, 8)];
  for (let position = 8; position + 12 <= bytes.length; ) {
    const length = view.getUint32(position);
    const type = readText(bytes, position + 4, 4);
    const next = position + 12 + length;
    if (!pngMetadata.has(type)) keptChunks.push(bytes.subarray(position, next));
    else if (type === 'eXIf') {
      const orientation = readOrientation(bytes.subarray(position + 8, position + 8 + length));
      const content = join([toBytes('eXIf'), makeExif(orientation)]);
      const chunk = createView(join([new Uint8Array(4), content, new Uint8Array(4)]));
      chunk.setUint32(0, content.length - 4);
      chunk.setUint32(4 + content.length, getCrc(content));
      if (orientation > 1) keptChunks.push(new Uint8Array(chunk.buffer));
    }
    if (type === 'IEND') break;
    position = next;
  }
  return join(keptChunks);
}

/** Flags of a WebP's header that announce Exif and XMP. */
const webpExif = 8;
const webpXmp = 4;

function cleanWebp(bytes: Uint8Array): Uint8Array {
  const view = createView(bytes);
  const keptChunks: Uint8Array[] = [bytes.slice(0, 12)];
  let orientation = 1;
  for (let position = 12; position + 8 <= bytes.length; ) {
    const type = readText(bytes, position, 4);
    const length = view.getUint32(position + 4, true);
    const next = position + 8 + length + (length % 2);
    if (type === 'EXIF') {
      const content = bytes.subarray(position + 8, position + 8 + length);
      orientation = readOrientation(readText(content, 0, exifName.length) === exifName ? content.subarray(6) : content);
    } else if (type !== 'XMP ') keptChunks.push(bytes.slice(position, next));
    position = next;
  }
  if (orientation > 1) {
    const exif = makeExif(orientation);
    keptChunks.push(join([toBytes('EXIF'), new Uint8Array([exif.length, 0, 0, 0]), exif]));
  }
  const header = keptChunks.find((chunk) => readText(chunk, 0, 4) === 'VP8X');
  if (header) header[8] = ((header[8] ?? 0) & ~(webpExif | webpXmp)) | (orientation > 1 ? webpExif : 0);
  const whole = join(keptChunks);
  createView(whole).setUint32(4, whole.length - 8, true);
  return whole;
}

/** Returns the bytes of a JPEG, PNG or WebP without metadata. Returns undefined for any other file. */
export function cleanPicture(bytes: Uint8Array): Uint8Array | undefined {
  if (bytes[0] === 0xff && bytes[1] === start) return cleanJpeg(bytes);
  if (readText(bytes, 1, 3) === 'PNG') return cleanPng(bytes);
  if (readText(bytes, 0, 4) === 'RIFF' && readText(bytes, 8, 4) === 'WEBP') return cleanWebp(bytes);
  return undefined;
}

/** Returns a picture's file without its metadata. Any other file, or a file that cannot be read, stays as it is. */
export async function removeMetadata(file: File): Promise<File> {
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  );
  const cleaned = bytes && cleanPicture(bytes);
  if (!cleaned || (cleaned.length === bytes.length && cleaned.every((byte, index) => byte === bytes[index])))
    return file;
  return new File([cleaned as Uint8Array<ArrayBuffer>], file.name, { type: file.type });
}
