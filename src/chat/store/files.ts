import { type FileFormat, readFileFormat } from '@/device/readFileFormat';

export type FileKind = 'image' | 'video';

/** Accepted file extensions and formats, and the size limits in megabytes of 1,048,576 bytes. */
const kinds: Record<FileKind, { extensions: string[]; formats: FileFormat[]; megabytes: number }> = {
  image: { extensions: ['png', 'jpeg', 'jpg', 'gif'], formats: ['png', 'jpeg', 'gif'], megabytes: 10 },
  video: { extensions: ['mp4', 'mov', 'qt', 'quicktime'], formats: ['video'], megabytes: 20 },
};

/** The file types that a file picker offers. `checkFile` decides by the file's name, size and first bytes. */
export const fileTypes = 'image/png,image/jpeg,image/gif,video/mp4,video/quicktime';

export type FileProblem = { kind: 'unsupported' } | { kind: 'tooLarge'; megabytes: number };

const unsupported: FileProblem = { kind: 'unsupported' };
const megabyte = 1024 * 1024;

/**
 * Returns the kind of a file, or the reason why it cannot be sent. Checks the name's extension, the size and the first
 * bytes, but not the MIME type.
 */
export async function checkFile(file: File): Promise<FileKind | FileProblem> {
  const extension = /[^.\s]\.([A-Za-z0-9]{2,9})$/.exec(file.name)?.[1]?.toLowerCase();
  const names = Object.keys(kinds) as FileKind[];
  const kind = names.find((item) => kinds[item].extensions.includes(extension ?? ''));
  if (!kind || file.size === 0) return unsupported;
  const { formats, megabytes } = kinds[kind];
  if (file.size > megabytes * megabyte) return { kind: 'tooLarge', megabytes };
  const format = await readFileFormat(file);
  return format && formats.some((accepted) => accepted === format) ? kind : unsupported;
}
