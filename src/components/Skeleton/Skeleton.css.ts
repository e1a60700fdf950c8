import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';

/** Changes only the opacity, which the browser animates without the main thread. */
const pulse = keyframes({ to: { opacity: 0.5 } });

export const skeleton = recipe({
  base: {
    display: 'block',
    maxWidth: '100%',
    borderRadius: vars.radius.sm,
    backgroundColor: vars.color.skeleton,
    animation: `${pulse} 800ms 200ms ease-in-out infinite alternate`,
    // Before the app has started, the frame has about 40 skeletons, and a slow phone needs its time for the scripts.
    selectors: { ':is([inert], [data-early]) &': { animation: 'none' } },
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

/** The height of the forms that move money with their actions. The sheet limits it on low screens, as it limits them. */
export const form = style({ '@media': { 'not screen and (min-width: 40rem)': { minHeight: '38rem' } } });
