/** Where the money may be elsewhere, not the picture be at fault: there the team looks into it, as its words say. */
const forTheTeam = new Set(['INVALID_ACCOUNT', 'ACCOUNT_MISMATCH', 'EXPIRED_SLIP']);

/** Whether another slip can help where one has failed for this reason; also where it is not known. */
export const helpsAnother = (reason: string | null): boolean => !forTheTeam.has(reason ?? '');
