import { randomUUID } from 'node:crypto';
import { createImage } from '../commandArgs.ts';
import { snapshot } from './account.ts';
import type { TestAccounts } from './commands.ts';
import { type CommandResult, refresh, unchanged } from './effects.ts';
import { listCalls, pages, readPage, readRows } from './paging.ts';
import { described, isDone, type Session, type TestRequest } from './session.ts';

const rule = 'owners';
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Tries to use what belongs to the member with the token of a second member. */
export async function owners(world: TestAccounts): Promise<void> {
  const { session, second } = world;
  if (!second)
    return session.skip(rule, 'getProfile', 'needs a second member: --other, or a registration (--phone, --otp)');
  const otherToken = second.session.token;
  const judged = ['claimCoupon', 'getSlotAccount', 'transfer', 'createQr', 'getQr', 'cancelQr', 'getSlipReference'];
  if (!session.wants(rule, ...judged)) return;
  await qrAndSlip(world, otherToken);
  await refresh(world);
  await unchanged(world, rule, 'getWallet', 'what another member sends changes nothing', async () => {
    const [coupon] = world.now.coupons;
    const claim = (id: string) => ({ body: { coupon: id } });
    if (coupon) await closed(world, 'claimCoupon', 'a coupon', claim(coupon._id), claim('f'.repeat(24)));
    else session.skip(rule, 'claimCoupon', 'the member has no coupon');
    const [game] = world.now.open;
    if (game) await gameAccount(world, otherToken, game);
  });
}

/** Checks that the id of another member's data gets the same refusal as an id that nobody has. */
async function closed(
  { session, second }: TestAccounts,
  call: string,
  what: string,
  own: TestRequest,
  unknown: TestRequest,
): Promise<void> {
  if (session.lacks(call)) return;
  const by = second?.session.token;
  const reply = await session.ask(call, { ...own, by });
  if (reply.status !== 404 && session.isMissing(call, reply)) return;
  const nobody = await session.ask(call, { ...unknown, by });
  session.check(rule, call, !isDone(reply), `refuses ${what} of another member`, reply);
  const isSame = reply.status === nobody.status && reply.message === nobody.message;
  const text = `answers to ${what} of another member as to an unknown one`;
  session.check(rule, call, isSame, text, `${described(reply)}, ${described(nobody)}`);
}

/** Returns the call that logs in at a game, or undefined. */
export const getAutoLogin = ({ session }: TestAccounts, code: string): string | undefined =>
  [...session.contract.operations.values()].find(({ path }) => path.startsWith(`/api/autoLogin/${code.toLowerCase()}/`))
    ?.name;

async function gameAccount(world: TestAccounts, otherToken: string, game: string): Promise<void> {
  const { session } = world;
  const params = { slotCode: game };
  const mine = await session.ok('getSlotAccount', { params });
  if (mine) {
    const theirs = await session.ask('getSlotAccount', { params, by: otherToken });
    const isOther = !theirs.ok || theirs.body.username !== mine.username;
    session.check(rule, 'getSlotAccount', isOther, 'gives each member their own game account', theirs);
    const { username = '', password = '' } = mine as { username?: string; password?: string };
    const login = getAutoLogin(world, game);
    const unknown = { params: { username: 'nobody', password: 'x' } };
    if (login) await closed(world, login, 'a game account', { params: { username, password } }, unknown);
  }
  if (session.lacks('transfer') || world.second?.now.open.includes(game)) return;
  const body = { from: game, to: 'WALLET', amount: 1 };
  await session.refused(rule, 'transfer', 'a game that the other member has not opened', { by: otherToken, body });
}

/** Returns the reference of the member's newest slip, if there is one. */
export async function firstSlip(session: Session): Promise<string | undefined> {
  const list = await session.ok<{ slips?: { reference: string }[] }>('getSlips', { body: { page: 1, limit: 1 } });
  return list?.slips?.[0]?.reference;
}
const slipAsk = (reference: string): TestRequest => ({ params: { reference } });

