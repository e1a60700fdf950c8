/**
 * Failure reasons for which the image is fine, but the money may be elsewhere. Their texts refer the member to support
 * for an investigation.
 */
const forTheTeam = new Set(['INVALID_ACCOUNT', 'ACCOUNT_MISMATCH', 'EXPIRED_SLIP']);

/**
 * Returns true if sending another slip can help after a failure for this reason. Also returns true for an unknown
 * reason.
 */
export const helpsAnother = (reason: string | null): boolean => !forTheTeam.has(reason ?? '');
