import type { Call } from '@/api/call';
import type { Context, Handlers } from '../handlers/handler';
import { Refusal, refuse } from '../refusal';
import { filesPath } from '../rules/files';
import type { World } from '../world';
import { authenticate, authenticateIfTold } from './auth';
import { readBody } from './body';
import { serveFile } from './files';
import { route } from './router';
import { validate } from './validate';

const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

/** An answer in JSON; `at` is the clock's time, for its `Date`: the app tells by it what has come since. */
export const answer = (body: unknown, status = 200, at?: number): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { ...headers, ...(at === undefined ? {} : { date: new Date(at).toUTCString() }) },
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
  world: World,
  handlers: Partial<Handlers>,
  request: Request,
  onCrash: (error: unknown) => void,
): Promise<Response> {
  try {
    const { pathname } = new URL(request.url);
    const file = pathname.indexOf(filesPath);
    if (file >= 0) return serveFile(world, request.method, pathname.slice(file));
    const { name, call, params } = route(request.method, pathname);
    if (!world.site.isActive && !openWhenClosed.has(name)) refuse('gone');
    if (world.site.failing) refuse('INTERNAL_SERVER_ERROR');
    const who = (call: Call) =>
      call.auth === 'member'
        ? authenticate(world, request)
        : call.path.startsWith('/api/chat/')
          ? authenticateIfTold(world, request)
          : undefined;
    const early = who(call);
    const body = validate(call, await readBody(request, call));
    // Asked again: while the body arrived the session may have ended or the member may have changed.
    const member = early && who(call);
    const handler = handlers[name] as ((context: Context) => unknown) | undefined;
    if (!handler) return refuse('not-found');
    return answer((await handler({ world, body, params, member, request })) ?? null, 200, world.clock.now());
  } catch (error) {
    if (error instanceof Refusal) return answer({ message: error.code }, error.status, world.clock.now());
    onCrash(error);
    return answer({ message: 'INTERNAL_SERVER_ERROR' }, 500, world.clock.now());
  }
}
