import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const group = style({ display: 'grid', gap: vars.space.s3, minWidth: 0 });

export const figure = style({
  selectors: {
    // Override the font size of other inputs.
    '&&': {
      fontSize: `min(${vars.font.size.xl}, 11vw)`,
      fontWeight: vars.weight.strong,
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  },
});

export const unit = style({ paddingInlineEnd: vars.space.gutter });
