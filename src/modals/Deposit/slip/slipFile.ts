export type SlipProblem = 'type' | 'empty' | 'tooLarge' | 'unreadable';

/** The maximum size of a slip, in MB of 1024 × 1024 bytes. */
export const slipMegabytes = 10;
const limit = slipMegabytes * 1024 * 1024;

/** The file types that a file picker offers. `readSlip` decides by the file's content. */
export const slipTypes = 'image/jpeg,image/png,image/webp';

type Start = readonly (number | null)[];
const kinds: readonly { type: string; ending: RegExp; usual: string; start: Start }[] = [
  { type: 'image/jpeg', ending: /\.jpe?g$/i, usual: '.jpg', start: [0xff, 0xd8, 0xff] },
  { type: 'image/png', ending: /\.png$/i, usual: '.png', start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  {
    type: 'image/webp',
    ending: /\.webp$/i,
    usual: '.webp',
    start: [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
  },
];

const startsWith = (bytes: Uint8Array, start: Start) =>
  bytes.length >= start.length && start.every((byte, index) => byte === null || byte === bytes[index]);

/**
 * Returns the image type of a file by its content, or undefined for any other content. Returns `'unreadable'` if the
 * file was moved or deleted meanwhile.
 */
async function getKind(file: File) {
  const bytes = await file
    .slice(0, 16)
    .arrayBuffer()
    .then((buffer) => new Uint8Array(buffer))
    .catch(() => undefined);
  return bytes ? kinds.find(({ start }) => startsWith(bytes, start)) : 'unreadable';
}

/**
 * Validates a chosen file by its size and first bytes, never by its name or declared type. Returns the problem, or the
 * slip with the type and extension that match its content. Galleries may name an image `1000012345`, without an
 * extension.
 */
export async function readSlip(file: File): Promise<SlipProblem | File> {
  if (file.size === 0) return 'empty';
  if (file.size > limit) return 'tooLarge';
  const kind = await getKind(file);
  if (kind === 'unreadable') return kind;
  if (!kind) return 'type';
  const hasEnding = kind.ending.test(file.name);
  if (hasEnding && file.type === kind.type) return file;
  return new File([file], hasEnding ? file.name : `${file.name}${kind.usual}`, { type: kind.type });
}
