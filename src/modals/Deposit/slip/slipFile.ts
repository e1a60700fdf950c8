import { readFileFormat } from '@/device/readFileFormat';

export type SlipProblem = 'type' | 'empty' | 'tooLarge' | 'unreadable';

/** The maximum size of a slip, in MB of 1024 × 1024 bytes. */
export const slipMegabytes = 10;
const limit = slipMegabytes * 1024 * 1024;

/** The file types that a file picker offers. `readSlip` decides by the file's content. */
export const slipTypes = 'image/jpeg,image/png,image/webp';

const kinds = {
  jpeg: { type: 'image/jpeg', ending: /\.jpe?g$/i, usual: '.jpg' },
  png: { type: 'image/png', ending: /\.png$/i, usual: '.png' },
  webp: { type: 'image/webp', ending: /\.webp$/i, usual: '.webp' },
};

/**
 * Validates a chosen file by its size and first bytes, never by its name or declared type. Returns the problem, or the
 * slip with the type and extension that match its content. Galleries may name an image `1000012345`, without an
 * extension.
 */
export async function readSlip(file: File): Promise<SlipProblem | File> {
  if (file.size === 0) return 'empty';
  if (file.size > limit) return 'tooLarge';
  const format = await readFileFormat(file);
  if (format === 'unreadable') return format;
  if (!format || !(format in kinds)) return 'type';
  const kind = kinds[format as keyof typeof kinds];
  const hasEnding = kind.ending.test(file.name);
  if (hasEnding && file.type === kind.type) return file;
  return new File([file], hasEnding ? file.name : `${file.name}${kind.usual}`, { type: kind.type });
}
