import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

type Json = Record<string, unknown>;

/** One call, as the OpenAPI document declares it. */
export interface Operation {
  name: string;
  method: string;
  /** Path template with `{name}` for each parameter. */
  path: string;
  kind: 'read' | 'command' | 'money';
  isPublic: boolean;
  body: 'none' | 'json' | 'multipart';
  /** Names of the body's required fields. */
  required: string[];
  /** HTTP status of each declared refusal code. */
  codes: ReadonlyMap<string, number>;
  /** Validates the body of a 2xx response. Its `errors` describe each mismatch. */
  response: ValidateFunction;
}

/** The contract as the conformance suite uses it. The suite knows nothing else about a backend. */
export interface Contract {
  title: string;
  version: string;
  operations: ReadonlyMap<string, Operation>;
  clientHeader: [name: string, value: string];
  keyHeader: string;
}

interface OpenApi {
  info: { title: string; version: string };
  paths: Record<string, Record<string, Json>>;
  components: {
    parameters: Record<string, { name: string; schema: { const?: string } }>;
    schemas: Json;
    responses?: Responses;
  };
}

interface Content {
  content: Record<string, { schema: Json; examples?: Json }>;
}

const methods = ['get', 'post', 'put', 'delete'];
const id = 'https://contract.example/openapi.json';

/** Reads the parsed `openapi.json`. Throws if `document` has no paths, or if a call has no schema for its response. */
export function readContract(document: unknown): Contract {
  const { info, paths, components } = document as OpenApi;
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  formats.default(ajv);
  ajv.addSchema(document as Json, id);

  const schemaAt = (...path: string[]) =>
    ajv.compile({ $ref: `${id}#/${path.map((part) => part.replace(/~/g, '~0').replace(/\//g, '~1')).join('/')}` });
  const operations = new Map<string, Operation>();
  for (const [path, item] of Object.entries(paths)) {
    for (const method of methods.filter((candidate) => candidate in item)) {
      const operation = item[method] as Json & { operationId: string; responses: Record<string, Content> };
      const body = operation.requestBody as Content | undefined;
      const [type = ''] = Object.keys(body?.content ?? {});
      const pointer = ['paths', path, method];
      const content = ['content', 'application/json', 'schema'];
      operations.set(operation.operationId, {
        name: operation.operationId,
        method: method.toUpperCase(),
        path,
        kind: operation['x-kind'] as Operation['kind'],
        isPublic: operation.security !== undefined,
        body: type === 'application/json' ? 'json' : type === '' ? 'none' : 'multipart',
        required: getRequired(body?.content[type]?.schema, components.schemas),
        codes: getCodes(operation.responses, components.responses),
        response: schemaAt(...pointer, 'responses', '200', ...content),
      });
    }
  }
  const { ClientType, IdempotencyKey } = components.parameters;
  return {
    title: info.title,
    version: info.version,
    operations,
    clientHeader: [ClientType?.name ?? '', ClientType?.schema.const ?? ''],
    keyHeader: IdempotencyKey?.name ?? '',
  };
}

function getRequired(schema: Json | undefined, schemas: Json): string[] {
  const name = (schema?.$ref as string | undefined)?.split('/').at(-1);
  const own = name ? (schemas[name] as Json) : schema;
  return (own?.required as string[] | undefined) ?? [];
}

type Responses = Record<string, Content & { $ref?: string }>;

function getCodes(responses: Responses, shared: Responses = {}): Map<string, number> {
  const codes = new Map<string, number>();
  for (const [status, own] of Object.entries(responses)) {
    if (!/^[45]\d\d$/.test(status)) continue;
    const response = shared[own.$ref?.split('/').at(-1) ?? ''] ?? own;
    for (const code of Object.keys(response.content['application/json']?.examples ?? {}))
      codes.set(code, Number(status));
  }
  return codes;
}
