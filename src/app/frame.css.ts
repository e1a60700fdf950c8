import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

/** The page between the bars. */
export const frame = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minHeight: '100dvh',
  // Beside the chat's open panel, where both have room.
  '@media': {
    'screen and (min-width: 68rem)': { selectors: { ':root[data-chat="beside"] &': { marginInlineEnd: '27rem' } } },
  },
});

export const main = style({
  width: '100%',
  maxWidth: vars.size.page,
  minWidth: 0,
  margin: '0 auto',
  // Room at the sides follows the screen, so that large text leaves words whole on a small phone.
  padding: `${vars.space.s4} min(${vars.space.s4}, 5vw) ${vars.space.s6}`,
  // The chat button floats over this much of the page's end.
  selectors: { ':root[data-chat] &': { paddingBottom: `calc(min(3.5rem, 18vw) + 2 * ${vars.space.s4})` } },
});

export const plain = style({ display: 'grid', alignContent: 'center', minHeight: '100dvh' });

export const loader = style({ display: 'grid', placeItems: 'center', minHeight: '60dvh' });
