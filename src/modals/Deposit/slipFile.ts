export type SlipProblem = 'noExtension' | 'type' | 'empty' | 'tooLarge' | 'unreadable';

/** A slip may be so large, in MB. */
export const slipMegabytes = 10;
const limit = slipMegabytes * 1024 * 1024;

/** What a file input offers; what is inside decides. */
export const slipTypes = 'image/jpeg,image/png,image/webp';

type Start = readonly (number | null)[];
const starts: Record<string, Start> = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  webp: [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
};

const startsWith = (bytes: Uint8Array, start: Start) =>
  bytes.length >= start.length && start.every((byte, index) => byte === null || byte === bytes[index]);

/** Why a chosen file cannot be a slip: judged by name, size and its first bytes, never by the type it claims. */
export async function checkSlip(file: File): Promise<SlipProblem | undefined> {
  if (file.size === 0) return 'empty';
  if (file.size > limit) return 'tooLarge';
  if (!/[^.\s]\.[A-Za-z0-9]{1,5}$/.test(file.name)) return 'noExtension';
  const bytes = await file
    .slice(0, 16)
    .arrayBuffer()
    .then((buffer) => new Uint8Array(buffer))
    // The file was moved or deleted meanwhile.
    .catch(() => undefined);
  if (!bytes) return 'unreadable';
  return Object.values(starts).some((start) => startsWith(bytes, start)) ? undefined : 'type';
}
