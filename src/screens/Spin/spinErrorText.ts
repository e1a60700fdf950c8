import type { ApiError } from '@/api/client/errors';
import { errorText } from '@/i18n/errorText';
import { claimErrorText } from '@/i18n/memberErrorText';
import { isBonusCode } from '@/outcome/useOutcome';

/**
 * Returns the text of a failed claim: the claim text for the error's code, or the general text of an error without a
 * code.
 */
export const claimFailure = (error: ApiError): string => (error.code ? claimErrorText(error.code) : errorText(error));

/**
 * Returns the text of a failed spin. The claim texts about an active bonus mention a coupon, so codes of an active
 * bonus use the general text.
 */
export const spinFailure = (error: ApiError): string =>
  isBonusCode(error.code) ? errorText(error) : claimFailure(error);
