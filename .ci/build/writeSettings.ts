import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importRulesConfig } from '../importRules.ts';
import { root } from '../runner/program.ts';
import { withSettingsTable } from './settingsTable.ts';

/** Writes what is made from code: Biome's import rules and README's settings table. Part of `npm run format`. */
writeFileSync(join(root, '.ci', 'importRules.json'), `${JSON.stringify(importRulesConfig(), null, 2)}\n`);
const readme = join(root, 'README.md');
writeFileSync(readme, withSettingsTable(readFileSync(readme, 'utf8')));
