import { localStore, storageKeys } from '@/device/storage';
import { removeInvisible } from '@/lib/invisible';
import { dayMs } from '@/lib/time';

/** The maximum length of an inviter's code, in characters. */
const maxLength = 64;
/** The lifetime of an inviter's code, in ms. A registration ends it earlier. */
export const inviteLifeMs = 30 * dayMs;

/** Returns the inviter's code stored on this device, or `''`. Removes an expired code. `now` is in ms. */
export function getInviteCode(now = Date.now()): string {
  const [, since, code = ''] = /^(\d+):(.+)$/.exec(localStore.get(storageKeys.inviteCode) ?? '') ?? [];
  if (code && now - Number(since) < inviteLifeMs) return code;
  forgetInviteCode();
  return '';
}

/**
 * Stores the code from an invitation's address. Its lifetime starts now. Ignores an empty code, and a code longer than
 * 64 characters.
 */
export function saveInviteCode(code: string, now = Date.now()): void {
  const text = removeInvisible(code).trim();
  if (text && text.length <= maxLength) localStore.set(storageKeys.inviteCode, `${now}:${text}`);
}

/** Removes the code, after a registration or when it is too old. */
export const forgetInviteCode = (): void => localStore.remove(storageKeys.inviteCode);
