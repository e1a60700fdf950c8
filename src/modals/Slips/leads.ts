import { type SlipReason, slipReasons } from '@/api/statement';

/** What can be done about a slip that failed. */
export type Lead = 'another' | 'contact';

/** Another picture helps where this one was the trouble; where money may be missing the team looks into it. */
const leads: Record<SlipReason, readonly Lead[]> = {
  NO_FILE: ['another'],
  IMAGE_UNPROCESSABLE: ['another'],
  IMAGE_UNREADABLE: ['another'],
  INVALID_ACCOUNT: ['contact'],
  DUPLICATE_REFERENCE: ['another', 'contact'],
  UNSTABLE_REFERENCE: ['another'],
  WRONG_CAPTCHA: ['another'],
  INVALID_SLIP: ['another'],
  ACCOUNT_MISMATCH: ['contact'],
  EXPIRED_SLIP: ['contact'],
  UNKNOWN_ERROR: ['another', 'contact'],
};

/** Where a failed slip leads on to; both where the reason is not known. */
export const leadsOf = (reason: string | null): readonly Lead[] =>
  leads[slipReasons.find((one) => one === reason) ?? 'UNKNOWN_ERROR'];
