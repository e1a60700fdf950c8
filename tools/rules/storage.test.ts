import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { storageKeys } from '../../src/device/storage.ts';
import { root } from '../test/program.ts';

/** Sources that run in members' browsers, except `src/device/storage.ts`, which may access the storages. */
const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(
    (file) =>
      /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/test[A-Z]\w*\.ts$/.test(file) && file !== 'src/device/storage.ts',
  )
  .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);

it('only src/device/storage.ts accesses the storages of the browser', () => {
  const direct = sources.filter(([, text]) =>
    /\b(localStorage|sessionStorage|indexedDB)\b|document\.cookie/.test(text),
  );
  // newTab.ts clears the copy of sessionStorage that the browser gives to an opened tab.
  expect(direct.map(([file]) => file)).toEqual(['src/device/newTab.ts']);
});

it('every storage key of the list is used', () => {
  const all = sources.map(([, text]) => text).join('\n');
  const unused = Object.keys(storageKeys).filter(
    (name) => !new RegExp(`(storageKeys\\.|(stored\\(|name: )')${name}\\b`).test(all),
  );
  expect(unused).toEqual([]);
});
