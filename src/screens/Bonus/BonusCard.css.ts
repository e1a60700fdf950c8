import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';
import { hovered } from '@/theme/mixins';

export const item = style({ display: 'grid', minWidth: 0 });

export const card = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${vars.space.s3}`,
    width: '100%',
    minHeight: '6rem',
    padding: vars.space.s3,
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

/** The picture at the start of the row. The bonus modal shows it large. */
export const picture = style({ display: 'block', flex: 'none', width: '6rem', height: '4.5rem' });
globalStyle(`${picture} > *`, { width: '100%', height: '100%' });
// The end of a wide banner does not fit. Its text starts at the left, and half a figure would say another one.
globalStyle(`${picture} img`, { objectPosition: 'left' });

/** The picture of a bonus that is used up. Its mark says so. */
export const grey = style({ filter: 'grayscale(1) contrast(0.85)' });

/** With large text, the words are below the picture. */
export const text = style({ display: 'grid', flex: '1 1 6rem', minWidth: 0 });

/** The name, in at most two lines. The full name is in `title`. */
export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
});

export const limit = style({
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s1, marginTop: vars.space.s1 });

export const more = style({ color: vars.color.textMuted });
