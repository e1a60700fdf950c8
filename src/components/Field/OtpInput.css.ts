import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const code = style({
  selectors: {
    // Over the size of every other input.
    '&&': {
      fontSize: `min(${vars.font.size.xl}, 11vw)`,
      fontVariantNumeric: 'tabular-nums',
      letterSpacing: '0.25em',
      // The space after the last digit does not push the code off centre.
      textIndent: '0.25em',
      textAlign: 'center',
    },
  },
});
