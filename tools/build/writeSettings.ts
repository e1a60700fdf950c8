import { readFileSync, writeFileSync } from 'node:fs';
import { settingsPage, withSettingsTable } from './settingsTable.ts';

/** Writes the table of build settings into the docs. Part of `npm run format`. */
writeFileSync(settingsPage, withSettingsTable(readFileSync(settingsPage, 'utf8')));
