import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSettings, settingVariables } from '../../src/lib/buildSettings.ts';
import { settingsPage, withSettingsTable } from './settingsTable.ts';
import { settingsConstants } from './viteBase.ts';

it('the table of build settings is up to date (npm run format)', () => {
  const page = readFileSync(settingsPage, 'utf8');
  expect(page).toBe(withSettingsTable(page));
});

it('puts each setting into one constant of the scripts, and settings of the host into none', () => {
  const { __SETTINGS__: first, __OTHER_SETTINGS__: later } = settingsConstants(readSettings({}));
  const names = [first, later].flatMap((text) => Object.keys(JSON.parse(text)));
  const host = ['policyReports', 'policyMode', 'hstsSubdomains'];
  expect([...names, ...host].sort()).toEqual(Object.keys(settingVariables).sort());
});
