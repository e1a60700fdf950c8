import { expect, it } from 'vitest';
import { demoFolder, mockProblem, notIntoDist } from './mockBuild.ts';

it('refuses KAPAO_MOCK for every build except the demo', () => {
  expect(mockProblem({ KAPAO_MOCK: 'on' }, false)).toContain('npm run build -- --mock on');
  expect(mockProblem({ KAPAO_MOCK: 'yes' }, false)).toContain('KAPAO_MOCK="yes"');
  expect(mockProblem({ KAPAO_MOCK: 'on' }, true)).toBeUndefined();
  expect(mockProblem({ KAPAO_MOCK: 'off' }, false)).toBeUndefined();
  expect(mockProblem({}, false)).toBeUndefined();
});

it('does not write the mock into the folder that is deployed', () => {
  const { configResolved } = notIntoDist() as { configResolved: (config: object) => void };
  const into = (outDir: string) => () => configResolved({ build: { outDir } });
  for (const outDir of ['dist', './dist/', '/work/kapao/dist'])
    expect(into(outDir)).toThrow('npm run build -- --mock on');
  for (const outDir of [demoFolder, '.cache/pages/demo']) expect(into(outDir)).not.toThrow();
});
