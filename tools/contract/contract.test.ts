import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from '@asyncapi/parser';
import { type Schema, Validator } from '@cfworker/json-schema';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '../../src/api/calls/calls.ts';
import { program, root } from '../test/program.ts';
import { documents } from './documents.ts';
import { getSchema } from './schemas.ts';
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
  const ids = Object.values(paths).flatMap((item) =>
    Object.values(item).flatMap(({ operationId }) => operationId ?? []),
  );
  expect(ids.sort()).toEqual(Object.keys(calls).sort());
});

const openapi = JSON.parse(file('contract/openapi.json')) as {
  paths: Record<string, Record<string, { operationId?: string; requestBody?: Body; responses?: Record<string, Body> }>>;
  components: { schemas: Record<string, Schema> };
};
interface Body {
  content?: Record<string, { schema: Schema; examples?: Record<string, { $ref?: string; value?: unknown }> }>;
}

test('a validator with its defaults accepts every amount in satang up to 1,000.00', () => {
  const isBaht = new Ajv2020().compile(openapi.components.schemas.Baht as object);
  const refused = Array.from({ length: 100_000 }, (_, index) => (index + 1) / 100).filter((amount) => !isBaht(amount));
  expect(refused).toEqual([]);
});

test('a second validator accepts every example', () => {
  const refused: string[] = [];
  const judge = (name: string, body: Body | undefined) => {
    for (const { schema, examples = {} } of Object.values(body?.content ?? {})) {
      const validator = new Validator({ ...schema, components: openapi.components } as Schema, '2020-12');
      for (const [key, { value }] of Object.entries(examples)) {
        const { valid, errors } = value === undefined ? { valid: true, errors: [] } : validator.validate(value);
        if (!valid) refused.push(`${name} ${key}: ${errors.at(-1)?.instanceLocation} ${errors.at(-1)?.error}`);
      }
    }
  };
  for (const item of Object.values(openapi.paths)) {
    for (const { operationId = '', requestBody, responses = {} } of Object.values(item)) {
      judge(`${operationId} request`, requestBody);
      for (const [status, body] of Object.entries(responses)) judge(`${operationId} ${status}`, body);
    }
  }
  expect(refused).toEqual([]);
});

test('a chat message of any other type is an unknown message', () => {
  const { ChatMessage } = openapi.components.schemas;
  const validator = new Validator(ChatMessage as Schema, '2020-12');
  const isValid = (message: unknown) => validator.validate(message).valid;
  expect(isValid({ message_type: 'sticker', payload: { id: 'smile' } })).toBe(true);
  expect(isValid({ message_type: 'text', payload: { message: 'hi' } })).toBe(true);
  expect(isValid({ message_type: 'text', payload: {} })).toBe(false);
});

test('a schema without a counterpart in the document throws', () => {
  expect(() => getSchema(v.date())).toThrow('date');
  expect(() =>
    getSchema(
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
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const [node = '', ...args] = command;
  const { status, stdout, stderr } = spawnSync(node, args, { cwd: root, encoding: 'utf8', env });
  expect(status, stdout + stderr).toBe(0);
});

test('asyncapi.json is valid', async () => {
  const { document, diagnostics } = await new Parser().parse(file('contract/asyncapi.json'));
  expect(diagnostics.filter(({ severity }) => severity === 0)).toEqual([]);
  expect(document?.operations().all()).toHaveLength(2);
});
