import type { ApiError } from '@/api/client/errors';
import { explainError } from '@/i18n/explainError';
import { i18n, loadNamespaces } from '@/i18n/i18n';
import { isBonusCode } from '@/outcome/useOutcome';

/** A failed claim in words: those of the wheel for its code (`spin.error.{code}`), else those that any failure has. */
export async function claimFailure(error: ApiError): Promise<string> {
  if (!error.code) return explainError(error);
  try {
    const [{ claimErrorText }] = await Promise.all([import('@/i18n/errorText'), loadNamespaces(['errors'])]);
    return claimErrorText(error.code);
  } catch {
    return i18n.t('common:failed');
  }
}

/** A failed spin in words. Those that the wheel has for an active bonus speak of a coupon, which is not there yet. */
export const spinFailure = (error: ApiError): Promise<string> =>
  isBonusCode(error.code) ? explainError(error) : claimFailure(error);
