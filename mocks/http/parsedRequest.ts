import type { CallName } from '@/api/calls/calls';
import type { Context } from '../handlers/handler';
import type { Upload } from './upload';

/** A request that has arrived completely and passed validation. */
export interface ParsedRequest extends Omit<Context, 'mockState' | 'file'> {
  readonly name: CallName;
  readonly file?: Upload;
  /** The idempotency key. `''` if the request has no key or the site ignores keys. */
  readonly idempotencyKey: string;
}

/** A command that has arrived and is carried out later; see faults.ts. */
export type LateCommand = Omit<ParsedRequest, 'request'>;
