import type { ApiError } from '@/api/client/errors';
import { explainError } from '@/i18n/explainError';
import { i18n, loadNamespaces } from '@/i18n/i18n';
import { isBonusCode } from '@/outcome/useOutcome';

/**
 * Returns the text of a failed claim: that of the wheel for the code (`spin.error.{code}`), or else the general one.
 */
export async function claimFailure(error: ApiError): Promise<string> {
  if (!error.code) return explainError(error);
  try {
    const [{ claimErrorText }] = await Promise.all([import('@/i18n/errorText'), loadNamespaces(['errors'])]);
    return claimErrorText(error.code);
  } catch {
    return i18n.t('common:failed');
  }
}

/**
 * Returns the text of a failed spin. The wheel's text for an active bonus is about a coupon, so such codes use the
 * general text.
 */
export const spinFailure = (error: ApiError): Promise<string> =>
  isBonusCode(error.code) ? explainError(error) : claimFailure(error);
