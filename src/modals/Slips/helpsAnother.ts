/** Failures where the money may be elsewhere while the image is fine. Support investigates them, as their texts say. */
const forTheTeam = new Set(['INVALID_ACCOUNT', 'ACCOUNT_MISMATCH', 'EXPIRED_SLIP']);

/** Returns true if another slip can help after a failure for this reason, or for an unknown one. */
export const helpsAnother = (reason: string | null): boolean => !forTheTeam.has(reason ?? '');
