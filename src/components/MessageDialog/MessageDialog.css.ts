import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';

/** The background of the icon. Its colour has the same meaning as the icon and the title. */
export const emblem = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '4rem',
    height: '4rem',
    borderRadius: vars.radius.lg,
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
