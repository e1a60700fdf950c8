import type { Check } from './check.ts';

const lookups = [
  'getActive',
  'getInfo',
  'getBanks',
  'getSources',
  'getConditions',
  'getAgreements',
  'getNotice',
  'getContact',
  'getWithdrawLimits',
  'getSlipWindow',
  'getRegisterOtp',
  'getEnableChatWidget',
  'getChatConfig',
];

/** Tests reads of public data with a token, without a token and with an unknown token. */
export const visitor: Check = {
  name: 'a visitor reads public data',
  calls: lookups,
  isPublic: true,
  async run(context) {
    for (const call of lookups) {
      await context.ok(call, { token: null });
      await context.ok(call);
      const stale = await context.ask(call, { token: 'a-token-that-was-never-given' });
      const isFine = stale.ok || stale.status === 401;
      context.check(call, 'an unknown token is ignored or reported', isFine, '2xx or 401', stale.exchange);
    }
  },
};

/** Tests a successful login, and the refusal of wrong and missing credentials. */
export const login: Check = {
  name: 'logging in',
  calls: ['login'],
  isPublic: true,
  async run(context) {
    const { username, password } = context.options.login;
    const codes = ['WRONG_PASSWORD', 'WRONG_CREDENTIAL', 'LOGIN_FAIL'];
    await context.refused(
      'login',
      'a wrong password is refused',
      { token: null, body: { username, password: `${password}x` } },
      codes,
    );
    const nobody = { username: '0800000000', password: 'nobody-at-all' };
    await context.refused('login', 'an unknown user name is refused', { token: null, body: nobody }, [
      'NO_USER',
      ...codes,
    ]);
    for (const body of [{ username }, { password }, {}]) {
      await context.refused('login', 'a missing field is reported', { token: null, body }, ['KEY_MISSING', ...codes]);
    }
    const told = await context.ok('login', { token: null, body: { username, password } });
    const { body, exchange } = await context.ask('getProfile', { token: String(told?.token) });
    const owner = (body as { profile?: { username?: string } } | null)?.profile?.username;
    context.check(
      'login',
      'the token belongs to the member',
      owner === username,
      `the profile of ${username}`,
      exchange,
    );
  },
};

interface Bank {
  code: string;
}

/** Registers a visitor and logs in. If the backend requires a one-time code, the check needs a known code (`--otp`). */
export const register: Check = {
  name: 'a visitor registers',
  calls: ['sendOtp', 'verifyOtp', 'validateRegistration', 'register'],
  changes: true,
  isPublic: true,
  async run(context) {
    const none = { token: null };
    const { username: existing } = context.options.login;
    await context.refused(
      'validateRegistration',
      'a registered phone number is reported',
      { ...none, body: { username: existing } },
      ['EXISTING_USER'],
    );
    await context.ok('validateRegistration', { ...none, body: { name: 'สมหญิง ทดสอบ' } });
    await context.refused(
      'verifyOtp',
      'an unknown token is refused',
      { ...none, body: { otpToken: 'x', otpCode: '1' } },
      ['OTP_TOKEN_INVALID', 'OTP_NOT_EXIST', 'OTP_EXPIRED'],
    );
    const { registerOTP } = (await context.ok('getRegisterOtp', none)) ?? {};
    const digits = String(Math.floor(context.random() * 1e7)).padStart(7, '0');
    const lao = existing.length !== 10;
    const username = lao ? `0205${digits}` : `089${digits}`;
    if (registerOTP) {
      const sent = await context.ok('sendOtp', { ...none, body: { phoneNumber: username } });
      const again = await context.ask('sendOtp', { ...none, body: { phoneNumber: username } });
      const isLimited = again.ok || ['REQUEST_LIMIT_1MIN', 'REQUEST_LIMIT', 'OTP_BLOCK'].includes(again.message);
      context.check(
        'sendOtp',
        'a second one-time code right away is limited or sent',
        isLimited,
        `REQUEST_LIMIT_1MIN; got ${again.message}`,
        again.exchange,
      );
      if (!context.options.otp) {
        context.skip('verifyOtp', 'the right code is accepted', '--otp is not set');
        context.skip('register', 'a visitor becomes a member', '--otp is not set');
        return;
      }
      const otpToken = String(sent?.otpToken);
      const wrong = { otpToken, otpCode: context.options.otp === '999999' ? '888888' : '999999' };
      await context.refused('verifyOtp', 'a wrong code is refused', { ...none, body: wrong }, [
        'OTP_CODE_INVALID',
        'OTP_VERIFY_FAIL',
      ]);
      await context.ok('verifyOtp', { ...none, body: { otpToken, otpCode: context.options.otp } });
    }
    const banks = ((await context.ok('getBanks', none)) ?? []) as unknown as Bank[];
    const sources = ((await context.ok('getSources', none)) ?? []) as unknown as Bank[];
    const bank = banks.find(({ code }) => code === 'SCB') ?? banks[0];
    const body = {
      name: 'ทดสอบ สัญญา',
      username,
      password: `pw${digits}x`,
      sourceCode: sources[0]?.code ?? '',
      inviteCode: '',
      bankCode: bank?.code ?? '',
      bankAccountName: 'CONTRACT TEST',
      bankAccountNo: lao ? `110-12-00-${digits}-001` : `405${digits}`,
      currency: lao ? 'LAK' : '',
    };
    await context.ok('validateRegistration', { ...none, body });
    const made = await context.ok('register', { ...none, body });
    if (!made) return;
    await context.refused('register', 'a phone number is registered only once', { ...none, body }, [
      'EXISTING_USER',
      'EXISTING_BANK',
    ]);
    const told = await context.ok('login', { ...none, body: { username, password: body.password } });
    const token = String(told?.token);
    const { profile } = ((await context.ok('getProfile', { token })) ?? {}) as {
      profile?: { _id?: string; name?: string };
    };
    context.check(
      'register',
      'the new member has the registered data',
      profile?._id === made._id && profile?.name === body.name,
      'profile with the `_id` and name of the registration',
    );
    const empty = (await context.ok('getWallet', { token })) as { wallet?: { amount?: number } } | undefined;
    context.check(
      'register',
      'a new member has an empty wallet',
      empty?.wallet?.amount === 0,
      `wallet.amount 0; got ${empty?.wallet?.amount}`,
    );
  },
};
