import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';

/**
 * The background of the icon, with rounded corners and a stitched outline. Its colour has the same meaning as the icon
 * and the title.
 */
export const emblem = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '4rem',
    height: '4rem',
    borderRadius: vars.radius.lg,
    outline: '1.5px dashed currentColor',
    outlineOffset: '-5px',
  },
  variants: {
    tone: {
      error: { backgroundColor: vars.color.failedSoft, color: vars.color.failed },
      success: { backgroundColor: vars.color.moneyInSoft, color: vars.color.moneyIn },
      info: { backgroundColor: vars.color.pendingSoft, color: vars.color.pending },
      ask: { backgroundColor: vars.color.accentSoft, color: vars.color.accent },
    },
  },
});

export const text = style({ whiteSpace: 'pre-line' });
