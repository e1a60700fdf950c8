import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { pageTitle, small } from '@/theme/mixins';
import { desktop } from '@/theme/screens';

/** On a desktop the coupons and the prizes are beside the wheel. */
export const page = style({
  display: 'grid',
  gap: vars.space.s6,
  minWidth: 0,
  paddingTop: vars.space.s2,
  '@media': {
    [desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 27rem)', gridTemplateRows: 'repeat(3, auto) 1fr' },
  },
});
export const hero = style({
  display: 'grid',
  gap: vars.space.s4,
  minWidth: 0,
  '@media': { [desktop]: { gridRow: '1 / 5', alignContent: 'start' } },
});
export const title = style(pageTitle);
/** The wheel's name, which the site writes in its own language. */
export const campaign = style({ color: vars.color.textMuted, textWrap: 'balance', overflowWrap: 'anywhere' });
export const section = style({ display: 'grid', gap: vars.space.s3, minWidth: 0 });
export const heading = style({ fontSize: vars.font.size.lg });

export const prizes = style({ display: 'grid', gap: vars.space.s2, minWidth: 0 });
/** The padding depends on the screen's width, so large text does not break words. */
export const box = style({ padding: vars.space.gutter });
export const prize = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.s3,
  padding: `${vars.space.s2} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});
/** A patch in the colour of the prize's slice. */
export const patch = style({
  width: '1.75rem',
  height: '1.75rem',
  borderRadius: vars.radius.sm,
  border: `1px solid ${vars.color.line}`,
});
export const prizeLabel = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });
export const prizeText = style([small, { textWrap: 'balance' }]);
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 });
