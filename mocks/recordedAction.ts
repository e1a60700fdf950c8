import type { CallName } from '@/api/calls/calls';
import type { FileSketch } from './http/upload';

/**
 * An action that has changed the state since its scenario began, as plain data. Replaying all actions gives the same
 * state (stateLink.ts).
 */
export type RecordedAction = { /** The clock's time. */ readonly at: number } & ActionBase;

export type ActionBase = RecordedCommand | { readonly logIn: string } | { readonly pay: PaymentOrder };

/** A command as its handler receives it. */
export interface RecordedCommand {
  readonly call: CallName;
  /** The member's `username`; undefined for a visitor. */
  readonly who?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly file?: FileSketch;
  /** The `Idempotency-Key` header. */
  readonly key?: string;
}

/** A payment of a QR, or a bank transfer of a member, in baht. */
export type PaymentOrder = { readonly qrcodeId: string } | { readonly username: string; readonly amount: number };

/** A link cannot hold more actions, so later ones are not recorded. */
export const maxRecordedActions = 1000;
