import { isPhoneNumber } from '@/lib/phone';
import { refuse } from '../refusal';
import type { World } from '../world';

/** Phone as the market has them, else the spec's code. */
export function checkPhone(world: World, phone: string): void {
  if (/^\d+$/.test(phone) && isPhoneNumber(phone, world.site.market)) return;
  refuse(world.site.market === 'la' ? 'INVALID_USER_INFO' : 'PHONE_NUMBER_REQUIRE_10_DIGIT');
}
