import type * as v from 'valibot';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** Any valibot schema; it is the one truth for a shape: types, lenient reading and contract tests all come from it. */
export type Schema = v.GenericSchema<unknown, unknown>;

type Names<P extends string> = P extends `${string}{${infer N}}${infer R}` ? N | Names<R> : never;

/** Path parameters of a template such as `/api/qrcode/{bankCode}`. */
export type PathParams<P extends string> = { readonly [N in Names<P>]: string };

/** One call of spec section 7, declared once. */
export interface Call<P extends string = string, Req = unknown, Res = unknown> {
  readonly method: Method;
  /** Template with `{name}` for each path parameter; each is sent as exactly one encoded segment. */
  readonly path: P;
  /** `public` calls work without a token; `member` calls answer 401 without one. A stored token is sent with both. */
  readonly auth: 'public' | 'member';
  /** A read may be cached, retried and revalidated. A command changes something: single-flight, never repeated. */
  readonly kind: 'read' | 'command';
  /** A lost answer to a money command leaves its result unknown (readings: Calls that change something). */
  readonly money: boolean;
  /** `multipart` bodies are FormData; everything else is JSON. */
  readonly body: 'none' | 'json' | 'multipart';
  readonly timeoutMs: number;
  /** Failures of these reads stay silent (spec section 8, silently ignored). */
  readonly silent: boolean;
  /** Codes of section 8 that this call can answer besides the ones every call can. */
  readonly codes: readonly string[];
  readonly request: v.GenericSchema<unknown, Req> | undefined;
  readonly response: v.GenericSchema<unknown, Res>;
}

interface Options<Req, Res> {
  auth?: 'public';
  kind?: 'read' | 'command';
  money?: true;
  multipart?: true;
  timeoutMs?: number;
  silent?: true;
  codes?: readonly string[];
  request?: v.GenericSchema<unknown, Req>;
  response: v.GenericSchema<unknown, Res>;
}

/** Spec section 9: HTTP timeout; chat uploads and slip upload take `uploadTimeoutMs`. */
const timeoutMs = 60_000;
export const uploadTimeoutMs = 300_000;

/**
 * Declares a call. The kind follows the method (GET reads, the rest commands) unless told: readings.md lists the GETs
 * that change something, and POST lists that only read.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<const P extends string, Req, Res>(
  method: Method,
  path: P,
  options: Options<Req, Res>,
): Call<P, Req, Res> {
  return {
    method,
    path,
    auth: options.auth ?? 'member',
    kind: options.kind ?? (method === 'GET' ? 'read' : 'command'),
    money: options.money ?? false,
    body: options.multipart ? 'multipart' : options.request ? 'json' : 'none',
    timeoutMs: options.timeoutMs ?? timeoutMs,
    silent: options.silent ?? false,
    codes: options.codes ?? [],
    request: options.request,
    response: options.response,
  };
}

/** What a caller hands in: path parameters and body, each only where the call has them. */
export type Args<C> =
  C extends Call<infer P, infer Req, unknown>
    ? ([Names<P>] extends [never] ? { params?: undefined } : { params: PathParams<P> }) &
        (unknown extends Req ? { body?: undefined } : { body: Req })
    : never;

/** What a call answers. */
export type Answer<C> = C extends Call<string, never, infer Res> | Call<string, infer _, infer Res> ? Res : never;
