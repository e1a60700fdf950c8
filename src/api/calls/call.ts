import type * as v from 'valibot';
import type { CommandKind } from '@/api/commands/pendingCommand';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Names<P extends string> = P extends `${string}{${infer N}}${infer R}` ? N | Names<R> : never;

/** Path parameters of a template such as `/api/qrcode/{bankCode}`. */
export type PathParams<P extends string> = { readonly [N in Names<P>]: string };

/** A read may be cached, retried and revalidated. A command changes something: single-flight, never repeated. */
export type Kind = 'read' | 'command';

/** One call, declared once. */
export interface Call<P extends string = string, Req = unknown, Res = unknown, K extends Kind = Kind> {
  readonly method: Method;
  /** Template with `{name}` for each path parameter; each is sent as exactly one encoded segment. */
  readonly path: P;
  /** `public` calls work without a token; `member` calls answer 401 without one. A stored token is sent with both. */
  readonly auth: 'public' | 'member';
  readonly kind: K;
  /** A lost answer to a money command leaves its result unknown: it may have happened. */
  readonly money: boolean;
  /** Stored with its key until its result is known (pendingCommands.ts). */
  readonly commandKind: CommandKind | undefined;
  /** A `multipart` body is declared as an object whose entries become the form's fields; everything else is JSON. */
  readonly body: 'none' | 'json' | 'multipart';
  readonly timeoutMs: number;
  /** Failures of these reads stay silent. */
  readonly hideErrors: boolean;
  /** Codes that this call can answer besides the ones every call can (codes.ts). */
  readonly codes: readonly string[];
  /** Schemas are the one truth for a shape: types, lenient reading, the mock's checks and contract tests come from them. */
  readonly request: v.GenericSchema<unknown, Req> | undefined;
  readonly response: v.GenericSchema<unknown, Res>;
  /** For a call that can refuse with a 200: the refusal's code or text, `''` where it has none; undefined for a success. */
  refusalIn?(response: Res): string | undefined;
}

interface Options<Req, Res, K extends Kind> {
  auth?: 'public';
  kind?: K;
  money?: true;
  commandKind?: CommandKind;
  multipart?: true;
  hideErrors?: true;
  codes?: readonly string[];
  request?: v.GenericSchema<unknown, Req>;
  response: v.GenericSchema<unknown, Res>;
  refusalIn?(response: Res): string | undefined;
}

/** Time limits: uploads (chat files and slips) get the long one. */
const timeoutMs = 60_000;
const uploadTimeoutMs = 300_000;

/**
 * Declares a call. The kind follows the method (GET reads, the rest commands) unless told: this API has GETs that
 * change something, and POSTs that only read. `money` marks commands whose lost answer must send the member to the
 * statement.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<
  const M extends Method,
  const P extends string,
  Req,
  Res,
  const K extends Kind = M extends 'GET' ? 'read' : 'command',
>(method: M, path: P, options: Options<Req, Res, K>): Call<P, Req, Res, K> {
  return {
    method,
    path,
    auth: options.auth ?? 'member',
    kind: options.kind ?? ((method === 'GET' ? 'read' : 'command') as K),
    money: options.money ?? false,
    commandKind: options.commandKind,
    body: options.multipart ? 'multipart' : options.request ? 'json' : 'none',
    timeoutMs: options.multipart ? uploadTimeoutMs : timeoutMs,
    hideErrors: options.hideErrors ?? false,
    codes: options.codes ?? [],
    request: options.request,
    response: options.response,
    ...(options.refusalIn && { refusalIn: options.refusalIn }),
  };
}

/** What a caller hands in: path parameters and body, each only where the call has them. */
export type Args<C> =
  C extends Call<infer P, infer Req, unknown>
    ? ([Names<P>] extends [never] ? { params?: undefined } : { params: PathParams<P> }) &
        (unknown extends Req ? { body?: undefined } : { body: Req })
    : never;

/** What a call answers. */
export type ResponseOf<C> = C extends { readonly response: v.GenericSchema<unknown, infer Res> } ? Res : never;
