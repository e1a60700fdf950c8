import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const code = style({
  selectors: {
    // Override the font size of other inputs.
    '&&': {
      fontSize: `min(${vars.font.size.xxl}, 11vw)`,
      fontVariantNumeric: 'tabular-nums',
      letterSpacing: '0.25em',
      // Balance the letter spacing after the last digit, so that the code is centred.
      textIndent: '0.25em',
      textAlign: 'center',
    },
  },
});
