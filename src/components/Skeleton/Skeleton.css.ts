import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';

const shimmer = keyframes({ from: { backgroundPosition: '150% 0' }, to: { backgroundPosition: '-50% 0' } });

export const skeleton = recipe({
  base: {
    display: 'block',
    maxWidth: '100%',
    borderRadius: vars.radius.sm,
    backgroundColor: vars.color.skeleton,
    backgroundImage: `linear-gradient(100deg, transparent 40%, ${vars.color.skeletonShine} 50%, transparent 60%)`,
    backgroundSize: '200% 100%',
    backgroundPosition: '150% 0',
    animation: `${shimmer} 1600ms 200ms linear infinite`,
  },
  variants: {
    shape: {
      text: { height: '1em', margin: '0.325em 0' },
      title: { height: '1.375rem', margin: `${vars.space.s1} 0` },
      figure: { height: '2.5rem', margin: `${vars.space.s2} 0`, borderRadius: vars.radius.md },
      button: { height: vars.size.tap, borderRadius: vars.radius.full },
      tile: { height: '5.25rem', borderRadius: vars.radius.lg },
      card: { height: '9rem', borderRadius: vars.radius.pouch },
      picture: { aspectRatio: '16 / 9', borderRadius: vars.radius.lg },
      circle: { width: '2.75rem', height: '2.75rem', borderRadius: vars.radius.full, flex: 'none' },
    },
    width: { full: { width: '100%' }, wide: { width: '75%' }, half: { width: '50%' }, short: { width: '30%' } },
  },
  defaultVariants: { shape: 'text', width: 'full' },
  compoundVariants: [{ variants: { shape: 'circle', width: 'full' }, style: { width: '2.75rem' } }],
});

/** Lines of text, one below the other. */
export const lines = style({ display: 'grid', gap: vars.space.s3 });
