import { getStatus } from '../../mocks/refusal.ts';
import { codeRows } from '../../mocks/testing/codes.ts';
import type { Call } from '../../src/api/calls/call.ts';
import { type CallName, calls } from '../../src/api/calls/calls.ts';
import { claimErrors, generalCodes, memberCodes } from '../../src/api/calls/codes.ts';
import errors from '../../src/i18n/locales/en/errors.json' with { type: 'json' };
import { settingVariables } from '../../src/lib/buildSettings.ts';
import { callTexts, statusTexts } from './callTexts.ts';
import { namedSchemas, requestSchema, responseSchema } from './schemas.ts';

type Json = Record<string, unknown>;

const replayedHeader = 'Idempotent-Replayed';

/** Recorded requests and responses of the mock by market and call: `examples.th.getWallet`. */
export type Examples = Partial<Record<string, Partial<Record<CallName, { request?: unknown; response: unknown }>>>>;

const header = (name: 'clientHeaderName' | 'clientHeaderValue' | 'idempotencyHeader') => settingVariables[name][1];

/**
 * OpenAPI allows only one parameter name per path segment. The app creates and reads a QR by bank, but cancels it by
 * its id.
 */
const sharedPlaces: Record<string, string> = {
  '/api/qrcode/{bankCode}': '/api/qrcode/{bankCodeOrQrcodeId}',
  '/api/qrcode/{qrcodeId}': '/api/qrcode/{bankCodeOrQrcodeId}',
};
export const getTemplate = ({ path }: Call): string => sharedPlaces[path] ?? path;

const placeMeanings: Record<string, string> = {
  bankCodeOrQrcodeId: 'GET and POST: the provider’s `bankCode` of the deposit lookup. DELETE: the `qrcodeId` of a QR.',
  slotCode: 'Code of a game account.',
  code: 'Code of a bonus, or a promotion code in upper case.',
  reference: 'The slip’s `reference`.',
  username: 'The game account’s user name.',
  password: 'The game account’s password.',
};

/** Instructions for each code: the steps that show it with the mock backend. */
const ways = new Map<string, string>();
for (const { code, how, scenario } of codeRows) {
  if (!ways.has(code)) ways.set(code, scenario ? `${how} (scenario ${scenario})` : how);
}

/** Codes with which the backend may refuse any call before it runs the call. */
const commonCodes = ['gone', 'invalid-token', ...generalCodes];

/**
 * Codes in refusals with an error status. The remaining codes of `codeRows` belong to refused coupon claims, which have
 * status 200.
 */
const refusals = new Set((Object.values(calls) as Call[]).flatMap((call) => getCodes(call)));

const memberTexts = (errors as { code: Record<string, string> }).code;

/** Describes a code: what the app says to the member, and how to see it with the mock. */
function exampleText(code: string, how: string): string {
  const appText = memberTexts[code]?.replace(/<[^>]+>/g, '');
  return appText ? `The app says: “${appText}” With the mock: ${how}` : how;
}

/** Groups codes by HTTP status. */
function byStatus(codes: readonly string[]): [number, string[]][] {
  const grouped = new Map<number, string[]>();
  for (const code of new Set(codes)) grouped.set(getStatus(code), [...(grouped.get(getStatus(code)) ?? []), code]);
  return [...grouped].sort(([left], [right]) => left - right);
}

/** Headers of every response to a command. */
const keyHeaders: Json = {
  headers: Object.fromEntries(
    [header('idempotencyHeader'), replayedHeader].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  ),
};

const refusal = (codes: readonly string[], headers: Json): Json => ({
  description: `${codes.join(', ')}. ${statusTexts[getStatus(codes[0] ?? '')] ?? ''}`.trim(),
  ...headers,
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Refusal' },
      examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
    },
  },
});

/**
 * Returns every code with which the backend may refuse a call. Excludes the errors of coupon claims, which have status
 * 200.
 */
export function getCodes(call: Call): string[] {
  const own = call === (calls.claimCoupon as Call) ? [] : call.codes;
  return [...new Set([...own, ...commonCodes, ...(call.auth === 'member' ? memberCodes : [])])];
}

