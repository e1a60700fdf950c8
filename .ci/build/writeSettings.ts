import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../runner/program.ts';
import { withSettingsTable } from './settingsTable.ts';

/** Writes README's table of build settings from the code. Part of `npm run format`. */
const readme = join(root, 'README.md');
writeFileSync(readme, withSettingsTable(readFileSync(readme, 'utf8')));
