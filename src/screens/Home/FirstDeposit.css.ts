import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const card = style({
  display: 'grid',
  gap: vars.space.s3,
  minWidth: 0,
  // The doubled class outweighs the padding of `Card`.
  selectors: { '&&': { padding: vars.space.gutter } },
});
export const title = style({ fontSize: vars.font.size.lg });
export const steps = style({ display: 'grid', gap: vars.space.s2, counterReset: 'step' });
/** The step's number in a circle. Screen readers have the list's own numbers. */
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.s3,
  counterIncrement: 'step',
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  '::before': {
    content: 'counter(step) / ""',
    width: '1.5rem',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.accentSoft,
    color: vars.color.accent,
    fontWeight: vars.weight.strong,
    lineHeight: '1.5rem',
    textAlign: 'center',
  },
});
