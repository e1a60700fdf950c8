import { account } from './account';
import type { Handlers } from './handler';
import { lookup } from './lookup';
import { spin } from './spin';
import { wallet } from './wallet';

/** All calls by name. */
export const handlers: Partial<Handlers> = { ...account, ...lookup, ...spin, ...wallet };
