import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { settingsPage, withSettingsTable } from './settingsTable.ts';

it('the table of build settings is up to date (npm run format)', () => {
  const page = readFileSync(settingsPage, 'utf8');
  expect(page).toBe(withSettingsTable(page));
});
