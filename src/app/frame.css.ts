import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { desktop, shortViewport } from '@/theme/screens';

/**
 * Place of the chat's button, with a row of its own between the page and the menu. It reaches down over the menu's row
 * and sticks to the screen's edge with it: the button at its top is above the menu, however tall that is.
 */
export const chat = style({
  position: 'sticky',
  bottom: 0,
  zIndex: vars.z.menu,
  display: 'grid',
  alignContent: 'start',
  justifyContent: 'end',
  gridRow: '3 / 5',
  gridColumn: 1,
  paddingInline: `calc(${vars.space.gutter} + env(safe-area-inset-right))`,
  pointerEvents: 'none',
  '@media': { [shortViewport]: { position: 'static' } },
});
globalStyle(`${chat} > *`, { pointerEvents: 'auto' });

/** The page between the bars. */
export const frame = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto auto',
  minHeight: '100dvh',
  selectors: {
    [`&:has(> ${chat}:not(:empty))`]: { gridTemplateRows: `auto 1fr calc(${vars.size.round} + ${vars.space.s3}) auto` },
  },
  // Beside the chat's open panel, where both have room.
  '@media': {
    'screen and (min-width: 68rem)': { selectors: { '&:has([data-chat="corner"])': { marginInlineEnd: '27rem' } } },
  },
});
globalStyle(`${frame} > nav`, { gridRow: 4, gridColumn: 1 });

export const main = style({
  width: '100%',
  maxWidth: vars.size.page,
  minWidth: 0,
  margin: '0 auto',
  // Room at the sides follows the screen, so that large text leaves words whole on a small phone.
  padding: `${vars.space.s4} min(${vars.space.s4}, 5vw) ${vars.space.s6}`,
  // Clear of a notch at the side, where a phone lies.
  paddingInlineStart: `max(min(${vars.space.s4}, 5vw), env(safe-area-inset-left))`,
  paddingInlineEnd: `max(min(${vars.space.s4}, 5vw), env(safe-area-inset-right))`,
  // A page that has two columns to show takes the room for them.
  '@media': { [desktop]: { selectors: { '&:has(> [data-columns])': { maxWidth: vars.size.pageWide } } } },
});

/** A form keeps all of a narrow screen: there the button waits below it, and never lies over a field or the way on. */
globalStyle(`${frame}:has(${main} form) > ${chat}`, { '@media': { '(max-width: 50rem)': { position: 'static' } } });
// Two columns leave it no room beside them before the screen is wider than both.
globalStyle(`${frame}:has(${main} > [data-columns] form) > ${chat}`, {
  '@media': { '(max-width: 79rem)': { position: 'static' } },
});

export const plain = style({ display: 'grid', alignContent: 'center', minHeight: '100dvh' });

export const loader = style({ display: 'grid', placeItems: 'center', minHeight: '60dvh' });
