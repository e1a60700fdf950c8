import * as v from 'valibot';
import { defineCall } from './call';
import { essential } from './shapes';

const options = {
  kind: 'command',
  response: v.object({ link: essential }),
  codes: ['NO_GAME', 'SLOT_NO_ACCOUNT', 'LOGIN_FAIL'],
} as const;

/**
 * Logs the member in to a game.
 *
 * Each of these calls returns a link that logs the member in at the provider. The path contains the username and, for
 * some providers, the password.
 *
 * Sent: After a tap on “play”, with the `username` and `password` of `getSlotAccount`. The app opens `link` in the
 * window that the tap has opened, and says why if it is refused.
 */
export const autoLoginPg = defineCall('GET', '/api/autoLogin/pg/{username}', options);
export const autoLoginBetflix = defineCall('GET', '/api/autoLogin/betflix/{username}', options);
export const autoLoginAskmebet = defineCall('GET', '/api/autoLogin/askmebet/{username}/{password}', options);
export const autoLoginImi = defineCall('GET', '/api/autoLogin/imi/{username}/{password}', options);
export const autoLoginUsun = defineCall('GET', '/api/autoLogin/usun/{username}/{password}', options);
export const autoLoginAreaslot = defineCall('GET', '/api/autoLogin/areaslot/{username}', options);
export const autoLoginCircus = defineCall('GET', '/api/autoLogin/circus/{username}/{password}', options);
export const autoLoginSlotracha = defineCall('GET', '/api/autoLogin/slotracha/{username}/{password}', options);
export const autoLoginPgslot = defineCall('GET', '/api/autoLogin/pgslot/{username}/{password}', options);
export const autoLoginJoker2 = defineCall('GET', '/api/autoLogin/joker2/{username}', options);
export const autoLoginHuayhd = defineCall('GET', '/api/autoLogin/huayhd/{username}', options);

/** The auto-login calls by provider code. A provider without a call here opens its account's `web` address instead. */
export const autoLoginCalls = {
  PG: autoLoginPg,
  BETFLIX: autoLoginBetflix,
  ASKMEBET: autoLoginAskmebet,
  IMI: autoLoginImi,
  USUN: autoLoginUsun,
  AREASLOT: autoLoginAreaslot,
  CIRCUS: autoLoginCircus,
  SLOTRACHA: autoLoginSlotracha,
  PGSLOT: autoLoginPgslot,
  JOKER2: autoLoginJoker2,
  HUAYHD: autoLoginHuayhd,
} as const;
