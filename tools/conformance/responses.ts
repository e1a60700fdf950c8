import type { TestAccounts } from './commands.ts';
import { firstSlip, getAutoLogin } from './owners.ts';
import { listCalls, pages } from './paging.ts';
import type { Session } from './session.ts';

const rule = 'responses';

/** A request that every backend refuses, from `contract/refusals.json`. A 404 is a refusal, too. */
export interface RefusalRow {
  call: string;
  /** Completes "refuses …". */
  why: string;
  params?: Record<string, string>;
  body?: unknown;
  /** Allowed codes, the mock's first. */
  codes: readonly string[];
}

/** Reads that need no values, and values for those that do. */
const samples: Record<string, { body?: unknown; params?: Record<string, string> }> = {
  findPromotion: { params: { code: 'NOSUCHCODE' } },
};
/** Reads that other functions send, because they need the member's own data. */
const others = ['getQr', 'getSlotAccount', 'getSlipReference', 'checkRefund', 'getHistory', 'validateRegistration'];

/** Sends every read, those for visitors without a token, too, and reads the lists by pages. */
export async function reads(session: Session): Promise<void> {
  for (const { name, kind, isPublic } of session.contract.operations.values()) {
    if (kind !== 'read' || others.includes(name) || listCalls.includes(name)) continue;
    await session.ok(name, { ...samples[name], ...(isPublic && { by: null }) });
    if (!isPublic) continue;
    const stale = await session.ask(name, { by: 'a-token-that-was-never-given' });
    session.check(rule, name, stale.ok || stale.status === 401, 'ignores or reports an unknown token', stale);
  }
  const refund = await session.ask('checkRefund');
  const isInactive = refund.message === 'REFUND_INACTIVE';
  if (!refund.ok && !session.isMissing('checkRefund', refund))
    session.check(rule, 'checkRefund', isInactive, 'refuses with REFUND_INACTIVE only', refund);
  for (const call of listCalls) await pages(session, call);
  const reference = await firstSlip(session);
  if (reference) await session.ok('getSlipReference', { params: { reference } });
}

/** Sends every command that moves no money, and restores what it changes. */
export async function otherCommands(world: TestAccounts): Promise<void> {
  const { session, now } = world;
  await session.ok('refreshSlots');
  const [closed] = now.closed;
  const params = { slotCode: closed ?? '' };
  const reply = closed ? await session.ask('activateSlot', { params }) : undefined;
  if (reply?.ok) await session.refused(rule, 'activateSlot', 'an open game', { params }, ['SLOT_ALREADY_ACTIVE']);
  else if (!reply) session.skip(rule, 'activateSlot', 'every game is open already');
  else if (!session.isMissing('activateSlot', reply))
    session.skip(rule, 'activateSlot', `${closed} was refused with ${reply.message}`);
  await profile(session, world.second?.session);
}

/** Opens every game last of all, because a member who plays has other balances from then on. */
export async function openGames(world: TestAccounts): Promise<void> {
  const { session, now, second } = world;
  for (const code of now.open) {
    const params = { slotCode: code };
    if (second && code === now.open[0]) await second.session.ask('activateSlot', { params });
    const read = () => second?.session.ask('getSlotAccount', { params });
    const [before, theirs] = [await session.ok('getSlotAccount', { params }), await read()];
    const isReset = code === now.open[0] && before && (await session.ok('resetSlotPassword', { params }));
    const account = (await session.ok('getSlotAccount', { params })) ?? {};
    const { username = '', password = '' } = account as Record<string, string>;
    const isNew = password !== before?.password && username === before?.username;
    if (isReset) session.check(rule, 'resetSlotPassword', isNew, 'changes the password and keeps the user name');
    const isKept = !theirs?.ok || theirs.body.password === (await read())?.body.password;
    session.check('owners', 'resetSlotPassword', isKept, 'changes the password of one member');
    const call = getAutoLogin(world, code);
    const game = call && (await session.ok(call, { params: { username, password } }));
    const link = String(game?.link);
    if (game) session.check(rule, call, /^https:\/\/[^@]+$/.test(link), 'returns an https address', link);
  }
  if (now.open.length === 0) session.skip(rule, 'getSlotAccount', 'the member has no open game');
}

