import { computeDigest } from '../runtime/digest';

/** An uploaded file, completely read. */
export interface Upload {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly digest: string;
}

/** Returns the file of a form, if it has one. */
export async function uploadIn(body: unknown): Promise<Upload | undefined> {
  const { file } = (body ?? {}) as { file?: unknown };
  if (!(file instanceof File)) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { name: file.name, bytes, digest: computeDigest(bytes) };
}
