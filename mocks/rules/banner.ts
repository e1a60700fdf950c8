import type { Banner } from '@/api/calls/shapes';
import type { MockState } from '../mockState';

export const getBanners = (mockState: MockState, place: 'invite' | 'refund'): Banner[] =>
  mockState.db.banner.by('place', place).map(({ image, html }) => ({ image, html }));
