import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { program, root } from '../test/program.ts';

/** A command that does nothing after a typing error, and says so by exit code 0, looks like a success. */
it.each([
  ['tools/test/test.ts', 'unti', 'unit, long, stories'],
  ['tools/test/test.ts', '--chnaged', '--changed'],
  ['tools/build/start.ts', '--port=many', 'a whole number'],
  ['tools/build/build.ts', '--market=lao', 'th, la'],
  ['tools/bench/main.ts', 'laod', 'inp, load'],
  ['tools/contract/write.ts', '--base=nowhere', 'a commit'],
  ['tools/videos/main.ts', 'walet', 'wallet'],
  ['mocks/server.ts', '--scenario=unusual', 'usual'],
])('%s refuses %s with exit code 2 and the known values', (file, word, known) => {
  const [node = '', ...args] = program('tsx', file, word);
  const { status, stderr } = spawnSync(node, args, { cwd: root, encoding: 'utf8' });
  expect(stderr).toContain(known);
  expect(status).toBe(2);
});
