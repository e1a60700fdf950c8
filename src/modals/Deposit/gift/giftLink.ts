import { removeInvisible } from '@/lib/invisible';

export type GiftProblem = 'empty' | 'notLink' | 'host' | 'voucher';

/** Host of the wallet app's gift links. */
const giftHost = 'gift.truemoney.com';
/** Start of every gift link. */
export const giftAddress = `https://${giftHost}`;
const giftPattern = /https:\/\/gift\.truemoney\.com\/\S*/;

/** The maximum length of a gift link, in characters. Real links are shorter. */
const maxLength = 2000;

/**
 * Validates a typed gift link. The link needs https, exactly the gift host, and a voucher (query parameter `v`).
 * Returns the link or the problem.
 */
export function readGiftLink(typed: string): { link: string } | { problem: GiftProblem } {
  const text = removeInvisible(typed).trim();
  if (text === '') return { problem: 'empty' };
  if (text.length > maxLength || /\s/.test(text)) return { problem: 'notLink' };
  try {
    const { protocol, host, username, password, searchParams, href } = new URL(text);
    if (protocol !== 'https:' || host !== giftHost || username || password) return { problem: 'host' };
    if (!searchParams.get('v')?.trim()) return { problem: 'voucher' };
    return { link: href };
  } catch {
    return { problem: 'notLink' };
  }
}

/**
 * Returns the gift link in a pasted message, because the wallet app shares the link inside a message. Returns any other
 * text unchanged.
 */
export const extractGiftLink = (typed: string): string =>
  /\S\s+\S/.test(typed) ? (giftPattern.exec(typed.slice(0, maxLength * 2))?.[0] ?? typed) : typed;
