import type { Options, Session } from './session.ts';

/** An option names something that the backend does not have. `message` is one line for the terminal. */
export class WrongOption extends Error {}

const rule = 'responses';

/** Returns a phone number of the member's market with these digits. */
const getPhone = ({ login, seed }: Options): string => {
  const digits = String(seed % 1e8).padStart(8, '0');
  return login.username.length === 10 ? `08${digits}` : `020${digits}`;
};

/**
 * Logs in the second member, or registers one with a new phone number. Returns the member's session, or undefined if the
 * backend needs a one-time code and the suite has no phone for it.
 */
export async function secondMember(session: Session): Promise<Session | undefined> {
  const { other, phone, otp, login, seed } = session.options;
  const none = { by: null };
  if (other) {
    const entered = await session.ask('login', { ...none, body: other });
    const token = String(entered.body?.token ?? '');
    if (!entered.ok || !token)
      throw new WrongOption(
        `--other ${other.username}: the login was refused with ${entered.status} ${entered.message}`,
      );
    if (other.username === login.username) throw new WrongOption('--other has to be another member than --login');
    return session.as(token, other);
  }
  const registered = { ...none, body: { username: login.username } };
  await session.refused(rule, 'validateRegistration', 'a registered phone number', registered, ['EXISTING_USER']);
  const { registerOTP } = (await session.ok('getRegisterOtp', none)) ?? {};
  const username = phone ?? getPhone(session.options);
  if (session.lacks('register')) return undefined;
  if (registerOTP && !(phone && otp)) {
    const why = 'a registration needs a one-time code: --phone and --otp, or name a second member with --other';
    for (const call of ['sendOtp', 'verifyOtp', 'register']) session.skip(rule, call, why);
    return undefined;
  }
  if (phone) {
    const free = await session.ask('validateRegistration', { ...none, body: { username } });
    if (free.message === 'EXISTING_USER') {
      session.skip(rule, 'register', `--phone ${phone} is registered already`);
      return undefined;
    }
  }
  if (registerOTP && !(await verified(session, username, otp ?? ''))) return undefined;
  const banks = (await session.ok<{ code: string }[]>('getBanks', none)) ?? [];
  const sources = (await session.ok<{ code: string }[]>('getSources', none)) ?? [];
  const digits = String(seed % 1e7).padStart(7, '0');
  const isLao = username.length !== 10;
  const body = {
    name: 'ทดสอบ สัญญา',
    username,
    password: `pw${digits}x`,
    sourceCode: sources[0]?.code ?? '',
    inviteCode: '',
    bankCode: (banks.find(({ code }) => code === 'SCB') ?? banks[0])?.code ?? '',
    bankAccountName: 'CONTRACT TEST',
    bankAccountNo: isLao ? `110-12-00-${digits}-001` : `405${digits}`,
    currency: isLao ? 'LAK' : '',
  };
  await session.ok('validateRegistration', { ...none, body });
  const made = await session.ok('register', { ...none, body });
  if (!made) return undefined;
  const codes = ['EXISTING_USER', 'EXISTING_BANK'];
  await session.refused(rule, 'register', 'a phone number that is registered', { ...none, body }, codes);
  const entered = await session.ok('login', { ...none, body: { username, password: body.password } });
  const token = String(entered?.token ?? '');
  const read = await session.ok<{ profile?: { _id?: string; name?: string } }>('getProfile', { by: token });
  const isOwn = read?.profile?._id === made._id && read?.profile?.name === body.name;
  if (read) session.check(rule, 'register', isOwn, 'makes a member with the registered name');
  return token ? session.as(token, body) : undefined;
}

/** Sends a one-time code to the suite's own phone and types it. */
async function verified(session: Session, phoneNumber: string, otpCode: string): Promise<boolean> {
  const none = { by: null };
  const sent = await session.ok('sendOtp', { ...none, body: { phoneNumber } });
  if (sent?.code === 'OTP_VERIFIED') return true;
  const otpToken = String(sent?.otpToken);
  const wrong = { otpToken, otpCode: otpCode === '999999' ? '888888' : '999999' };
  const codes = ['OTP_CODE_INVALID', 'OTP_VERIFY_FAIL'];
  await session.refused(rule, 'verifyOtp', 'a wrong code', { ...none, body: wrong }, codes);
  return (await session.ok('verifyOtp', { ...none, body: { otpToken, otpCode } })) !== undefined;
}
