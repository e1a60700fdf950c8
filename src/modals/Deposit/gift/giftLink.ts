import { removeInvisible } from '@/lib/invisible';

export type GiftProblem = 'empty' | 'notLink' | 'host' | 'voucher';

/** Where the wallet app's gift links lead. */
const giftHost = 'gift.truemoney.com';
/** What every gift link begins with. */
export const giftAddress = `https://${giftHost}`;
const anyGift = /https:\/\/gift\.truemoney\.com\/\S*/;

/** Longer than any gift link. */
const longest = 2000;

/** Reads a typed gift link: https, that host and nothing else before it, with a voucher. */
export function readGiftLink(typed: string): { link: string } | { problem: GiftProblem } {
  const text = removeInvisible(typed).trim();
  if (text === '') return { problem: 'empty' };
  if (text.length > longest || /\s/.test(text)) return { problem: 'notLink' };
  try {
    const { protocol, host, username, password, searchParams, href } = new URL(text);
    if (protocol !== 'https:' || host !== giftHost || username || password) return { problem: 'host' };
    if (!searchParams.get('v')?.trim()) return { problem: 'voucher' };
    return { link: href };
  } catch {
    return { problem: 'notLink' };
  }
}

/** The wallet app shares the link inside a message: of a pasted message the link alone is kept. */
export const withoutMessage = (typed: string): string =>
  /\S\s+\S/.test(typed) ? (anyGift.exec(typed.slice(0, longest * 2))?.[0] ?? typed) : typed;
