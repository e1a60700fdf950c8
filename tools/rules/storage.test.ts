import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { storageKeys } from '../../src/device/storage.ts';
import { root } from '../test/program.ts';

/** Sources that members' browsers run. */
const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && file !== 'src/device/storage.ts')
  .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);

it('whatever is kept in the browser is on the list: nobody else touches its storages', () => {
  const direct = sources.filter(([, text]) =>
    /\b(localStorage|sessionStorage|indexedDB)\b|document\.cookie/.test(text),
  );
  // Empties the copy that the browser gives to an opened tab.
  expect(direct.map(([file]) => file)).toEqual(['src/device/newTab.ts']);
});

it('whatever is on the list is kept by somebody', () => {
  const all = sources.map(([, text]) => text).join('\n');
  const unused = Object.keys(storageKeys).filter(
    (name) => !new RegExp(`(storageKeys\\.|(stored\\(|name: )')${name}\\b`).test(all),
  );
  expect(unused).toEqual([]);
});
