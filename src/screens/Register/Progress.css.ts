import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';

export const steps = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space.s2,
});

export const step = recipe({
  base: {
    height: '0.5rem',
    borderRadius: vars.radius.full,
    border: '1.5px solid transparent',
    transition: `background-color ${vars.motion.normal}`,
  },
  variants: {
    state: {
      done: { backgroundColor: vars.color.action, borderColor: vars.color.accent },
      now: { backgroundColor: vars.color.accentSoft, borderColor: vars.color.accent },
      coming: { borderColor: vars.color.lineStrong },
    },
  },
});

export const text = style({
  marginTop: vars.space.s1,
  fontSize: vars.font.size.sm,
  color: vars.color.textMuted,
});
