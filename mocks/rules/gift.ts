import CryptoJS from 'crypto-js';
import { hashText } from '../art/colours';
import type { MemberRow } from '../db/rows';
import type { MockState } from '../mockState';
import { refuse } from '../refusal';
import { startDeposit } from './deposit';
import { paid } from './payment';

/** The minimum of a gift, in satang. */
const giftMinimum = 2_00;
/** Amounts in satang of gifts whose voucher contains no amount. The same voucher always has the same amount. */
const gifts = [20_00, 50_00, 100_00, 150_00, 300_00, 500_00];

/**
 * Decrypts the app's text into the link and the name of the wallet account. Refuses with TRUELINK_INVALID if the key
 * differs.
 */
function decrypt(text: string, key: string): { link: string; account: string } {
  let plain = '';
  try {
    plain = CryptoJS.AES.decrypt(text, key).toString(CryptoJS.enc.Utf8);
  } catch {
    // Another key usually gives bytes that are not valid UTF-8. The empty text is refused below.
  }
  const separator = plain.lastIndexOf('::');
  return separator < 0
    ? refuse('TRUELINK_INVALID')
    : { link: plain.slice(0, separator), account: plain.slice(separator + 2) };
}

function getVoucher(link: string): string {
  if (!URL.canParse(link)) refuse('TRUELINK_INVALID');
  const { protocol, host, searchParams } = new URL(link);
  const voucher = searchParams.get('v') ?? '';
  const isGift = protocol === 'https:' && host === 'gift.truemoney.com' && /^[\w-]{1,64}$/.test(voucher);
  return isGift ? voucher : refuse('TRUELINK_INVALID');
}

/** Returns the amount of a voucher in satang: `_<baht>` at its end, or else an amount of `gifts`. */
function getAmount(voucher: string): number {
  const result = /_(\d{1,6})$/.exec(voucher)?.[1];
  return result ? Number(result) * 100 : (gifts[hashText(voucher) % gifts.length] as number);
}

/** Redeems a wallet-app gift: once per voucher, at least 2 baht, credited within a minute. */
export function takeGift(mockState: MockState, member: MemberRow, encrypted: string): void {
  if (encrypted === '') refuse('KEY_MISSING');
  const { link, account } = decrypt(encrypted, mockState.settings.truelinkKey);
  const voucher = getVoucher(link);
  const wallets = mockState.db.depositWallet.all();
  if (!wallets.some((wallet) => wallet.walletAccountName === account)) refuse('NO_WALLET');
  if (mockState.db.giftLink.get(voucher)) refuse('TRUELINK_DUPLICATE');
  const amount = getAmount(voucher);
  if (amount < giftMinimum) refuse('TRUELINK_INVALID');
  const statement = startDeposit(mockState, member._id, 'TRUEWALLET', amount);
  mockState.db.giftLink.insert({ _id: voucher, member: member._id, amount, statement });
  paid(mockState, statement);
}
