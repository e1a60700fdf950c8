import { account } from './account';
import { autoLogin } from './autoLogin';
import type { Handlers } from './handler';
import { lookup } from './lookup';
import { qr } from './qr';
import { spin } from './spin';
import { statement } from './statement';
import { wallet } from './wallet';

/** All calls by name. */
export const handlers: Partial<Handlers> = {
  ...account,
  ...autoLogin,
  ...lookup,
  ...qr,
  ...spin,
  ...statement,
  ...wallet,
};
