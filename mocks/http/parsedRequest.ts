import type { CallName } from '@/api/calls/calls';
import type { MemberRow } from '../db/rows';
import type { Upload } from './upload';

/** A request that has arrived completely and passed validation. */
export interface ParsedRequest {
  readonly name: CallName;
  readonly params: Record<string, string>;
  readonly body: unknown;
  /** The caller. Undefined only in public calls. */
  readonly member: MemberRow | undefined;
  readonly request: Request;
  readonly file?: Upload;
  /** The idempotency key. `''` if the request has no key or the site ignores keys. */
  readonly idempotencyKey: string;
}

/** A command that has arrived and is carried out later; see faults.ts. */
export type LateCommand = Omit<ParsedRequest, 'request'>;
