import { account } from './account';
import { autoLogin } from './autoLogin';
import { bonus } from './bonus';
import { chat } from './chat';
import type { Handlers } from './handler';
import { invite } from './invite';
import { lookup } from './lookup';
import { promotion } from './promotion';
import { qr } from './qr';
import { refund } from './refund';
import { spin } from './spin';
import { statement } from './statement';
import { wallet } from './wallet';

/** The handlers of all calls by name. A missing handler is a type error. */
export const handlers: Handlers = {
  ...account,
  ...autoLogin,
  ...bonus,
  ...chat,
  ...invite,
  ...lookup,
  ...promotion,
  ...qr,
  ...refund,
  ...spin,
  ...statement,
  ...wallet,
};
