import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { small } from '@/theme/mixins';

export const result = style({
  display: 'grid',
  width: '100%',
  justifyItems: 'center',
  gap: vars.space.s3,
  textAlign: 'center',
});

export const text = style(small);

/** Both ends of the movement side by side. With large text one is below the other. */
export const ends = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.s3,
  width: '100%',
});

/** One end of the movement: its label, its name and its new balance. */
export const end = style({
  flex: '1 1 8rem',
  minWidth: 0,
  padding: `${vars.space.s2} ${vars.space.s3}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surfaceSunken,
  boxShadow: vars.shadow.patch,
});

/** The label, after an arrow that shows the direction. */
export const label = style([
  small,
  { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: vars.space.s1 },
]);

export const value = style({ display: 'grid', minWidth: 0 });

export const name = style({ fontWeight: vars.weight.strong });

export const balance = style(small);
/** The label and the figure move to the next line as a whole, so that no word breaks and no unit stands alone. */
export const whole = style({ display: 'inline-block' });

export const amount = style({ fontSize: '3rem' });
