import type { MemberRow } from '../db/rows';
import type { MockState } from '../mockState';
import { enterGame } from '../rules/autoLogin';
import type { HandlersOf } from './handler';

interface Caller {
  mockState: MockState;
  member: MemberRow;
  params: { username: string; password?: string };
}

const enter =
  (code: string) =>
  ({ mockState, member, params }: Caller) => ({
    link: enterGame(mockState, member, code, params.username, params.password),
  });

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
