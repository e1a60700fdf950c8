import type { CallName } from '@/api/calls/calls';
import type { Backend } from '../backendInterface';
import type { Client } from './client';

/** The backend and the calls that a row's steps use. */
export interface Steps {
  backend: Backend;
  client: Client;
  /** Makes a call as the scenario's first member. Returns the code, or '' on success. */
  ask(name: CallName, body?: unknown, params?: Record<string, string>, token?: string): Promise<string>;
}

/** Describes how to trigger a code in the running app, with the same steps for the test. */
export interface CodeRow {
  readonly code: string;
  /** Default: `usual`. */
  readonly scenario?: string;
  /** The instruction, in the words of the app. */
  readonly how: string;
  /** The place where the app shows the code. */
  readonly where: string;
  readonly act: (steps: Steps) => Promise<string>;
}
