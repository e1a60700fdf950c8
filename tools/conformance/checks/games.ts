import type { Check } from './check.ts';

/** Providers that are logged in by a call of their own, by the code of their game account. */
const logins: Record<string, [call: string, withPassword: boolean]> = {
  PG: ['autoLoginPg', false],
  BETFLIX: ['autoLoginBetflix', false],
  ASKMEBET: ['autoLoginAskmebet', true],
  IMI: ['autoLoginImi', true],
  USUN: ['autoLoginUsun', true],
  AREASLOT: ['autoLoginAreaslot', false],
  CIRCUS: ['autoLoginCircus', true],
  SLOTRACHA: ['autoLoginSlotracha', true],
  PGSLOT: ['autoLoginPgslot', true],
  JOKER2: ['autoLoginJoker2', false],
  HUAYHD: ['autoLoginHuayhd', false],
};

interface Game {
  code: string;
  isActive: boolean;
}

/** Game accounts: opened once, their login, a new password, the way into the game. */
export const games: Check = {
  name: 'a game account is opened and played',
  calls: ['activateSlot', 'getSlotAccount', 'resetSlotPassword', ...Object.values(logins).map(([call]) => call)],
  changes: true,
  async run(context) {
    const slots = async () =>
      (((await context.ok('getWallet')) as { slots?: Game[] } | undefined)?.slots ?? []) as Game[];
    const closed = (await slots()).find(({ code, isActive }) => !isActive && code !== 'NOSUCHGAME');
    await context.refused(
      'activateSlot',
      'a game that there is not cannot be opened',
      { params: { slotCode: 'NOSUCHGAME' } },
      ['NO_GAME'],
    );
    if (closed) {
      const params = { slotCode: closed.code };
      if ((await context.ask('activateSlot', { params })).ok) {
        const isOpen = (await slots()).some(({ code, isActive }) => code === closed.code && isActive);
        context.check('activateSlot', 'what was opened is open', isOpen, `isActive of ${closed.code} true`);
        await context.refused('activateSlot', 'a game is opened once', { params }, ['SLOT_ALREADY_ACTIVE']);
      } else context.skip('activateSlot', 'what was opened is open', `${closed.code} was refused`);
    } else context.skip('activateSlot', 'what was opened is open', 'every game of the member is open');

    const open = (await slots()).filter(({ isActive }) => isActive).map(({ code }) => code);
    const [first] = open;
    if (first) {
      const params = { slotCode: first };
      const before = await context.ok('getSlotAccount', { params });
      if ((await context.ask('resetSlotPassword', { params })).ok) {
        const now = await context.ok('getSlotAccount', { params });
        const isNew = now?.password !== before?.password && now?.username === before?.username;
        context.check('resetSlotPassword', 'the password is a new one, the name the same', isNew, 'another password');
      } else context.skip('resetSlotPassword', 'the password is a new one, the name the same', `${first} was refused`);
    } else context.skip('resetSlotPassword', 'the password is a new one, the name the same', 'no game is open');
    await context.refused(
      'resetSlotPassword',
      'a game that there is not has no password',
      { params: { slotCode: 'NOSUCHGAME' } },
      ['NO_GAME', 'SLOT_NO_ACCOUNT'],
    );

    for (const [code, [call, withPassword]] of Object.entries(logins)) {
      const wrong = { username: 'nobody', ...(withPassword ? { password: 'nothing' } : {}) };
      await context.refused(call, 'a login that is not the member’s is refused', { params: wrong }, [
        'LOGIN_FAIL',
        'SLOT_NO_ACCOUNT',
        'NO_GAME',
      ]);
      if (!open.includes(code)) {
        context.skip(call, 'the way into the game', `${code} is not open`);
        continue;
      }
      const { username = '', password = '' } = ((await context.ok('getSlotAccount', { params: { slotCode: code } })) ??
        {}) as Record<string, string>;
      const told = await context.ok(call, { params: withPassword ? { username, password } : { username } });
      context.check(
        call,
        'the way into the game is https',
        /^https:\/\/[^@]+$/.test(String(told?.link)),
        `an https address; came ${told?.link}`,
      );
    }
  },
};
