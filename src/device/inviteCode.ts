import { removeInvisible } from '@/lib/invisible';
import { localStore, storageKeys } from './storage';

/** Longest inviter code that is taken from an address. */
const longest = 64;
/** An invitation binds until it is registered with, and no longer than this. */
export const bindingMs = 30 * 86_400_000;

/** The inviter's code that this device came by, or `''`; `now` in milliseconds. */
export function inviteCode(now = Date.now()): string {
  const [, since, code = ''] = /^(\d+):(.+)$/.exec(localStore.get(storageKeys.inviteCode) ?? '') ?? [];
  if (code && now - Number(since) < bindingMs) return code;
  forgetInviteCode();
  return '';
}

/** Keeps the code of an invitation's address, from now on. */
export function saveInviteCode(code: string, now = Date.now()): void {
  const text = removeInvisible(code).trim();
  if (text && text.length <= longest) localStore.set(storageKeys.inviteCode, `${now}:${text}`);
}

/** Registered with, or too old. */
export const forgetInviteCode = (): void => localStore.remove(storageKeys.inviteCode);
