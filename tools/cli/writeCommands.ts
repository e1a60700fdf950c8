import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../test/program.ts';
import { commandsPage } from './commandsPage.ts';

/** Writes `docs/commands.md`. Part of `npm run format`. */
writeFileSync(join(root, 'docs', 'commands.md'), commandsPage());
