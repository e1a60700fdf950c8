import * as v from 'valibot';
import { dayMs, hourMs, secondMs } from '@/lib/time';
import { getStatus } from './refusal';

const whole = (from: number, to: number) => v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));

const kinds = ['answer', 'network', 'html', 'empty', 'cut', 'lost', 'slow', 'late', 'firewall', 'skew'] as const;

const farthestSkew = 366 * dayMs;

/** Statuses that cannot carry a body. */
const bodiless = [204, 205, 304];

/**
 * A rule that makes the next `times` matching calls fail. `path` is one path, or a pattern in which `*` matches any
 * characters; `method` may be `*` too. With any kind, `delayMs` delays the response.
 * - `answer` (default): responds `{ message }` with `status`; the call is not carried out
 * - `network`: the connection drops; the call is not carried out
 * - `html`, `empty`: the response is not JSON; the call is not carried out
 * - `cut`: the call is carried out; its response breaks off halfway
 * - `lost`: the call is carried out; the connection drops before its response
 * - `slow`: the call is carried out; its response takes `delayMs` (default: 5,000 ms)
 * - `late`: the connection drops; a command is carried out `afterMs` (default: 20,000 ms) later by the mock's clock
 * - `firewall`: the call is carried out; a firewall's page with `status` (default: 403) replaces its response
 * - `skew`: the call is carried out; its `Date` header is off by `skewMs` (default: an hour behind)
 */
export const faultSchema = v.pipe(
  v.strictObject({
    method: v.pipe(v.string(), v.toUpperCase(), v.picklist(['GET', 'POST', 'PUT', 'DELETE', '*'])),
    path: v.pipe(v.string(), v.regex(/^(\/api\/|\*|\/\*)/), v.maxLength(500)),
    status: v.optional(whole(200, 599)),
    message: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(8192))),
    times: v.optional(whole(1, 1_000_000), 1),
    delayMs: v.optional(whole(0, 600_000)),
    /** At most 300 s, because the specification lets a client wait 60 s for a response, and 300 s for an upload. */
    afterMs: v.optional(whole(0, 300_000)),
    skewMs: v.optional(whole(-farthestSkew, farthestSkew)),
    kind: v.optional(v.picklist(kinds), 'answer'),
  }),
  v.check(({ kind, status = 400 }) => kind !== 'answer' || status >= 400, 'a failing answer has a status from 400'),
  v.check(({ kind, status = 200 }) => kind === 'empty' || !bodiless.includes(status), 'this status has no body'),
);

/** A rule of `POST /__mock/fail`, of `parameters.fail` and of `Backend.fail`. */
export type FaultRule = v.InferInput<typeof faultSchema>;
/** A rule with its defaults filled in; `times` counts down. */
export type Fault = v.InferOutput<typeof faultSchema>;

const slowMs = 5000;

export const getDelay = ({ kind, delayMs }: Fault): number => delayMs ?? (kind === 'slow' ? slowMs : 0);

function matches({ method, path }: Fault, request: Request, pathname: string): boolean {
  if (method !== '*' && method !== request.method) return false;
  const pattern = path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${pattern.join('.*')}$`, 's').test(pathname);
}

/** Returns the first rule that matches this request and reduces its `times` by 1. Removes the rule at 0. */
export function consumeFault(faults: Fault[], request: Request, pathname: string): Fault | undefined {
  const fault = faults.find((item) => matches(item, request, pathname));
  if (!fault) return undefined;
  fault.times -= 1;
  if (fault.times === 0) faults.splice(faults.indexOf(fault), 1);
  return fault;
}

const page = (status: number, reason: string) =>
  new Response(
    `<!doctype html><html><head><title>${status}</title></head><body><h1>${status} ${reason}</h1><hr><center>nginx</center></body></html>`,
    { status, headers: { 'content-type': 'text/html' } },
  );

/** The functions with which `applyFault` carries out the call. */
interface Spoiled {
  /** Carries out the call. */
  work(): Promise<Response>;
  /** Carries out the call `afterMs` later, by the mock's clock. */
  workLater(afterMs: number): Promise<void>;
}

/** Applies a fault to a call and returns the response. A dropped connection is `Response.error()`. */
export async function applyFault(fault: Fault, { work, workLater }: Spoiled): Promise<Response> {
  const { kind, status, message } = fault;
  switch (kind) {
    case 'network':
      return Response.error();
    case 'html':
      return page(status ?? 502, 'Bad Gateway');
    case 'empty':
      return new Response(null, { status: status ?? 200 });
    case 'cut':
      return cut(await work());
    case 'lost':
      await work();
      return Response.error();
    case 'slow':
      return work();
    case 'late':
      await workLater(fault.afterMs ?? 20 * secondMs);
      return Response.error();
    case 'firewall':
      await work();
      return page(status ?? 403, 'Forbidden');
    case 'skew':
      return skewed(await work(), fault.skewMs ?? -hourMs);
    default:
      return Response.json(
        { message: message ?? defaultMessage(status ?? 500) },
        { status: status ?? getStatus(message ?? 'INTERNAL_SERVER_ERROR') },
      );
  }
}

const messages: Record<number, string> = { 401: 'invalid-token', 410: 'gone', 429: 'REQUEST_LIMIT' };

const defaultMessage = (status: number) => messages[status] ?? 'INTERNAL_SERVER_ERROR';

/**
 * Returns half the bytes with the full content length. Over HTTP the connection breaks; with MSW the JSON ends too
 * early.
 */
async function cut(response: Response): Promise<Response> {
  const bytes = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  headers.set('content-length', String(bytes.byteLength));
  return new Response(bytes.slice(0, bytes.byteLength >> 1), { status: response.status, headers });
}

/** Returns the same response with its `Date` shifted. */
function skewed(response: Response, skewMs: number): Response {
  const date = Date.parse(response.headers.get('date') ?? '');
  if (!Number.isNaN(date)) response.headers.set('date', new Date(date + skewMs).toUTCString());
  return response;
}
