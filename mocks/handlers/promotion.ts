import { activatePromotion, currentPromotion, findPromotion } from '../rules/promotion';
import type { HandlersOf } from './handler';

export const promotion = {
  getCurrentPromotion: ({ mockState, member }) => currentPromotion(mockState, member),
  findPromotion: ({ mockState, params }) => findPromotion(mockState, params.code),
  activatePromotion: ({ mockState, member, params }) => {
    activatePromotion(mockState, member, params.code);
    return { success: true };
  },
} satisfies HandlersOf<typeof import('@/api/calls/promotion')>;