async function qrAndSlip(world: TestAccounts, otherToken: string): Promise<void> {
  const { session, qrBank = '' } = world;
  const slip = () => firstSlip(session);
  if (!(await slip()) && !session.lacks('uploadSlip'))
    await session.ask('uploadSlip', { body: { file: createImage(session.options.seed + 1) } });
  const reference = await slip();
  if (reference) await closed(world, 'getSlipReference', 'a slip', slipAsk(reference), slipAsk('SL-NOSUCH'));
  else session.skip(rule, 'getSlipReference', 'the member has no slip');
  if (!qrBank || session.lacks('createQr', 'getQr')) return;
  const params = { bankCode: qrBank };
  const reply = await session.ask('createQr', { params, body: { amount: 150.15 } });
  if (!isDone(reply)) return session.skip(rule, 'createQr', `a QR was refused with ${reply.message}`);
  const { qrcodeId } = reply.body as { qrcodeId: string };
  const theirs = await session.ask('getQr', { params, by: otherToken });
  session.check(rule, 'getQr', theirs.body?.qrcodeId !== qrcodeId, 'shows each member their own QR', theirs);
  await closed(world, 'cancelQr', 'a QR', { params: { qrcodeId } }, { params: { qrcodeId: 'f'.repeat(24) } });
  const mine = await session.ok('getQr', { params });
  const isKept = mine?.qrcodeId === qrcodeId;
  await pause(1_200);
  const later = await session.ok('getQr', { params });
  const passed = Number(mine?.expireIn) - Number(later?.expireIn);
  // A busy machine may take some seconds; an amount of milliseconds is hundreds less.
  const isInSeconds = !mine || !later || (passed >= 0 && passed <= 60);
  session.check('responses', 'getQr', isInSeconds, '`expireIn` is in seconds', `${passed} less after 1.2 s`);
  session.check(rule, 'cancelQr', isKept, 'keeps the QR of another member', String(mine?.qrcodeId));
  await session.ask('cancelQr', { params: { qrcodeId } });
}

/** Sends the member's keys with the token of the second member: each member has their own keys. */
export async function keysOfOthers({ session, second }: TestAccounts, sent: readonly CommandResult[]): Promise<void> {
  if (!second) return session.skip('keys', 'transfer', 'a key of another member: needs a second member');
  for (const { command, ask } of sent) {
    const { call, title } = command;
    if (!session.wants(call, 'keys')) continue;
    const before = await snapshot(second.session);
    const otherToken = second.session.token;
    // A second member with money or coins keeps them.
    if ((before.wallet > 0 || before.coins > 0) && !['addMoney', 'createQr'].includes(call)) continue;
    const own = await session.ask(call, { ...ask, by: otherToken, key: randomUUID() });
    const same = await session.ask(call, { ...ask, by: otherToken });
    const isOwn = isDone(same) ? isDone(own) : same.message !== 'KEY_INVALID' || own.message === 'KEY_INVALID';
    const got = `${described(same)}; with a new key ${described(own)}`;
    session.check('keys', call, isOwn, `a key of another member is a new key (${title})`, got);
    if (call !== 'addMoney' || session.lacks('getStatements')) continue;
    const more = (await snapshot(second.session)).total - before.total;
    const done = [own, same].filter(isDone).length;
    const text = `a key of another member is carried out for them (${title})`;
    session.check('keys', call, more === done, text, `${more} of ${done}`);
  }
}

/** Reads of lists whose rows belong to one member. */
const ownedLists: Record<string, (session: Session) => Promise<unknown[]>> = {
  ...Object.fromEntries(listCalls.map((call) => [call, (session: Session) => readRows(session, call)])),
  getCoupons: async (session) => (await session.ok<unknown[]>('getCoupons')) ?? [],
};

/** Returns what identifies a row: its id, or without one all its fields. */
const rowId = (row: unknown): string => {
  const { reference, _id } = row as { reference?: string; _id?: string };
  return reference ?? _id ?? JSON.stringify(row);
};
const hasId = (row: unknown) => rowId(row) !== JSON.stringify(row);

/**
 * Reads the lists of both members. No row with an id is in both. Two members may each have an entry with the same
 * content, such as a bonus that all members got, so rows without an id count only if a list contains all of the other's.
 */
export async function lists({ session, second }: TestAccounts): Promise<void> {
  if (!second || !session.wants(rule, ...Object.keys(ownedLists))) return;
  const announce = (of: Session, amount: number) => of.ask('addMoney', { body: { amount } });
  const count = async (of: Session, amount: number) =>
    (await readPage(of, 'getStatements', 1, 100)).rows.filter((row) => (row as { amount?: number }).amount === amount)
      .length;
  const countForeign = async () => (await count(session, 222.15)) + (await count(second.session, 221.15));
  const before = await countForeign();
  if (!session.lacks('addMoney')) await Promise.all([announce(session, 221.15), announce(second.session, 222.15)]);
  for (const [call, read] of Object.entries(ownedLists)) {
    if (session.lacks(call)) continue;
    const [mine, theirs] = [await read(session), await read(second.session)];
    const [ids, theirIds] = [mine.map(rowId), theirs.map(rowId)];
    const shared = mine.filter((row) => theirIds.includes(rowId(row)));
    const isContained =
      shared.length > 0 && (shared.length === mine.length || theirIds.every((id) => ids.includes(id)));
    const isLeak = shared.some(hasId) || isContained;
    session.check(rule, call, !isLeak, 'lists only what belongs to the member', rowId(shared[0] ?? ''));
  }
  const isOwn = session.lacks('getStatements') !== undefined || (await countForeign()) === before;
  const text = 'lists no entry of another member';
  session.check(rule, 'getStatements', isOwn, text, 'a deposit that another member has just announced');
  for (const call of listCalls) await pages(second.session, call);
}
