import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Name of the file with the SHA-256 checksums of a folder, in the format of `sha256sum`. */
export const checksumsFile = 'SHA256SUMS';

/** Writes the checksums of all files of a folder into that folder. */
export function addChecksums(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file !== checksumsFile && statSync(join(folder, file)).isFile(),
  );
  const sum = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
  writeFileSync(
    join(folder, checksumsFile),
    files
      .sort()
      .map((file) => `${sum(file)}  ${file}\n`)
      .join(''),
  );
}
