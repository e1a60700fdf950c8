import type { MemberRow } from '../db/rows';
import { enterGame } from '../rules/autoLogin';
import type { World } from '../world';
import type { HandlersOf } from './handler';

interface Caller {
  world: World;
  member: MemberRow;
  params: { username: string; password?: string };
}

const enter =
  (code: string) =>
  ({ world, member, params }: Caller) => ({ link: enterGame(world, member, code, params.username, params.password) });

export const autoLogin = {
  autoLoginPg: enter('PG'),
  autoLoginBetflix: enter('BETFLIX'),
  autoLoginAskmebet: enter('ASKMEBET'),
  autoLoginImi: enter('IMI'),
  autoLoginUsun: enter('USUN'),
  autoLoginAreaslot: enter('AREASLOT'),
  autoLoginCircus: enter('CIRCUS'),
  autoLoginSlotracha: enter('SLOTRACHA'),
  autoLoginPgslot: enter('PGSLOT'),
  autoLoginJoker2: enter('JOKER2'),
  autoLoginHuayhd: enter('HUAYHD'),
} satisfies HandlersOf<typeof import('@/api/calls/autoLogin')>;
