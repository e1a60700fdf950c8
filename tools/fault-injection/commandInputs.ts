import CryptoJS from 'crypto-js';
import fc from 'fast-check';
import type { Backend } from '../../mocks/backendInterface.ts';
import { grant } from '../../mocks/rules/bonus.ts';
import { getRefundAccount } from '../../mocks/rules/refund.ts';
import { addCoupon } from '../../mocks/rules/spin.ts';
import { move } from '../../mocks/rules/statement.ts';
import type { Args, StoredCall } from '../../src/api/calls/call.ts';
import { type CommandKind, commandKinds } from '../../src/api/calls/commandKinds.ts';
import type { RunOptions } from '../../src/api/commands/command.ts';
import { commandArgs, createImage } from '../commandArgs.ts';
import { type CallName, calls, type Tab } from './tab.ts';

/** A command that a member wants to send, as plain data. */
export interface CommandInput {
  readonly kind: CommandKind;
  readonly from: string;
  readonly to: string;
  readonly baht: number;
  /** Makes each slip or gift link different. */
  readonly nonce: number;
}

const games = ['PG', 'JOKER', 'IMI', 'SLOTXO'];
const account = fc.constantFrom('WALLET', 'WALLET', ...games);

/**
 * Kinds that may run at the same time as other kinds. The kinds in `alone` change state on which other kinds depend.
 */
const beside = ['transfer', 'transfer', 'transfer', 'withdraw', 'gift', 'slip', 'qr', 'activation'] as const;
const alone = commandKinds.filter((kind) => !(beside as readonly CommandKind[]).includes(kind));
export const isAlone = ({ kind }: CommandInput): boolean => alone.includes(kind);

export const anyCommandInput: fc.Arbitrary<CommandInput> = fc
  .record({
    kind: fc.oneof(
      { weight: 2, arbitrary: fc.constantFrom<CommandKind>(...beside) },
      { weight: 1, arbitrary: fc.constantFrom<CommandKind>(...alone) },
    ),
    from: account,
    to: account,
    // The backend or a game's provider refuses some amounts. Most amounts are unique, so statement entries differ.
    baht: fc.oneof(
      { weight: 8, arbitrary: fc.integer({ min: 10_000, max: 99_900 }).map((satang) => satang / 100) },
      { weight: 1, arbitrary: fc.constantFrom(0.5, 120.44, 99_999_999) },
      { weight: 1, arbitrary: fc.constantFrom(100, 200) },
    ),
    nonce: fc.nat(1_000_000),
  })
  .map((input) => (input.from === input.to ? { ...input, from: 'WALLET', to: 'PG' } : input));

function getMember({ mockState }: Backend, username: string) {
  const [member] = mockState.db.member.by('username', username);
  if (!member) throw new Error(`The mock has no member ${username}`);
  return member;
}

/** Ends the member's active bonuses and creates the state that a command needs, so that most commands succeed. */
export function prepare(backend: Backend, username: string, input: CommandInput): void {
  const { mockState } = backend;
  const { db } = mockState;
  const member = getMember(backend, username);
  const now = mockState.clock.now();
  const active = db.userBonus.by('member', member._id).filter(({ isActive }) => isActive);
  for (const { _id } of active) db.userBonus.patch(_id, { isActive: false });
  const _id = mockState.ids.next();
  switch (input.kind) {
    case 'activation': {
      const code = input.from === 'WALLET' ? input.to : input.from;
      db.gameAccount.remove(`${member._id}:${code}`);
      break;
    }
    case 'invite':
      db.invite.insert({ _id, member: member._id, invitee: _id, fromName: 'ก', amount: 50_00, createdAt: now });
      break;
    case 'refund':
      db.play.insert({ _id, member: member._id, code: 'PG', stake: 900_00, won: 0, at: now });
      break;
    case 'refundToWallet':
      move(mockState, 'refund', 'world:refund', getRefundAccount(member._id), 30_00);
      break;
    case 'bonusClear': {
      const [bonus] = db.bonus.all();
      const { code, percentFail } = { code: bonus?._id ?? '', percentFail: bonus?.percentFail ?? 0 };
      const terms = { code, kind: 'bonus', type: 'day', amount: 100_00, turnoverNeeded: 1e9, percentFail } as const;
      grant(mockState, member._id, terms, 'โบนัส');
      break;
    }
    case 'bonus':
    case 'promotion':
      for (const { _id: used } of db.userBonus.by('member', member._id)) db.userBonus.remove(used);
      break;
    case 'spin':
      db.member.patch(member._id, { coin: 20 });
      break;
    case 'claim': {
      const slice = db.slice.all().find(({ prize }) => prize === 'coupon');
      if (slice) addCoupon(mockState, member._id, slice);
      break;
    }
  }
}

