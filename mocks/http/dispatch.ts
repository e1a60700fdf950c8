import type { Call } from '@/api/call';
import type { Context, Handlers } from '../handlers/handler';
import { Refusal, refuse } from '../refusal';
import { atOnce } from '../rules/atOnce';
import { filesPath } from '../rules/files';
import type { World } from '../world';
import { type Asked, deedOf } from './asked';
import { authenticate, authenticateIfTold } from './auth';
import { readBody } from './body';
import { serveFile } from './files';
import { askedBy, keyHeaders, keyOf, once } from './once';
import { route } from './router';
import type { Told } from './told';
import { type Upload, uploadIn } from './upload';
import { validate } from './validate';

const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

/** An answer in JSON; `at` is the clock's time, for its `Date`: the app tells by it what has come since. */
export const answer = (body: unknown, status = 200, at?: number, more: Record<string, string> = {}): Response =>
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
  world: World,
  handlers: Partial<Handlers>,
  request: Request,
  onCrash: (error: unknown) => void,
): Promise<Response> {
  let key = '';
  try {
    const { pathname } = new URL(request.url);
    const fileAt = pathname.indexOf(filesPath);
    if (fileAt >= 0) return serveFile(world, request.method, pathname.slice(fileAt));
    const { name, call, params } = route(request.method, pathname);
    // Read first, so that a refusal echoes it too.
    key = call.kind === 'command' ? keyOf(world, request) : '';
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
    const file = await uploadIn(body);
    // Asked again: while the body arrived the session may have ended or the member may have changed.
    const member = early && who(call);
    const told = await perform(world, handlers, { name, params, body, file, key, member, request }, onCrash);
    return answer(told.body, told.status, world.clock.now(), keyHeaders(world, key, told.replayed));
  } catch (error) {
    const { body, status } = await tell(() => Promise.reject(error), onCrash);
    return answer(body, status, world.clock.now(), keyHeaders(world, key));
  }
}

/** Does a call's work at one instant, a command once for its key; a command is written down. */
export async function perform(
  world: World,
  handlers: Partial<Handlers>,
  asked: Asked,
  onCrash: (error: unknown) => void,
): Promise<Told> {
  const { name, params, body, file, key, request } = asked;
  const handler = handlers[name] as ((context: Omit<Context, 'file'> & { file?: Upload }) => unknown) | undefined;
  if (!handler) return refuse('not-found');
  return atOnce(world, deedOf(world, asked), () => {
    // As what was due by now has left them.
    const member = asked.member && world.db.member.get(asked.member._id);
    const work = () => tell(() => handler({ world, body, params, member, request, file }), onCrash);
    return once(world, member?._id ?? '', key, askedBy(name, params, body, file), work);
  });
}

/** What comes of a handler's work, refusals and crashes included. */
async function tell(work: () => unknown, onCrash: (error: unknown) => void): Promise<Told> {
  try {
    return { status: 200, body: (await work()) ?? null };
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: { message: error.code } };
    onCrash(error);
    return { status: 500, body: { message: 'INTERNAL_SERVER_ERROR' } };
  }
}
