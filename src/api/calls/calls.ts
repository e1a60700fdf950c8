import * as account from './account';
import * as autoLogin from './autoLogin';
import * as bonus from './bonus';
import type { Call } from './call';
import * as chat from './chat';
import * as invite from './invite';
import * as lookup from './lookup';
import * as promotion from './promotion';
import * as qr from './qr';
import * as refund from './refund';
import * as spin from './spin';
import * as statement from './statement';
import * as wallet from './wallet';

const declared = {
  ...account,
  ...lookup,
  ...wallet,
  ...qr,
  ...autoLogin,
  ...invite,
  ...refund,
  ...spin,
  ...bonus,
  ...promotion,
  ...statement,
  ...chat,
};

/** The calls that a module exports, by name. Schemas and other exports are left out. */
export type CallsOf<M> = {
  [N in keyof M as M[N] extends Pick<Call, 'method' | 'path' | 'response'> ? N : never]: M[N];
};

const isCall = (entry: [string, unknown]): entry is [string, Call] =>
  typeof entry[1] === 'object' && entry[1] !== null && 'method' in entry[1] && 'path' in entry[1];

/** Returns the sort key of a call: its path and method. Modules do not expose the order of their declarations. */
const order = ([, { path, method }]: [string, Call]) => `${path} ${method}`;

/**
 * All calls by name, for resending stored commands, tests, the mock backend and docs. Other app code imports the
 * calls it needs.
 */
export const calls = Object.fromEntries(
  Object.entries<unknown>(declared)
    .filter(isCall)
    .sort((first, second) => (order(first) < order(second) ? -1 : 1)),
) as unknown as CallsOf<typeof declared>;

export type CallName = keyof typeof calls;
