import type { Check } from './check.ts';

/** Providers with their own login call, by the code of their game account. */
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

/** Tests game accounts: activation, login data, password reset and the game link. */
export const games: Check = {
  name: 'a game account is opened and launched',
  calls: ['activateSlot', 'getSlotAccount', 'resetSlotPassword', ...Object.values(logins).map(([call]) => call)],
  changes: true,
  async run(context) {
    const slots = async () =>
      (((await context.ok('getWallet')) as { slots?: Game[] } | undefined)?.slots ?? []) as Game[];
    const closed = (await slots()).find(({ code, isActive }) => !isActive && code !== 'NOSUCHGAME');
    await context.refused('activateSlot', 'an unknown game is refused', { params: { slotCode: 'NOSUCHGAME' } }, [
      'NO_GAME',
    ]);
    if (closed) {
      const params = { slotCode: closed.code };
      if ((await context.ask('activateSlot', { params })).ok) {
        const isOpen = (await slots()).some(({ code, isActive }) => code === closed.code && isActive);
        context.check('activateSlot', 'a game is open after activateSlot', isOpen, `isActive of ${closed.code} true`);
        await context.refused('activateSlot', 'an open game is not opened again', { params }, ['SLOT_ALREADY_ACTIVE']);
      } else context.skip('activateSlot', 'a game is open after activateSlot', `${closed.code} was refused`);
    } else
      context.skip('activateSlot', 'a game is open after activateSlot', 'every game of the member is open already');

    const open = (await slots()).filter(({ isActive }) => isActive).map(({ code }) => code);
    const [first] = open;
    if (first) {
      const params = { slotCode: first };
      const before = await context.ok('getSlotAccount', { params });
      if ((await context.ask('resetSlotPassword', { params })).ok) {
        const now = await context.ok('getSlotAccount', { params });
        const isNew = now?.password !== before?.password && now?.username === before?.username;
        context.check(
          'resetSlotPassword',
          'a reset changes the password and keeps the user name',
          isNew,
          'another password',
        );
      } else
        context.skip(
          'resetSlotPassword',
          'a reset changes the password and keeps the user name',
          `${first} was refused`,
        );
    } else
      context.skip(
        'resetSlotPassword',
        'a reset changes the password and keeps the user name',
        'the member has no open game',
      );
    await context.refused('resetSlotPassword', 'an unknown game is refused', { params: { slotCode: 'NOSUCHGAME' } }, [
      'NO_GAME',
      'SLOT_NO_ACCOUNT',
    ]);

    for (const [code, [call, withPassword]] of Object.entries(logins)) {
      const wrong = { username: 'nobody', ...(withPassword ? { password: 'nothing' } : {}) };
      await context.refused(call, 'the login of another game account is refused', { params: wrong }, [
        'LOGIN_FAIL',
        'SLOT_NO_ACCOUNT',
        'NO_GAME',
      ]);
      if (!open.includes(code)) {
        context.skip(call, 'a game link is returned', `${code} is not open`);
        continue;
      }
      const { username = '', password = '' } = ((await context.ok('getSlotAccount', { params: { slotCode: code } })) ??
        {}) as Record<string, string>;
      const told = await context.ok(call, { params: withPassword ? { username, password } : { username } });
      context.check(
        call,
        'the game link is an https address without credentials',
        /^https:\/\/[^@]+$/.test(String(told?.link)),
        `an https address; got ${told?.link}`,
      );
    }
  },
};
