import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { licenses } from './licenses.ts';

it('returns the licences of the fonts and libraries of a build, and of no tool', () => {
  const text = licenses(join(import.meta.dirname, '../..'));
  for (const part of [
    'SIL OPEN FONT LICENSE',
    'react-dom 19.',
    'Copyright (c) David Jerleke',
    'Mozilla Public License',
  ])
    expect(text).toContain(part);
  expect(text).not.toMatch(/^(vite|storybook|msw) \d/m);
});

it.each([
  ['no licence', undefined],
  ['a licence whose text is unknown', 'WTFPL'],
])('throws for a package with %s', (_what, license) => {
  const root = mkdtempSync(join(tmpdir(), 'kapao-licenses-'));
  mkdirSync(join(root, 'node_modules/odd'), { recursive: true });
  writeFileSync(join(root, 'node_modules/odd/package.json'), '{}');
  const packages = { '': {}, 'node_modules/odd': { version: '1.0.0', license } };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
  expect(() => licenses(root)).toThrow('odd has no licence text');
  rmSync(root, { recursive: true });
});
