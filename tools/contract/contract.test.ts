import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from '@asyncapi/parser';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '../../src/api/calls/calls.ts';
import { program, root, run } from '../test/program.ts';
import { documents } from './documents.ts';
import { schemaOf } from './schemas.ts';
import { shapeText } from './shapeText.ts';

const file = (path: string) => readFileSync(join(root, path), 'utf8');

test('the contract documents match the declarations', async () => {
  for (const [path, text] of Object.entries(await documents())) {
    expect(file(path) === text, `${path}: run \`npm run contract\``).toBe(true);
  }
});

test('openapi.json contains every call', () => {
  const { paths } = JSON.parse(file('contract/openapi.json')) as {
    paths: Record<string, Record<string, { operationId?: string }>>;
  };
  const told = Object.values(paths).flatMap((item) =>
    Object.values(item).flatMap(({ operationId }) => operationId ?? []),
  );
  expect(told.sort()).toEqual(Object.keys(calls).sort());
  expect(told).toHaveLength(78);
});

test('a schema without a counterpart in the document throws', () => {
  expect(() => schemaOf(v.date())).toThrow('date');
  expect(() =>
    schemaOf(
      v.pipe(
        v.string(),
        v.check(() => true, 'some rule'),
      ),
    ),
  ).toThrow('some rule');
  expect(() => shapeText({ type: 'what' as 'string' }, {})).toThrow('what');
});

test('openapi.json is valid', async () => {
  const command = program('@redocly/cli', 'lint', '--config', 'tools/contract/redocly.yaml', 'contract/openapi.json');
  const logPath = join(root, '.cache', 'redocly.log');
  const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { exitCode, output } = await run(command, { logPath, silenceMs: 60_000, env });
  expect(exitCode, output).toBe(0);
});

test('asyncapi.json is valid', async () => {
  const { document, diagnostics } = await new Parser().parse(file('contract/asyncapi.json'));
  expect(diagnostics.filter(({ severity }) => severity === 0)).toEqual([]);
  expect(document?.operations().all()).toHaveLength(2);
});
