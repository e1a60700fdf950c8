import type { Context, Handlers } from '../handlers/handler';
import type { MockState } from '../mockState';
import { Refusal, refuse } from '../refusal';
import { filesPath } from '../rules/files';
import { runAtomically } from '../rules/runAtomically';
import { authenticate, authenticateIfTokenSent } from './auth';
import { readBody } from './body';
import { serveFile } from './files';
import type { HandlerResult } from './handlerResult';
import { getFingerprint, getIdempotencyKey, keyHeaders, withIdempotency } from './idempotency';
import type { ParsedRequest } from './parsedRequest';
import { type Route, route } from './router';
import { type Upload, uploadIn } from './upload';
import { validate } from './validate';

const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

/**
 * Returns a JSON response. `dateMs` is the mock's time for the `Date` header, which the app compares with times in
 * data.
 */
export const respond = (body: unknown, status = 200, dateMs?: number, more: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { ...headers, ...(dateMs === undefined ? {} : { date: new Date(dateMs).toUTCString() }), ...more },
  });

/** Calls that also work on a closed site: public texts, and the switch of the chat widget. */
const openWhenClosed = new Set([
  'getInfo',
  'getContact',
  'getConditions',
  'getAgreements',
  'getEnableChatWidget',
  'getNotice',
]);

/** Handles one request, from its route to the response. Never rejects. */
export async function dispatch(
  mockState: MockState,
  handlers: Partial<Handlers>,
  request: Request,
  onCrash: (error: unknown) => void,
): Promise<Response> {
  let key = '';
  try {
    const { pathname } = new URL(request.url);
    const fileAt = pathname.indexOf(filesPath);
    if (fileAt >= 0) return serveFile(mockState, request.method, pathname.slice(fileAt));
    const found = route(request.method, pathname);
    // Read the idempotency key first, because a refusal echoes it too.
    key = found.call.kind === 'command' ? getIdempotencyKey(mockState, request) : '';
    const result = await perform(mockState, handlers, await arrive(mockState, request, found, key), onCrash);
    return respond(result.body, result.status, mockState.clock.now(), keyHeaders(mockState, key, result.replayed));
  } catch (error) {
    const { body, status } = await getResponse(() => Promise.reject(error), onCrash);
    return respond(body, status, mockState.clock.now(), keyHeaders(mockState, key));
  }
}

/** Authenticates, reads and validates a request: everything before its handler runs. */
async function arrive(
  mockState: MockState,
  request: Request,
  { name, call, params }: Route,
  key: string,
): Promise<ParsedRequest> {
  if (!mockState.siteConfig.isActive && !openWhenClosed.has(name)) refuse('gone');
  if (mockState.siteConfig.failing) refuse('INTERNAL_SERVER_ERROR');
  const who = () =>
    call.auth === 'member'
      ? authenticate(mockState, request)
      : call.path.startsWith('/api/chat/')
        ? authenticateIfTokenSent(mockState, request)
        : undefined;
  const early = who();
  const body = validate(call, await readBody(request, call));
  const file = await uploadIn(body);
  // Authenticate again, because the session may have ended or the member may have changed while the body arrived.
  return { name, params, body, file, idempotencyKey: key, member: early && who(), request };
}

/**
 * Accepts a command now and carries it out `afterMs` later by the mock's clock. Ignores reads, and commands that fail
 * authentication or validation now.
 */
export async function postpone(mockState: MockState, request: Request, afterMs: number): Promise<void> {
  try {
    const found = route(request.method, new URL(request.url).pathname);
    if (found.call.kind !== 'command') return;
    const key = getIdempotencyKey(mockState, request);
    const { request: _, ...command } = await arrive(mockState, request, found, key);
    mockState.late.push(command);
    mockState.jobs.add(mockState.clock.now() + afterMs, 'command.late', String(mockState.late.length - 1));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/**
 * Carries out a call at one instant of the mock's clock. `withIdempotency` keeps a command with an idempotency key from
 * running twice.
 */
export async function perform(
  mockState: MockState,
  handlers: Partial<Handlers>,
  parsed: ParsedRequest,
  onCrash: (error: unknown) => void,
): Promise<HandlerResult> {
  const { name, params, body, file, idempotencyKey: key, request } = parsed;
  const handler = handlers[name] as ((context: Omit<Context, 'file'> & { file?: Upload }) => unknown) | undefined;
  if (!handler) return refuse('not-found');
  return runAtomically(mockState, () => {
    // Jobs that were due may have changed the member, so read the row again.
    const member = parsed.member && mockState.db.member.get(parsed.member._id);
    const work = () => getResponse(() => handler({ mockState, body, params, member, request, file }), onCrash);
    return withIdempotency(mockState, member?._id ?? '', key, getFingerprint(name, params, body, file), work);
  });
}

/** Returns the result of a handler, including refusals and crashes. */
async function getResponse(work: () => unknown, onCrash: (error: unknown) => void): Promise<HandlerResult> {
  try {
    return { status: 200, body: (await work()) ?? null };
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: { message: error.code } };
    onCrash(error);
    return { status: 500, body: { message: 'INTERNAL_SERVER_ERROR' } };
  }
}
