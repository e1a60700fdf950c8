import type { CallName } from '@/api/calls/calls';
import type { Backend } from '../backendInterface';
import type { Client } from './client';

/** The backend and the calls that a row's steps use. */
export interface Steps {
  backend: Backend;
  client: Client;
  /** Makes a call, by default as the scenario's first member. Returns the code, or '' on success. */
  ask(name: CallName, body?: unknown, params?: Record<string, string>, token?: string): Promise<string>;
}

/** Describes how to trigger a code in the running app, with the same steps for the test. */
export interface CodeRow {
  readonly code: string;
  /** Default: `usual`. */
  readonly scenario?: string;
  /** The instruction for testers, in the app's wording. */
  readonly how: string;
  /** The screen or dialog that shows the code; `not from the app` if the app does not show it. */
  readonly where: string;
  readonly act: (steps: Steps) => Promise<string>;
}
