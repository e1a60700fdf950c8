import type { Banner } from '@/api/calls/shapes';
import type { World } from '../world';

export const bannersOf = (world: World, place: 'invite' | 'refund'): Banner[] =>
  world.db.banner.by('place', place).map(({ image, html }) => ({ image, html }));
