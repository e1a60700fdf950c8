import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';
import { enabled, hovered } from '@/theme/mixins';

/** Matches large viewports, including those of large phones (390 × 844 px). */
const roomy = '(min-width: 24rem) and (min-height: 50rem)';

export const tile = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.s1,
    width: '100%',
    padding: `${vars.space.s2} ${vars.space.s1}`,
    border: 0,
    borderRadius: vars.radius.lg,
    backgroundColor: vars.color.surface,
    boxShadow: vars.shadow.patch,
    color: vars.color.text,
    textAlign: 'center',
    textDecoration: 'none',
    transition: `background-color ${vars.motion.fast}, transform ${vars.motion.fast}`,
    selectors: {
      '&:active:not([aria-disabled="true"])': { transform: 'scale(0.97)' },
      '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'not-allowed' },
      '&[aria-busy="true"]': { opacity: 1, cursor: 'progress' },
    },
    '@media': {
      [roomy]: { paddingBlock: vars.space.s3 },
      ...hovered({ backgroundColor: vars.color.surfaceRaised }, enabled),
    },
  },
  variants: {
    strong: {
      true: {
        backgroundColor: vars.color.action,
        color: vars.color.onAction,
        '@media': hovered({ backgroundColor: vars.color.actionHover }, enabled),
      },
    },
  },
});

/** A round background behind each icon. */
export const emblem = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '2.25rem',
    height: '2.25rem',
    '@media': { [roomy]: { width: '2.5rem', height: '2.5rem' } },
    flex: 'none',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.accentSoft,
    color: vars.color.accent,
  },
  variants: { strong: { true: { backgroundColor: vars.color.onAction, color: vars.color.action } } },
});

export const label = style({
  fontSize: vars.font.size.sm,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  // Lao would otherwise leave its last, short word on a line of its own.
  textWrap: 'balance',
});

/** The badge is in the tile's corner, where a long figure fits and covers nothing. */
export const badge = style({
  position: 'absolute',
  insetInlineEnd: vars.space.s1,
  top: vars.space.s1,
  maxWidth: '60%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  padding: `0 ${vars.space.s2}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.action,
  color: vars.color.onAction,
  fontSize: vars.font.size.xs,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
