import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';
import { tappable } from '@/theme/mixins';

export const list = style({ width: '100%' });

export const item = style({
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});

export const row = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.s1} ${vars.space.s3}`,
    width: '100%',
    minHeight: vars.size.bar,
    padding: `${vars.space.s3} 0`,
  },
  variants: {
    tappable: {
      true: {
        ...tappable,
      },
    },
  },
});

export const lead = style({ display: 'grid', placeItems: 'center', flex: 'none' });

export const text = style({ display: 'grid', flex: '1 1 9rem', minWidth: 0 });

export const main = style({ fontWeight: vars.weight.strong });

export const note = style({
  fontSize: vars.font.size.sm,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const side = style({
  display: 'grid',
  justifyItems: 'end',
  marginInlineStart: 'auto',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

export const end = style({ color: vars.color.textMuted });

export const more = style({ display: 'grid', justifyItems: 'center', paddingTop: vars.space.s4 });
