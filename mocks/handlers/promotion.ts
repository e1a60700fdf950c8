import { activatePromotion, currentPromotion, findPromotion } from '../rules/promotion';
import type { HandlersOf } from './handler';

export const promotion = {
  getCurrentPromotion: ({ world, member }) => currentPromotion(world, member),
  findPromotion: ({ world, params }) => findPromotion(world, params.code),
  activatePromotion: ({ world, member, params }) => {
    activatePromotion(world, member, params.code);
    return { success: true };
  },
} satisfies HandlersOf<typeof import('@/api/calls/promotion')>;
