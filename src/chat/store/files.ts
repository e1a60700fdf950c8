/** Accepted file extensions, and the size limits in megabytes of 1,048,576 bytes. */
const kinds = {
  image: { extensions: ['png', 'jpeg', 'jpg', 'gif'], megabytes: 10 },
  video: { extensions: ['mp4', 'mov', 'qt', 'quicktime'], megabytes: 20 },
} as const;
export type FileKind = keyof typeof kinds;

/** The file types that a file picker offers. `checkFile` decides by the file's name, size and first bytes. */
export const fileTypes = 'image/png,image/jpeg,image/gif,video/mp4,video/quicktime';

export type FileProblem = { kind: 'unsupported' } | { kind: 'tooLarge'; megabytes: number };

const unsupported: FileProblem = { kind: 'unsupported' };
const megabyte = 1024 * 1024;

const textAt = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

const looksLike: Record<FileKind, (bytes: Uint8Array) => boolean> = {
  image: (bytes) =>
    textAt(bytes, 1, 8) === 'PNG\r\n\u001a\n' ||
    (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) ||
    /^GIF8[79]a$/.test(textAt(bytes, 0, 6)),
  video: (bytes) => /^(ftyp|moov|mdat|wide|free)$/.test(textAt(bytes, 4, 8)),
};

/**
 * Returns the kind of a file, or the reason why it cannot be sent. Checks the name's extension, the size and the first
 * bytes, but not the MIME type. Reads only the first 16 bytes.
 */
export async function checkFile(file: File): Promise<FileKind | FileProblem> {
  const extension = /[^.\s]\.([A-Za-z0-9]{2,9})$/.exec(file.name)?.[1]?.toLowerCase();
  const names = Object.keys(kinds) as FileKind[];
  const kind = names.find((item) => kinds[item].extensions.some((allowed) => allowed === extension));
  if (!kind || file.size === 0) return unsupported;
  const { megabytes } = kinds[kind];
  if (file.size > megabytes * megabyte) return { kind: 'tooLarge', megabytes };
  // The read fails if the file has been moved or deleted meanwhile.
  const bytes = await file
    .slice(0, 16)
    .arrayBuffer()
    .then((buffer) => new Uint8Array(buffer))
    .catch(() => undefined);
  return bytes && looksLike[kind](bytes) ? kind : unsupported;
}
