import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../test/program.ts';

export interface Source {
  /** Path relative to the repository's root, with `/`. */
  path: string;
  text: string;
}

/** Reads the TypeScript files of some top-level folders. A missing folder counts as empty. */
export function readSources(...folders: string[]): Source[] {
  return folders.flatMap((folder) => {
    try {
      return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => join(folder, file))
        .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(root, path), 'utf8') }));
    } catch {
      return [];
    }
  });
}
