import type { CallName } from '@/api/calls/calls';
import type { FileSketch } from './http/upload';

/** What has changed a world since its scenario began, as plain data: done again, it makes the same world (stateLink.ts). */
export type RecordedAction = { /** The clock's time. */ readonly at: number } & ActionBase;

export type ActionBase = RecordedCommand | { readonly logIn: string } | { readonly pay: PaymentOrder };

/** A command as its handler gets it. */
export interface RecordedCommand {
  readonly call: CallName;
  /** The member's `username`; a visitor has none. */
  readonly who?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly file?: FileSketch;
  /** Its `Idempotency-Key`. */
  readonly key?: string;
}

/** Who pays what: a QR, or a bank transfer of a member, in baht. */
export type PaymentOrder = { readonly qrcodeId: string } | { readonly username: string; readonly amount: number };

/** No link holds as many: what comes after them is not written down. */
export const maxRecordedActions = 1000;
