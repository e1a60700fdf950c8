import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { settingsPage, withSettingsTable } from '../build/settingsTable.ts';
import { program, root } from '../test/program.ts';

const readme = readFileSync(join(root, 'README.md'), 'utf8');

it('README links the table of build settings, which is up to date (npm run format)', () => {
  const page = readFileSync(settingsPage, 'utf8');
  expect(readme).toContain('(docs/deploying.md)');
  expect(page).toBe(withSettingsTable(page));
});

it('every script of package.json runs a file that exists', () => {
  const lines = Object.values<string>(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts);
  const files = lines.flatMap((line) => [...line.matchAll(/tsx (\S+)/g)].map(([, file]) => file ?? ''));
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) expect(() => readFileSync(join(root, file))).not.toThrow();
});

it('program() finds the programs of packages', () => {
  for (const name of [
    '@typescript/native',
    '@biomejs/biome',
    'dependency-cruiser',
    'vitest',
    'vite',
    'tsx',
    'storybook',
    'chromatic',
  ]) {
    expect(() => readFileSync(program(name)[1] ?? '')).not.toThrow();
  }
});
