import type * as v from 'valibot';
import type { CommandKind } from './commandKinds';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Names<P extends string> = P extends `${string}{${infer N}}${infer R}` ? N | Names<R> : never;

/** Path parameters of a template such as `/api/qrcode/{bankCode}`. */
export type PathParams<P extends string> = { readonly [N in Names<P>]: string };

/**
 * A read may be cached, retried and revalidated. A command changes data, so the client sends it once and never retries
 * it by itself.
 */
type Kind = 'read' | 'command';

/** An endpoint of the API, declared with `defineCall`. */
export interface Call<P extends string = string, Req = unknown, Res = unknown, K extends Kind = Kind> {
  readonly method: Method;
  /** Template with `{name}` for each path parameter. Each parameter is sent as exactly one encoded path segment. */
  readonly path: P;
  /**
   * `public` calls work without a token. For `member` calls without a token, the server returns 401. Both send a stored
   * token.
   */
  readonly auth: 'public' | 'member';
  readonly kind: K;
  /**
   * True if the command can change the member's money, coins or bonus. After a lost response, the error text always
   * says that the result is unknown.
   */
  readonly money: boolean;
  /**
   * If set, the command is stored with its idempotency key until the member has read its result (pendingCommands.ts).
   */
  readonly commandKind: CommandKind | undefined;
  /**
   * Encoding of the body. A `multipart` body is declared as an object whose entries become the form's fields. All other
   * bodies are JSON.
   */
  readonly body: 'none' | 'json' | 'multipart';
  readonly timeoutMs: number;
  /** True if the app shows no error message when this read fails. */
  readonly hideErrors: boolean;
  /** The codes that this call can return in addition to `generalCodes` and, for members, `memberCodes` (codes.ts). */
  readonly codes: readonly string[];
  /**
   * The schemas are the only declaration of request and response. The types, the client's parser (read.ts), the mock's
   * checks and the contract tests all use them.
   */
  readonly request: v.GenericSchema<unknown, Req> | undefined;
  readonly response: v.GenericSchema<unknown, Res>;
  /**
   * Returns the code or text of a refusal (`''` if it has none), or undefined for a success. Declared only for calls
   * that can refuse with status 200.
   */
  refusalIn?(response: Res): string | undefined;
}

/** A call that is stored until its result is known. */
export type StoredCall = Call & { readonly commandKind: CommandKind };

interface Options<Req, Res, K extends Kind, CK extends CommandKind | undefined> {
  auth?: 'public';
  kind?: K;
  money?: true;
  commandKind?: CK;
  multipart?: true;
  hideErrors?: true;
  codes?: readonly string[];
  request?: v.GenericSchema<unknown, Req>;
  response: v.GenericSchema<unknown, Res>;
  refusalIn?(response: Res): string | undefined;
}

/** Timeouts in ms. `uploadTimeoutMs` applies to uploads of chat files and slips. */
const timeoutMs = 60_000;
const uploadTimeoutMs = 300_000;

/**
 * Declares a call. By default a GET is a read and every other method a command. `kind` overrides this, because some
 * GETs of this API change data and some POSTs only read. `money` marks commands that can change the member's money,
 * coins or bonus.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<
  const M extends Method,
  const P extends string,
  Req,
  Res,
  const K extends Kind = M extends 'GET' ? 'read' : 'command',
  const CK extends CommandKind | undefined = undefined,
>(method: M, path: P, options: Options<Req, Res, K, CK>): Call<P, Req, Res, K> & { readonly commandKind: CK } {
  return {
    method,
    path,
    auth: options.auth ?? 'member',
    kind: options.kind ?? ((method === 'GET' ? 'read' : 'command') as K),
    money: options.money ?? false,
    commandKind: options.commandKind as CK,
    body: options.multipart ? 'multipart' : options.request ? 'json' : 'none',
    timeoutMs: options.multipart ? uploadTimeoutMs : timeoutMs,
    hideErrors: options.hideErrors ?? false,
    codes: options.codes ?? [],
    request: options.request,
    response: options.response,
    ...(options.refusalIn && { refusalIn: options.refusalIn }),
  };
}

export type ReadCall = Call<string, unknown, unknown, 'read'>;

/** The arguments of a call: path parameters and body, each only if the call has them. */
export type Args<C> =
  C extends Call<infer P, infer Req, unknown>
    ? ([Names<P>] extends [never] ? { params?: undefined } : { params: PathParams<P> }) &
        (unknown extends Req ? { body?: undefined } : { body: Req })
    : never;

export type ResponseOf<C> = C extends { readonly response: v.GenericSchema<unknown, infer Res> } ? Res : never;