function getExamples(name: CallName, side: 'request' | 'response', examples: Examples): Json {
  const found = Object.entries(examples).flatMap(([market, byName]) => {
    const value = byName?.[name]?.[side];
    return value === undefined ? [] : [[market, { summary: market === 'la' ? 'Lao market' : 'Thai market', value }]];
  });
  return found.length > 0 ? { examples: Object.fromEntries(found) } : {};
}

/** Returns examples of responses to coupon claims. The response to a refused claim has status 200. */
const claimExamples = (examples: Examples): Json => ({
  examples: {
    ...(getExamples('claimCoupon', 'response', examples).examples as Json | undefined),
    ...Object.fromEntries(
      claimErrors.map((error) => [
        error,
        { summary: error, description: ways.get(error), value: { success: false, error } },
      ]),
    ),
  },
});

const fileExample: Json = { examples: { file: { summary: 'One field', value: { file: '(content of the file)' } } } };

const contentType = { json: 'application/json', multipart: 'multipart/form-data', none: '' } as const;

const getKind = ({ kind, money }: Call) => (kind === 'read' ? 'read' : money ? 'money' : 'command');
const notes: Record<ReturnType<typeof getKind>, string> = {
  read: 'Read: changes nothing and may be repeated.',
  command:
    'Command: changes something. The app never prefetches, caches or retries it. The backend executes it within `x-completes-within` seconds after the connection has ended, or not at all.',
  money:
    'Command that moves money or something worth money. The backend executes it once for its key, within `x-completes-within` seconds after the connection has ended, or not at all. If the response is lost, the app tells the member that the result is unknown.',
};

function operation(name: CallName, call: Call, examples: Examples): Json {
  const kind = getKind(call);
  const key = { $ref: '#/components/parameters/IdempotencyKey' };
  const body = requestSchema(call);
  const headers = kind === 'read' ? {} : keyHeaders;
  const { summary, details } = callTexts[name];
  return {
    operationId: name,
    tags: [call.path.split('/')[2]],
    summary,
    description: [
      details,
      notes[kind],
      ...(call.method === 'GET' && kind !== 'read' ? ['It is a command although its method is GET.'] : []),
    ].join(' '),
    'x-kind': kind,
    ...(kind !== 'read' && { 'x-completes-within': call.timeoutMs / 1000 }),
    ...(call.auth === 'public' ? { security: [{}, { bearer: [] }] } : {}),
    parameters: [{ $ref: '#/components/parameters/ClientType' }, ...(kind === 'read' ? [] : [key])],
    ...(body && {
      requestBody: {
        required: true,
        content: {
          [contentType[call.body]]: {
            schema: body,
            ...(call.body === 'multipart' ? fileExample : getExamples(name, 'request', examples)),
          },
        },
      },
    }),
    responses: {
      200: {
        description:
          name === 'claimCoupon'
            ? `Claimed if \`success\` is true. Otherwise \`error\` is one of ${claimErrors.join(', ')}.`
            : 'The command was executed, or the requested data.',
        ...headers,
        content: {
          'application/json': {
            schema: responseSchema(call),
            ...(name === 'claimCoupon' ? claimExamples(examples) : getExamples(name, 'response', examples)),
          },
        },
      },
      ...Object.fromEntries(
        byStatus(getCodes(call)).map(([status, codes]) => [String(status), refusal(codes, headers)]),
      ),
      default: {
        description: 'Any other failure. Without JSON the app reports a problem of the connection or the system.',
        ...headers,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    },
  };
}

const getParameters = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: `${placeMeanings[name] ?? name} One encoded segment.`,
    schema: { type: 'string', minLength: 1 },
  }));

const statusNames: Record<string, string> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  410: 'Gone',
  429: 'TooManyRequests',
  500: 'ServerError',
  default: 'OtherFailure',
};

interface Operation {
  operationId: string;
  responses: Record<string, Json>;
}

