import type { Call, PathParams, ResponseOf } from '@/api/calls/call';
import type { CallsOf, calls } from '@/api/calls/calls';
import type { MemberRow } from '../db/rows';
import type { Upload } from '../http/upload';
import type { MockState } from '../mockState';

/**
 * The arguments of a handler: validated body, decoded path parameters, and the caller (undefined only in public calls).
 */
export interface Context<Body = unknown, Params = Record<string, string>, Member = MemberRow | undefined> {
  readonly mockState: MockState;
  readonly body: Body;
  readonly params: Params;
  readonly member: Member;
  readonly request: Request;
  /** The file of an upload, already read. */
  readonly file: Body extends { file: File } ? Upload : undefined;
}

/**
 * Handles one call. Handlers are synchronous, so no other call runs between a handler's checks and its changes. Refuse
 * (refusal.ts) before making changes.
 */
type Handler<C> =
  C extends Call<infer P, infer Req, unknown>
    ? (context: Context<Req, PathParams<P>, MemberRow>) => ResponseOf<C>
    : never;

/** Requires a handler for every call of an API file: `satisfies HandlersOf<typeof import('@/api/calls/wallet')>`. */
export type HandlersOf<M> = { [N in keyof CallsOf<M>]: Handler<M[N]> };

export type Handlers = { [N in keyof typeof calls]: Handler<(typeof calls)[N]> };
