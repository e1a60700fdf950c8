import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: vars.space.s1,
    maxWidth: '100%',
    padding: `0 ${vars.space.s3}`,
    fontSize: vars.font.size.sm,
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.text,
    borderRadius: vars.radius.md,
    border: '1px solid transparent',
  },
  variants: {
    tone: {
      in: { color: vars.color.moneyIn, backgroundColor: vars.color.moneyInSoft },
      out: { color: vars.color.moneyOut, backgroundColor: vars.color.moneyOutSoft },
      success: { color: vars.color.moneyIn, backgroundColor: vars.color.moneyInSoft },
      pending: { color: vars.color.pending, backgroundColor: vars.color.pendingSoft },
      failed: { color: vars.color.failed, backgroundColor: vars.color.failedSoft },
      accent: { color: vars.color.accent, backgroundColor: vars.color.accentSoft },
      neutral: { color: vars.color.textMuted, borderColor: vars.color.line },
    },
  },
});

/** Aligns the icon with the first line of a wrapped text. */
globalStyle(`${badge.classNames.base} > svg`, { flex: 'none', marginBlockStart: '0.35em' });
