import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../test/program.ts';

/** Folder of the committed transcripts, one folder per language. Storybook shows them. */
export const folder = 'stories/transcripts';

/** Returns the committed transcripts by file, such as `en/modals-deposit--default`. */
export function readCommitted(): Map<string, string> {
  const home = join(root, folder);
  const files = existsSync(home) ? readdirSync(home, { recursive: true, encoding: 'utf8' }) : [];
  return new Map(
    files
      .filter((file) => file.endsWith('.txt'))
      .sort()
      .map((file) => [file.replaceAll('\\', '/').slice(0, -4), readFileSync(join(home, file), 'utf8')]),
  );
}
