import { isPhoneNumber } from '@/lib/phone';
import type { MockState } from '../mockState';
import { refuse } from '../refusal';

/** Refuses a phone number that is invalid in the market, with the specification's code. */
export function checkPhone(mockState: MockState, phone: string): void {
  if (/^\d+$/.test(phone) && isPhoneNumber(phone, mockState.siteConfig.market)) return;
  refuse(mockState.siteConfig.market === 'la' ? 'INVALID_USER_INFO' : 'PHONE_NUMBER_REQUIRE_10_DIGIT');
}
