import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { box, side } from './Field.css';

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

/** The one amount of a form: a large centred figure, 36 px on a phone 320 px wide and 40 px on wider screens. */
export const hero = style({});
globalStyle(`${hero} > ${box}`, { position: 'relative', minHeight: '4.5rem', borderRadius: vars.radius.lg });
/** The unit lies over the end of the input, so that the figure is centred in the whole box. */
globalStyle(`${hero} ${side}`, {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  pointerEvents: 'none',
  fontSize: vars.font.size.sm,
});

export const heroFigure = style({
  selectors: {
    '&&': {
      fontSize: `min(2.5rem, 11.25vw)`,
      paddingInline: 'min(2.75rem, 13vw)',
      textAlign: 'center',
      lineHeight: vars.leading.tight,
    },
    // A long amount stays whole on a phone.
    '&&[data-long]': { fontSize: 'min(1.75rem, 7vw)' },
  },
});
