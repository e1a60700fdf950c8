import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';
import { enabled, hovered, small } from '@/theme/mixins';
import { hubShare, wheelWidth } from './wheelSize';

/** The cloth behind the wheel, nearly as wide as the screen. */
export const cloth = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.s3,
  minWidth: 0,
  padding: `${vars.space.s6} 0 ${vars.space.s5}`,
  // A gradient that looks like a glow behind the wheel.
  backgroundColor: vars.color.surface,
  backgroundImage: `radial-gradient(60% 55% at 50% 38%, ${vars.color.surfaceRaised}, transparent 100%)`,
  overflow: 'hidden',
});

export const disc = style({
  position: 'relative',
  width: wheelWidth,
  aspectRatio: '1',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surfaceSunken,
  containerType: 'inline-size',
  boxShadow: vars.shadow.toast,
});

/** The layer that turns during a spin. */
export const turning = style({ width: '100%', height: '100%', willChange: 'transform' });

export const canvas = style({ display: 'block', width: '100%', height: '100%', borderRadius: vars.radius.full });

const pointerWidth = createVar();

/** The pointer overlaps the rim. The pins push it around a pivot in its upper part. */
export const pointer = style({
  vars: { [pointerWidth]: '9cqi' },
  position: 'absolute',
  top: `calc(-0.5 * ${pointerWidth})`,
  left: `calc(50% - ${pointerWidth} / 2)`,
  width: pointerWidth,
  height: 'auto',
  overflow: 'visible',
  transformOrigin: '50% 22%',
  pointerEvents: 'none',
});
/** The pointer's shape: a cloth tag with a stitched seam. */
export const tag = style({
  fill: vars.color.danger,
  stroke: vars.color.paper,
  strokeWidth: 2,
  strokeLinejoin: 'round',
});
export const stitch = style({
  fill: 'none',
  stroke: vars.color.paper,
  strokeWidth: 1.5,
  strokeDasharray: '3 2.5',
  strokeLinecap: 'round',
  opacity: 0.8,
});

export const hub = recipe({
  base: {
    position: 'absolute',
    inset: `calc(50% - ${hubShare * 50}%)`,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    minWidth: vars.size.tap,
    minHeight: vars.size.tap,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.full,
    color: vars.color.onAction,
    backgroundColor: vars.color.action,
    backgroundImage: `radial-gradient(90% 90% at 35% 20%, ${vars.color.actionHover}, transparent 75%)`,
    // A stitched seam, as on the pouch.
    outline: `1.5px dashed ${vars.color.onAction}`,
    outlineOffset: '-7px',
    boxShadow: vars.shadow.card,
    lineHeight: vars.leading.tight,
    transition: `transform ${vars.motion.fast}, background-color ${vars.motion.fast}`,
    selectors: {
      '&:active:not([aria-disabled="true"])': { transform: 'scale(0.95)' },
      '&:focus-visible': { outline: `4px solid ${vars.color.paper}`, outlineOffset: '2px' },
      '&[aria-disabled="true"]': { cursor: 'not-allowed' },
      '&[aria-busy="true"]': { cursor: 'progress' },
    },
    '@media': hovered({ backgroundColor: vars.color.actionHover }, enabled),
  },
  variants: {
    empty: {
      true: {
        color: vars.color.text,
        backgroundColor: vars.color.surfaceSunken,
        backgroundImage: 'none',
        outlineColor: vars.color.lineStrong,
      },
    },
  },
});

export const verb = style({ fontSize: `min(${vars.font.size.lg}, 6.4cqi)`, fontWeight: vars.weight.strong });

export const count = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.25em',
    fontSize: `min(${vars.font.size.md}, 5.4cqi)`,
    fontVariantNumeric: 'tabular-nums',
  },
  variants: { long: { true: { fontSize: `min(${vars.font.size.sm}, 3.9cqi)` } } },
});
export const coin = style({ width: '1.1em', height: '1.1em', flex: 'none' });

/**
 * The texts below the wheel: the coin count with the price of a spin or how to get coins, or the progress of a spin.
 */
export const text = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.s1,
  minHeight: `calc(2 * ${vars.leading.text} * 1rem + ${vars.space.s1})`,
  padding: `${vars.space.s2} ${vars.space.inset} 0`,
  textAlign: 'center',
  textWrap: 'balance',
});
/** The notice of an outdated coin count, aligned to the start within centred texts. */
export const stale = style({ textAlign: 'start' });
export const coins = style({ fontSize: vars.font.size.lg, fontWeight: vars.weight.strong });
export const muted = style(small);
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.s2,
  marginTop: vars.space.s2,
});

/** Placeholder of the wheel: an empty rim. */
export const waiting = style({
  width: '100%',
  height: '100%',
  border: `5.5cqi solid ${vars.color.skeleton}`,
  borderRadius: vars.radius.full,
  outline: `1.5px dashed ${vars.color.stitchSoft}`,
  outlineOffset: '-2.75cqi',
});
