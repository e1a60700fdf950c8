import type { JsonSchema } from '@valibot/to-json-schema';
import type { Call } from '../../src/api/calls/call.ts';
import { type CallName, calls } from '../../src/api/calls/calls.ts';
import { claimErrors, generalCodes, memberCodes } from '../../src/api/calls/codes.ts';
import { callTexts } from './callTexts.ts';
import { namedSchemas, requestSchema, responseSchema } from './schemas.ts';
import { shapeText } from './shapeText.ts';
import { usage } from './usage.ts';

const shapes = namedSchemas();
const makers = usage();
const text = (schema: JsonSchema) => shapeText(schema, shapes);

const code = (text: string) => `\`${text}\``;

function section(name: string, call: Call): string {
  const { summary, details } = callTexts[name as CallName];
  const kind = call.kind === 'read' ? 'read' : call.money ? 'command, moves money' : 'command';
  const lines = [
    `### ${call.method} ${call.path}`,
    '',
    `${summary}. ${details}`,
    '',
    `${code(name)} · ${call.auth === 'member' ? 'members' : 'public'} · ${kind}`,
    '',
  ];
  const request = requestSchema(call);
  if (request) {
    const type = call.body === 'multipart' ? 'multipart/form-data' : 'JSON';
    lines.push(`- request (${type}): ${code(text(request))}`);
  }
  lines.push(`- response: ${code(text(responseSchema(call)))}`);
  if (call.codes.length > 0) lines.push(`- codes: ${call.codes.map(code).join(', ')}`);
  if (makers[name]) lines.push(`- made by: ${makers[name]}`);
  return lines.join('\n');
}

/** Returns the page of all calls, from their declarations in src/api. */
export function callsPage(): string {
  const areas = new Map<string, string[]>();
  for (const [name, call] of Object.entries(calls) as [string, Call][]) {
    const area = call.path.split('/')[2] ?? '';
    areas.set(area, [...(areas.get(area) ?? []), section(name, call)]);
  }
  const all = [...areas].map(([area, sections]) => `## ${area}\n\n${sections.join('\n\n')}`);
  return `# The calls

\`npm run contract\` writes this page from the declarations in \`src/api\`, which type the app and the mock. It is a
readable form of \`openapi.json\`. Steps that show every code with the mock: [CODES.md](../mocks/CODES.md).

- \`baht\`: a number with at most 2 decimals; \`count\`: a whole number from 0; \`rate\`: a percent or a ratio; \`time\`: ISO
  8601 UTC; \`html\` and \`string\`: any text; \`string!\`: not empty; \`?\`: optional.
- Members send \`Authorization: Bearer <token>\`. Every request has \`X-Client-Type: wallet-user\`.
- A failure is any other status than 2xx, with \`{ "message": string }\`: a code, \`invalid-token\`, \`gone\` or free text.
  400 business and validation, 401 \`invalid-token\` and lost sessions, 403, 404 unknown path, 405, 410 \`gone\`, 413 too
  large, 429 \`REQUEST_LIMIT*\`, 500.
- Every call can respond with ${generalCodes.map(code).join(', ')}.
- Every call for members can also respond with ${memberCodes.map(code).join(', ')}.
- Claiming a coupon responds with 200 and one of ${claimErrors.map(code).join(', ')} as \`error\`.

${all.join('\n\n')}
`;
}
