import type { CallName } from '@/api/calls/calls';
import type { FileSketch } from './http/upload';

/**
 * A command, login or payment since the scenario began, as plain data. Replaying all actions gives the same state
 * (stateLink.ts).
 */
export type RecordedAction = { /** The clock's time in ms. */ readonly at: number } & ActionBase;

export type ActionBase = RecordedCommand | { readonly logIn: string } | { readonly pay: PaymentOrder };

/** A command as the action log stores it. */
export interface RecordedCommand {
  readonly call: CallName;
  /** The member's `username`; undefined for a visitor. */
  readonly who?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly file?: FileSketch;
  /** The idempotency key, if the command had one. */
  readonly key?: string;
}

/** A payment of a QR, or a member's bank transfer of `amount` baht. */
export type PaymentOrder = { readonly qrcodeId: string } | { readonly username: string; readonly amount: number };

/**
 * Maximum number of actions in a link. The log records one more to show that it is incomplete, and ignores later
 * actions.
 */
export const maxRecordedActions = 1000;
