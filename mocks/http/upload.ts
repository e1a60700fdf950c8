import { computeDigest } from '../runtime/digest';

/** An uploaded file, completely read. */
export interface Upload {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly digest: string;
}

/** The record of a file: everything that rules use, but not its content. */
export interface FileSketch extends Pick<Upload, 'name' | 'digest'> {
  readonly size: number;
  /** The first 16 bytes, which identify the file type. */
  readonly head: readonly number[];
}

const headLength = 16;

/** Returns the file of a form, if it has one. */
export async function uploadIn(body: unknown): Promise<Upload | undefined> {
  const { file } = (body ?? {}) as { file?: unknown };
  if (!(file instanceof File)) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { name: file.name, bytes, digest: computeDigest(bytes) };
}

export const drawSketch = ({ name, bytes, digest }: Upload): FileSketch => ({
  name,
  size: bytes.length,
  digest,
  head: [...bytes.subarray(0, headLength)],
});

/** Returns a blank replacement of the same type and size for a file whose content was not recorded. */
export function standInFor({ name, size, digest, head }: FileSketch): Upload {
  const bytes = new Uint8Array(size);
  bytes.set(head);
  return { name, bytes, digest };
}
