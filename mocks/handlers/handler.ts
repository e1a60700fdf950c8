import type { Call, PathParams, ResponseOf } from '@/api/calls/call';
import type { CallsOf, calls } from '@/api/calls/calls';
import type { MemberRow } from '../db/rows';
import type { Upload } from '../http/upload';
import type { MockState } from '../mockState';

/** What a handler gets: checked body, decoded path parameters, and the caller (undefined only in public calls). */
export interface Context<Body = unknown, Params = Record<string, string>, Member = MemberRow | undefined> {
  readonly mockState: MockState;
  readonly body: Body;
  readonly params: Params;
  readonly member: Member;
  readonly request: Request;
  /** The file of an upload, read already. */
  readonly file: Body extends { file: File } ? Upload : undefined;
}

/**
 * One call's work. It waits for nothing, so that nothing comes between its checks and its changes. Refuse (refusal.ts)
 * before changing anything.
 */
export type Handler<C> =
  C extends Call<infer P, infer Req, unknown>
    ? (context: Context<Req, PathParams<P>, MemberRow>) => ResponseOf<C>
    : never;

/** A handler for every call that an api file declares: `satisfies HandlersOf<typeof import('@/api/wallet')>`. */
export type HandlersOf<M> = { [N in keyof CallsOf<M>]: Handler<M[N]> };

/** Every handler there is. */
export type Handlers = { [N in keyof typeof calls]: Handler<(typeof calls)[N]> };
