import type { Context, Handlers } from '../handlers/handler';
import type { MockState } from '../mockState';
import { Refusal, refuse } from '../refusal';
import { filesPath } from '../rules/files';
import { runAtomically } from '../rules/runAtomically';
import { authenticate, authenticateIfTokenSent } from './auth';
import { readBody } from './body';
import { serveFile } from './files';
import type { HandlerResult } from './handlerResult';
import { callerOf, idempotencyKeyOf, keyHeaders, withIdempotency } from './idempotency';
import { type ParsedRequest, recordedActionOf } from './parsedRequest';
import { type Route, route } from './router';
import { type Upload, uploadIn } from './upload';
import { validate } from './validate';

const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

/** An answer in JSON; `at` is the clock's time, for its `Date`: the app tells by it what has come since. */
export const respond = (body: unknown, status = 200, at?: number, more: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { ...headers, ...(at === undefined ? {} : { date: new Date(at).toUTCString() }), ...more },
  });

/** Calls that a closed site still answers: what its visitors may read. */
const openWhenClosed = new Set([
  'getInfo',
  'getContact',
  'getConditions',
  'getAgreements',
  'getEnableChatWidget',
  'getNotice',
]);

/** One request through everything that is the same for all calls; never throws. */
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
    // Read first, so that a refusal echoes it too.
    key = found.call.kind === 'command' ? idempotencyKeyOf(mockState, request) : '';
    const result = await perform(mockState, handlers, await arrive(mockState, request, found, key), onCrash);
    return respond(result.body, result.status, mockState.clock.now(), keyHeaders(mockState, key, result.replayed));
  } catch (error) {
    const { body, status } = await responseOf(() => Promise.reject(error), onCrash);
    return respond(body, status, mockState.clock.now(), keyHeaders(mockState, key));
  }
}

/** Reads and checks a request, up to its work. */
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
  // Asked again: while the body arrived the session may have ended or the member may have changed.
  return { name, params, body, file, idempotencyKey: key, member: early && who(), request };
}

/** Takes a command now and does it so many milliseconds later by the clock; what would be refused now, or only reads, never. */
export async function postpone(mockState: MockState, request: Request, afterMs: number): Promise<void> {
  try {
    const found = route(request.method, new URL(request.url).pathname);
    if (found.call.kind !== 'command') return;
    const command = recordedActionOf(
      mockState,
      await arrive(mockState, request, found, idempotencyKeyOf(mockState, request)),
    );
    if (!command) return;
    mockState.late.push(command);
    mockState.jobs.add(mockState.clock.now() + afterMs, 'command.late', String(mockState.late.length - 1));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** Does a call's work at one instant, a command once for its key; a command is written down. */
export async function perform(
  mockState: MockState,
  handlers: Partial<Handlers>,
  parsed: ParsedRequest,
  onCrash: (error: unknown) => void,
): Promise<HandlerResult> {
  const { name, params, body, file, idempotencyKey: key, request } = parsed;
  const handler = handlers[name] as ((context: Omit<Context, 'file'> & { file?: Upload }) => unknown) | undefined;
  if (!handler) return refuse('not-found');
  return runAtomically(mockState, recordedActionOf(mockState, parsed), () => {
    // As what was due by now has left them.
    const member = parsed.member && mockState.db.member.get(parsed.member._id);
    const work = () => responseOf(() => handler({ mockState, body, params, member, request, file }), onCrash);
    return withIdempotency(mockState, member?._id ?? '', key, callerOf(name, params, body, file), work);
  });
}

/** What comes of a handler's work, refusals and crashes included. */
async function responseOf(work: () => unknown, onCrash: (error: unknown) => void): Promise<HandlerResult> {
  try {
    return { status: 200, body: (await work()) ?? null };
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: { message: error.code } };
    onCrash(error);
    return { status: 500, body: { message: 'INTERNAL_SERVER_ERROR' } };
  }
}
