import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const carousel = style({ display: 'grid', gap: vars.space.s2, minWidth: 0 });

/** Its corners are not round, because they would cut the text of a slide. A picture has its own corners. */
export const view = style({ overflow: 'hidden', cursor: 'grab' });

export const track = style({ display: 'flex', touchAction: 'pan-y pinch-zoom' });

export const slide = style({
  display: 'grid',
  alignContent: 'start',
  flex: '0 0 100%',
  gap: vars.space.s3,
  minWidth: 0,
  // Thai letters reach out of their box. Those of the next slide must not reach into this one.
  selectors: { '&:not(:last-child)': { marginInlineEnd: vars.space.s1 } },
});

export const controls = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });

export const dots = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', minWidth: 0 });

/**
 * The tap target is at least 24 px wide (WCAG 2.2), but the drawn dot is smaller. The current dot is wider than the
 * others, like a stitch.
 */
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: vars.size.tap,
  padding: 0,
  border: 0,
  background: 'none',
  '::before': {
    content: '',
    width: '0.5rem',
    height: '0.5rem',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.lineStrong,
    transition: `width ${vars.motion.normal} ${vars.motion.ease}, background-color ${vars.motion.fast}`,
  },
  selectors: {
    '&[aria-current="true"]::before': { width: '1.25rem', backgroundColor: vars.color.accent },
    '&:focus-visible': { outlineOffset: '-6px', borderRadius: vars.radius.md },
  },
});
