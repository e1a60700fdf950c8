/** The signatures of the file formats that members send. `null` stands for any byte. */
const signatures = {
  jpeg: [[0xff, 0xd8, 0xff]],
  png: [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  gif: [ascii('GIF87a'), ascii('GIF89a')],
  webp: [[...ascii('RIFF'), null, null, null, null, ...ascii('WEBP')]],
  video: ['ftyp', 'moov', 'mdat', 'wide', 'free'].map((box) => [null, null, null, null, ...ascii(box)]),
} satisfies Record<string, (number | null)[][]>;

export type FileFormat = keyof typeof signatures;

function ascii(text: string): number[] {
  return Array.from(text, (character) => character.charCodeAt(0));
}

/**
 * Returns the format of a file by its first 16 bytes, never by its name or declared type. Returns undefined for any
 * other content, and `'unreadable'` if the file was moved or deleted meanwhile. `video` is MP4 or QuickTime.
 */
export async function readFileFormat(file: File): Promise<FileFormat | 'unreadable' | undefined> {
  const bytes = await file
    .slice(0, 16)
    .arrayBuffer()
    .then((buffer) => new Uint8Array(buffer))
    .catch(() => undefined);
  if (!bytes) return 'unreadable';
  const matches = (signature: readonly (number | null)[]) =>
    bytes.length >= signature.length && signature.every((byte, index) => byte === null || byte === bytes[index]);
  return (Object.keys(signatures) as FileFormat[]).find((format) => signatures[format].some(matches));
}
