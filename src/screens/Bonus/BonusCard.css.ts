import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';
import { hovered } from '@/theme/mixins';

export const item = style({ display: 'grid', minWidth: 0 });

export const card = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    padding: 0,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.lg,
    overflow: 'hidden',
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    textAlign: 'start',
  },
  variants: {
    tappable: {
      true: {
        boxShadow: vars.shadow.card,
        transition: `background-color ${vars.motion.fast}, transform ${vars.motion.fast}`,
        selectors: { '&:active': { transform: 'scale(0.985)' } },
        '@media': hovered({ backgroundColor: vars.color.surfaceRaised }),
      },
    },
    active: { true: { borderColor: vars.color.accent, boxShadow: `0 0 0 1.5px ${vars.color.accent}` } },
  },
});

export const picture = style({ position: 'relative', display: 'block' });

/** The picture of a bonus that is used up. The stamp on it says so. */
export const grey = style({ filter: 'grayscale(1) contrast(0.85)' });

export const stamp = style({
  position: 'absolute',
  top: '50%',
  left: '50%',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  padding: `0 ${vars.space.s3}`,
  border: `2px solid ${vars.color.moneyIn}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface,
  color: vars.color.moneyIn,
  fontSize: vars.font.size.lg,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
  transform: 'translate(-50%, -50%) rotate(-6deg)',
});

export const row = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: vars.space.s2,
  padding: `${vars.space.s3} ${vars.space.gutter}`,
});

export const labels = style({ display: 'grid', flex: 1, alignSelf: 'flex-start', minWidth: 0 });

/** The name, in at most two lines. The full name is in `title`. */
export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
});

export const often = style({
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s1, marginTop: vars.space.s2 });

export const more = style({ color: vars.color.textMuted });
