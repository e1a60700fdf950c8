import type { World } from '../world';
import type { HandlersOf } from './handler';

const activeWheel = (world: World) => world.db.wheel.all().find((wheel) => wheel.isActive);

export const spin = {
  getSpinSetup: ({ world, member }) => {
    const wheel = activeWheel(world);
    return {
      activeSpinwheel: wheel
        ? {
            name: wheel.name,
            slices: world.db.slice.by('wheel', wheel._id).map((slice) => ({
              code: slice._id,
              label: slice.label,
              bgColor: slice.bgColor,
              textColor: slice.textColor,
              htmlDescription: slice.htmlDescription,
            })),
          }
        : null,
      userCoin: member.coin,
    };
  },
  getSpinActive: ({ world }) => ({ isActive: activeWheel(world) !== undefined }),
} satisfies Partial<HandlersOf<typeof import('@/api/spin')>>;
