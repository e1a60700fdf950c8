import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { run } from './program.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kapao-program-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const node = (code: string, silenceMs: number) =>
  run([process.execPath, '-e', code], { logPath: join(folder, 'log'), silenceMs });

it('returns the output and exit code of a command and writes its log', async () => {
  const { exitCode, output, stuck } = await node('console.log("one"); console.error("two"); process.exit(3)', 60_000);
  expect({ exitCode, stuck }).toEqual({ exitCode: 3, stuck: false });
  expect(output.trim().split('\n').sort()).toEqual(['one', 'two']);
  expect(readFileSync(join(folder, 'log'), 'utf8')).toBe(output);
});

it('stops a command that prints nothing for too long', async () => {
  const { exitCode, output, stuck } = await node('console.log("begun"); setInterval(() => {}, 1000)', 2000);
  expect({ exitCode, stuck }).toEqual({ exitCode: null, stuck: true });
  expect(output).toBe('begun\n');
});

it('lets a slow command finish while it keeps printing', async () => {
  const slow = 'let n = 0; const t = setInterval(() => { console.log(++n); if (n === 12) clearInterval(t) }, 250)';
  const { exitCode, output, stuck } = await node(slow, 2000);
  expect({ exitCode, stuck }).toEqual({ exitCode: 0, stuck: false });
  expect(output.trim().split('\n')).toHaveLength(12);
});

it('reports a command that does not exist', async () => {
  const { exitCode, output } = await run([join(folder, 'none')], { logPath: join(folder, 'log'), silenceMs: 60_000 });
  expect(exitCode).toBeNull();
  expect(output).toContain('ENOENT');
});
