import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';

/** The steps are side by side, even on a phone. With large text they are one below the other. */
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(4.75rem, 100%), 1fr))',
  gap: vars.space.s2,
  marginBottom: vars.space.s2,
});

export const step = recipe({
  base: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: vars.space.s1,
    fontSize: vars.font.size.sm,
    textAlign: 'center',
    textWrap: 'balance',
  },
  variants: {
    state: {
      done: { color: vars.color.moneyIn },
      now: { fontWeight: vars.weight.strong },
      coming: { color: vars.color.textMuted },
    },
  },
});

export const mark = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '2rem',
    height: '2rem',
    borderRadius: vars.radius.full,
    border: '1.5px solid transparent',
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    state: {
      done: { backgroundColor: vars.color.moneyInSoft, color: vars.color.moneyIn },
      now: { borderColor: vars.color.accent, color: vars.color.accent, backgroundColor: vars.color.accentSoft },
      coming: { borderColor: vars.color.lineStrong },
    },
  },
});
