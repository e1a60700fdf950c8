import type { CallName } from '@/api/calls/calls';
import type { Backend } from '../backendInterface';
import type { Client } from './client';

/** What a row's steps may do: calls as one member, and the clock. */
export interface Steps {
  backend: Backend;
  client: Client;
  /** Makes a call as the scenario's first member; answers the code, or '' when it worked. */
  ask(name: CallName, body?: unknown, params?: Record<string, string>, token?: string): Promise<string>;
}

/** How to get a code in the running app, and the same as steps for the test. */
export interface CodeRow {
  readonly code: string;
  /** `usual` unless told. */
  readonly scenario?: string;
  /** What to do, in the app's own words. */
  readonly how: string;
  /** Where the app shows it. */
  readonly where: string;
  readonly act: (steps: Steps) => Promise<string>;
}
