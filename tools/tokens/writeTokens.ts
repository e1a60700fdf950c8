import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../test/program.ts';
import { tokenFiles } from './tokens.ts';

/** Writes the design tokens that Storybook offers for download. Part of `npm run format`. */
const folder = join(root, 'stories', 'foundations', 'tokens');
mkdirSync(folder, { recursive: true });
for (const [name, tokens] of Object.entries(tokenFiles()))
  writeFileSync(join(folder, `${name}.tokens.json`), `${JSON.stringify(tokens, null, 2)}\n`);
