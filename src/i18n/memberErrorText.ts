import { findErrorText, generalErrorText, refusalText, serverText } from './errorText';
import { i18n } from './i18n';

// words: errors.*

// These functions are in their own file, because only members' pages need them and the first page must not load them.

/**
 * Returns the text of a server's success message: the text of its code, or else the server's own text. Returns `''`
 * without a message. A code that elsewhere means a refusal (INVITE_BONUS_SUCCESS) has another text for success.
 */
export function messageText(message: unknown): string {
  const code = typeof message === 'string' ? message.trim() : '';
  return findErrorText(['success', code]) ?? findErrorText(['code', code]) ?? serverText(message);
}

/**
 * Returns why a coupon could not be claimed: the text `spin.error.<code>`, or else the general text of the code, or
 * else the code itself. Without a code, returns a general text.
 */
export function claimErrorText(code: string | null | undefined): string {
  if (!code) return generalErrorText('failed');
  return findErrorText(['spin', 'error', code]) ?? refusalText({ code, message: code });
}

/** Returns the text that explains why a slip failed. An unlisted reason has the text of an unknown error. */
export function slipReasonText(reason: string | null): string {
  return findErrorText(['slip', reason ?? '']) ?? findErrorText(['slip', 'UNKNOWN_ERROR']) ?? i18n.t('common:failed');
}
