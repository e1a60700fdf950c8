import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

/** The page between the bars. */
export const frame = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minHeight: '100dvh',
});

export const main = style({
  width: '100%',
  maxWidth: vars.size.page,
  minWidth: 0,
  margin: '0 auto',
  // Room at the sides follows the screen, so that large text leaves words whole on a small phone.
  padding: `${vars.space.s4} min(${vars.space.s4}, 5vw) ${vars.space.s6}`,
});

export const plain = style({ display: 'grid', alignContent: 'center', minHeight: '100dvh' });

export const loader = style({ display: 'grid', placeItems: 'center', minHeight: '60dvh' });
