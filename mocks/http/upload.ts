import { digestOf } from '../runtime/digest';

/** A file that was sent, read to its end. */
export interface Upload {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly digest: string;
}

/** What is written down of a file: all that rules go by, and not its content. */
export interface FileSketch extends Pick<Upload, 'name' | 'digest'> {
  readonly size: number;
  /** Its first bytes, which tell its kind. */
  readonly head: readonly number[];
}

const headLength = 16;

/** The file of a form, if it has one. */
export async function uploadIn(body: unknown): Promise<Upload | undefined> {
  const { file } = (body ?? {}) as { file?: unknown };
  if (!(file instanceof File)) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { name: file.name, bytes, digest: digestOf(bytes) };
}

export const sketchOf = ({ name, bytes, digest }: Upload): FileSketch => ({
  name,
  size: bytes.length,
  digest,
  head: [...bytes.subarray(0, headLength)],
});

/** Stands for a file whose content nobody has: of its kind and size, and blank. */
export function standInFor({ name, size, digest, head }: FileSketch): Upload {
  const bytes = new Uint8Array(size);
  bytes.set(head);
  return { name, bytes, digest };
}