/** Moves refusals that several calls have in common to `components.responses`, which it returns. */
function shareResponses(operations: readonly Operation[]): Json {
  const users = new Map<string, Operation[]>();
  const getKey = (status: string, response: Json) => `${status} ${JSON.stringify(response)}`;
  for (const operation of operations) {
    for (const [status, response] of Object.entries(operation.responses)) {
      const key = getKey(status, response);
      if (status !== '200') users.set(key, [...(users.get(key) ?? []), operation]);
    }
  }
  const shared: Json = {};
  const names = new Map<string, string>();
  for (const [key, [first, ...more]] of users) {
    const [status = ''] = key.split(' ', 1);
    if (!first || more.length === 0) continue;
    const base = statusNames[status] ?? `Status${status}`;
    const id = first.operationId;
    const name = base in shared ? `${base}Of${id.charAt(0).toUpperCase()}${id.slice(1)}` : base;
    names.set(key, name);
    shared[name] = first.responses[status];
  }
  for (const { responses } of operations) {
    for (const [status, response] of Object.entries(responses)) {
      const name = names.get(getKey(status, response));
      if (name) responses[status] = { $ref: `#/components/responses/${name}` };
    }
  }
  return shared;
}

/** Returns the contract as OpenAPI 3.1, from the declarations in `src/api`. `examples` come from the mock. */
export function openApi(version: string, examples: Examples = {}): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
    const path = getTemplate(call);
    const parameters = getParameters(path);
    paths[path] ??= parameters.length > 0 ? { parameters } : {};
    paths[path][call.method.toLowerCase()] = operation(name, call, examples);
  }
  const operations = Object.values(paths).flatMap((item) =>
    Object.values(item).filter(
      (part): part is Operation => typeof part === 'object' && part !== null && 'operationId' in part,
    ),
  );
  const responses = shareResponses(operations);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Members’ wallet and games',
      version,
      description:
        'Requests of the members’ web app to its backend. `README.md` beside this file has the rules that a schema cannot express. `asyncapi.json` describes the chat’s socket.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [
      { url: 'https://api.example.com', description: 'The site’s own origin, unless the build names another origin' },
    ],
    security: [{ bearer: [] }],
    tags: [...new Set(Object.values(calls).map(({ path }) => path.split('/')[2]))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'The token of `login`.' } },
      responses,
      examples: Object.fromEntries(
        [...ways]
          .filter(([code]) => refusals.has(code))
          .map(([code, how]) => [
            code,
            { summary: code, description: exampleText(code, how), value: { message: code } },
          ]),
      ),
      parameters: {
        ClientType: {
          name: header('clientHeaderName'),
          in: 'header',
          required: true,
          description: 'Identifies the client as a wallet user. Required on every request.',
          schema: { type: 'string', const: header('clientHeaderValue') },
        },
        IdempotencyKey: {
          name: header('idempotencyHeader'),
          in: 'header',
          required: false,
          description:
            'One key for each intent of a member. For 24 hours, the same key with the same call and body returns the first response, and nothing is executed again, even while the first request is in flight. With another call or body the key is refused with KEY_INVALID. Forms are compared by their fields. Refusals before execution (401, 403, 410, 429, KEY_…) are not stored.',
          schema: { type: 'string', minLength: 1, maxLength: 255 },
        },
      },
      headers: {
        [header('idempotencyHeader')]: {
          description:
            'The key of the request, in every response to a command. A backend that ignores the key leaves it out.',
          schema: { type: 'string', minLength: 1, maxLength: 255 },
        },
        [replayedHeader]: {
          description:
            'Optional: the response repeats that of an earlier request with the same key. Nothing was executed now.',
          schema: { type: 'string', const: 'true' },
        },
      },
      schemas: {
        Refusal: {
          description: 'Reason of the refusal: a code, `invalid-token`, `gone`, or a text for the member.',
          type: 'object',
          properties: {
            message: {
              description: 'A code of the call, `invalid-token`, `gone`, or a text for the member.',
              type: 'string',
            },
          },
          required: ['message'],
        },
        ...namedSchemas(),
      },
    },
  };
}
