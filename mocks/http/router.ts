import type { Call } from '@/api/calls/call';
import { type CallName, calls } from '@/api/calls/calls';
import { refuse } from '../refusal';

export interface Route {
  readonly name: CallName;
  readonly call: Call;
  readonly params: Record<string, string>;
}

interface Pattern {
  readonly name: CallName;
  readonly call: Call;
  readonly segments: readonly string[];
}

const splitSegments = (path: string) => path.split('/').slice(1);
const patterns: Pattern[] = Object.entries(calls).map(([name, call]) => ({
  name: name as CallName,
  call: call as Call,
  segments: splitSegments(call.path),
}));

/** Maximum length of a path parameter, in characters. */
const longestSegment = 200;

function match(segments: readonly string[], path: readonly string[]): Record<string, string> | undefined {
  if (segments.length !== path.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const sent = path[index] as string;
    if (!segment.startsWith('{')) {
      if (segment !== sent) return undefined;
    } else if (sent === '' || sent.length > longestSegment) {
      return undefined;
    } else {
      try {
        params[segment.slice(1, -1)] = decodeURIComponent(sent);
      } catch {
        return refuse('KEY_INVALID');
      }
    }
  }
  return params;
}

/**
 * Returns the call of a request. Refuses an unknown path with 404, and another method of a known path with 405. Refuses
 * a path parameter that cannot be decoded with KEY_INVALID.
 */
export function route(method: string, pathname: string): Route {
  // The API base of an app may have a path, so the path of the call starts at /api/.
  const start = pathname.indexOf('/api/');
  const path = splitSegments(pathname.slice(Math.max(0, start)));
  let hasPath = false;
  for (const { name, call, segments } of patterns) {
    const params = match(segments, path);
    if (!params) continue;
    if (call.method === method) return { name, call, params };
    hasPath = true;
  }
  return refuse(hasPath ? 'method-not-allowed' : 'not-found');
}
