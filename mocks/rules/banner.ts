import type { BannerContent } from '@/api/calls/shapes';
import type { MockState } from '../mockState';

export const getBanners = (mockState: MockState, place: 'invite' | 'refund'): BannerContent[] =>
  mockState.db.banner.by('place', place).map(({ image, html }) => ({ image, html }));
