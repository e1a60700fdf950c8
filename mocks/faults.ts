import * as v from 'valibot';
import { statusOf } from './refusal';

const whole = (from: number, to: number) => v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));

/** Statuses that cannot carry a body. */
const bodiless = [204, 205, 304];

/**
 * The next calls that go wrong. `path` is one path, or a pattern with `*` for any characters; `method` may be `*` too.
 * - `answer` (default): `{ message }` with `status`; nothing is done
 * - `network`: the connection drops; nothing is done
 * - `html`, `empty`: something else than JSON; nothing is done
 * - `cut`: the call is done, its answer breaks off halfway
 * - `lost`: the call is done, and the connection drops before a word of its answer
 * - `slow`: the call is done, its answer takes `delayMs`
 */
export const faultSchema = v.pipe(
  v.strictObject({
    method: v.pipe(v.string(), v.toUpperCase(), v.picklist(['GET', 'POST', 'PUT', 'DELETE', '*'])),
    path: v.pipe(v.string(), v.regex(/^(\/api\/|\*|\/\*)/), v.maxLength(500)),
    status: v.optional(whole(200, 599)),
    message: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(8192))),
    times: v.optional(whole(1, 1_000_000), 1),
    delayMs: v.optional(whole(0, 600_000)),
    kind: v.optional(v.picklist(['answer', 'network', 'html', 'empty', 'cut', 'lost', 'slow']), 'answer'),
  }),
  v.check(({ kind, status = 400 }) => kind !== 'answer' || status >= 400, 'a failing answer has a status from 400'),
  v.check(({ kind, status = 200 }) => kind === 'empty' || !bodiless.includes(status), 'this status has no body'),
);

/** A rule of `POST /__mock/fail`, of `parameters.fail` and of `Backend.fail`. */
export type FaultRule = v.InferInput<typeof faultSchema>;
/** A rule with its defaults filled in; `times` counts down. */
export type Fault = v.InferOutput<typeof faultSchema>;

const slowMs = 5000;

export const delayOf = ({ kind, delayMs }: Fault): number => delayMs ?? (kind === 'slow' ? slowMs : 0);

function matches({ method, path }: Fault, request: Request, pathname: string): boolean {
  if (method !== '*' && method !== request.method) return false;
  const pattern = path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${pattern.join('.*')}$`, 's').test(pathname);
}

/** The first rule that speaks of this request; it counts as used. */
export function takeFault(faults: Fault[], request: Request, pathname: string): Fault | undefined {
  const fault = faults.find((one) => matches(one, request, pathname));
  if (!fault) return undefined;
  fault.times -= 1;
  if (fault.times === 0) faults.splice(faults.indexOf(fault), 1);
  return fault;
}

const page = (status: number) =>
  `<!doctype html><html><head><title>${status}</title></head><body><h1>${status} Bad Gateway</h1><hr><center>nginx</center></body></html>`;

/** A call as the rule spoils it; `work` does what it would have done. A dropped connection is `Response.error()`. */
export async function spoil(fault: Fault, work: () => Promise<Response>): Promise<Response> {
  const { kind, status, message } = fault;
  switch (kind) {
    case 'network':
      return Response.error();
    case 'html':
      return new Response(page(status ?? 502), { status: status ?? 502, headers: { 'content-type': 'text/html' } });
    case 'empty':
      return new Response(null, { status: status ?? 200 });
    case 'cut':
      return cut(await work());
    case 'lost':
      await work();
      return Response.error();
    case 'slow':
      return work();
    default:
      return Response.json(
        { message: message ?? defaultMessage(status ?? 500) },
        { status: status ?? statusOf(message ?? 'INTERNAL_SERVER_ERROR') },
      );
  }
}

const messages: Record<number, string> = { 401: 'invalid-token', 410: 'gone', 429: 'REQUEST_LIMIT' };

const defaultMessage = (status: number) => messages[status] ?? 'INTERNAL_SERVER_ERROR';

/** Half the bytes under the whole length: over HTTP the connection breaks, elsewhere the JSON ends too early. */
async function cut(response: Response): Promise<Response> {
  const bytes = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  headers.set('content-length', String(bytes.byteLength));
  return new Response(bytes.slice(0, bytes.byteLength >> 1), { status: response.status, headers });
}