/** Returns the JSON of these fields, in this order. */
const pick = (value: unknown, fields: readonly string[]) => JSON.stringify(value, [...fields]);

async function profile(session: Session, second?: Session): Promise<void> {
  const { profile, bankAccount } = ((await session.ok('getProfile')) ?? {}) as Record<string, Record<string, string>>;
  if (!profile || !bankAccount) return;
  const { bankCode, bankAccountName = '', bankAccountNo } = bankAccount;
  const kept = { name: profile.name, bankCode, bankAccountName, bankAccountNo };
  const name = `${kept.name} ก`;
  const renamed = await session.ok<{ profile: { name: string } }>('updateProfile', { body: { ...kept, name } });
  if (renamed) {
    session.check(rule, 'updateProfile', renamed.profile.name === name, 'responds with the new name');
    const now = await session.ok('getProfile');
    const facts = (of: unknown) =>
      pick(of, ['profile', '_id', 'username', 'createdAt', 'bankAccount', ...Object.keys(kept)]);
    const wanted = facts({ profile: { ...profile, name }, bankAccount });
    session.check('exact', 'updateProfile', !now || facts(now) === wanted, 'changes only its own fields', facts(now));
    await session.ok('updateProfile', { body: kept });
  }
  if (/^[A-Za-z ]+$/.test(bankAccountName))
    await session.ok('updateBankAccountName', { body: { bankCode, bankAccountName } });
  else session.skip(rule, 'updateBankAccountName', 'the account name is not English and could not be restored');
  const { username, password } = session.member;
  const otherPassword = `${password}9`;
  if (!(await session.ok('changePassword', { body: { oldPassword: password, newPassword: otherPassword } }))) return;
  await session.refused(rule, 'login', 'the old password', { by: null, body: { username, password } });
  const theirs = second && (await session.ask('login', { by: null, body: second.member }));
  if (theirs) session.check('owners', 'changePassword', theirs.ok, 'changes the password of one member', theirs);
  if (second && theirs?.ok) second.token = String(theirs.body.token);
  const between = await session.ok('login', { by: null, body: { username, password: otherPassword } });
  const body = { oldPassword: otherPassword, newPassword: password };
  await session.ok('changePassword', { by: String(between?.token), body });
  const again = await session.ok('login', { by: null, body: { username, password } });
  if (again) session.token = String(again.token);
}

/** Sends requests that every backend refuses: without a token, malformed, or with unknown values. */
export async function malformed(session: Session, rows: readonly RefusalRow[]): Promise<void> {
  const type = 'application/json';
  for (const { name, isPublic, body, required, codes } of session.contract.operations.values()) {
    if (session.lacks(name) || !session.wants(name, rule)) continue;
    const refuse = (why: string, ask: object, allowed: string[] = []) => session.refused(rule, name, why, ask, allowed);
    const unauthorized = [...codes].filter(([, status]) => status === 401).map(([code]) => code);
    for (const by of isPublic ? [] : [null, 'not-a-token'])
      await refuse('a request without a valid token', { by }, unauthorized);
    if (body !== 'json') continue;
    for (const text of ['{"a":', '[]']) await refuse('a malformed body', { raw: { type, body: text } });
    await refuse('JSON with another content type', { raw: { type: 'text/plain', body: '{}' } });
    if (required.length === 0) continue;
    await refuse('a body without its fields', { raw: { type, body: '{"__proto__":{"amount":1}}' } });
    const odd = Object.fromEntries(required.map((field) => [field, { not: ['this'] }]));
    await refuse('fields of another type', { body: odd }, ['KEY_INVALID', 'KEY_MISSING', 'WRONG_CREDENTIAL']);
  }
  for (const { call, why, codes, ...ask } of rows) {
    const isPublic = session.operation(call).isPublic;
    if (session.lacks(call) || !session.wants(call, 'refusals')) continue;
    await session.refused('refusals', call, why, { ...ask, ...(isPublic && { by: null }) }, codes);
  }
}