/** Returns the books as a string: the parts of the mock state that commands change. */
export const getBooks = ({ mockState: { ledger, db } }: Backend): string =>
  [
    ledger.entries.length,
    db.statement.all().filter(({ status }) => status !== 'FAILED').length,
    db.slip.size,
    db.qr.size,
    db.giftLink.size,
    db.refund.size,
    db.userBonus.all().map(({ isActive }) => isActive),
    db.coupon.all().filter(({ status }) => status === 'claimed').length,
    db.member.all().map(({ coin }) => coin),
    db.gameAccount.all().map(({ isActive, password }) => `${isActive}${password}`),
  ].join();

const coupons = new Map<CommandInput, string>();
const gifts = new Map<number, string>();

/** Encrypts each link once, because a repeated command has to have the same body. */
function getGift(nonce: number, account: string, key: string): string {
  const text = `https://gift.truemoney.com/?v=g${nonce}_20::${account}`;
  const link = gifts.get(nonce) ?? CryptoJS.AES.encrypt(text, key).toString();
  gifts.set(nonce, link);
  return link;
}

const callNames = {
  transfer: 'transfer',
  transferAll: 'transferAll',
  withdraw: 'withdrawAll',
  gift: 'sendTruelink',
  slip: 'uploadSlip',
  qr: 'createQr',
  invite: 'receiveInviteBonus',
  refund: 'receiveRefund',
  refundToWallet: 'addRefundToWallet',
  bonus: 'activateBonus',
  bonusClear: 'clearBonus',
  promotion: 'activatePromotion',
  spin: 'spin',
  claim: 'claimCoupon',
  activation: 'activateSlot',
  gamePassword: 'resetSlotPassword',
} as const satisfies Record<CommandKind, CallName>;
export const getCall = ({ kind }: CommandInput): StoredCall => calls[callNames[kind]];

/** Chooses what the command needs from what the backend offers. */
async function choose({ mockState }: Backend, { send }: Tab['api'], input: CommandInput) {
  const { from, to, baht: amount, nonce } = input;
  const { db, settings } = mockState;
  if (input.kind === 'claim' && !coupons.has(input))
    coupons.set(input, (await send(calls.getCoupons, {}))[0]?._id ?? '');
  return {
    from,
    to,
    amount,
    game: from === 'WALLET' ? to : from,
    bankCode: 'KBANK',
    bonus: db.bonus.all()[0]?._id ?? '',
    promotion: db.promotion.all().find(({ isOpen }) => isOpen)?._id ?? '',
    coupon: coupons.get(input) ?? '',
    link: getGift(nonce, db.depositWallet.all()[0]?.walletAccountName ?? '', settings.truelinkKey),
    file: createImage(nonce, `${nonce}.png`),
  };
}

/** `before`: the response in which the form has read the command's place. */
export type SendingOptions = RunOptions & { before?: unknown };

/** Sends the command from a tab, as its screen does. Sends nothing if the same command is already in flight. */
export async function sendCommand(
  backend: Backend,
  { api }: Tab,
  input: CommandInput,
  { before, ...options }: SendingOptions = {},
) {
  const args = commandArgs[callNames[input.kind]](await choose(backend, api, input)) as Args<StoredCall>;
  const place = api.getListPlace(input.kind);
  const knownRows = place && api.getKnownRows(place, before, (args.params as { code?: string } | undefined)?.code);
  return { running: api.runCommand(getCall(input), args, { ...options, knownRows }) };
}
