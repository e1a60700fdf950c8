import { readFileFormat } from '@/device/readFileFormat';
import { removeMetadata } from '@/lib/pictureMetadata';
import { shrinkSlip } from './shrinkSlip';
import { type SlipProblem, slipMegabytes } from './slipFile';

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
  if (file.size > slipMegabytes * 1024 * 1024) return 'tooLarge';
  const format = await readFileFormat(file);
  if (format === 'unreadable') return format;
  if (!format || !(format in kinds)) return 'type';
  const kind = kinds[format as keyof typeof kinds];
  const hasEnding = kind.ending.test(file.name);
  if (hasEnding && file.type === kind.type) return file;
  return new File([file], hasEnding ? file.name : `${file.name}${kind.usual}`, { type: kind.type });
}

/**
 * Returns the image to send for a chosen file: without the place where it was taken, and not larger than a slip needs.
 * Returns the problem of a file that is no slip.
 */
export async function prepareSlip(file: File): Promise<SlipProblem | File> {
  const slip = await readSlip(file);
  if (!(slip instanceof File)) return slip;
  return (await shrinkSlip(await removeMetadata(slip))) ?? 'unreadable';
}
