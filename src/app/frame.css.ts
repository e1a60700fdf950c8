import { globalStyle, style } from '@vanilla-extract/css';
import { inner as barContent } from '@/components/TopBar/TopBar.css';
import { vars } from '@/theme/contract.css';
import { desktop, shortViewport } from '@/theme/screens';

/**
 * The chat's button, in its own row between the page and the menu. The element also covers the menu's row and sticks to
 * the bottom of the screen with the menu. So the button, at the element's top, is always above the menu, however tall
 * the menu is.
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
  // A static grid item keeps its `z-index`, and would cover the menu.
  '@media': { [shortViewport]: { position: 'static', zIndex: 'auto' } },
});
globalStyle(`${chat} > *`, { pointerEvents: 'auto' });

/** The whole page with its bars. */
export const frame = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto auto',
  minHeight: '100dvh',
  selectors: {
    // Not `:not(:empty)`: inside `:has()`, WebKit does not notice that the chat's button has come.
    [`&:has(> ${chat} > *)`]: { gridTemplateRows: `auto 1fr calc(${vars.size.round} + ${vars.space.s3}) auto` },
  },
  '@media': {
    // The menu is in the top bar, so the Tab key reaches it before the page. Other browsers keep the order of elements.
    [desktop]: { readingFlow: 'grid-rows' } as object,
  },
});
globalStyle(`${frame} > header`, { gridRow: 1, gridColumn: 1 });
globalStyle(`${frame} > nav`, {
  gridRow: 4,
  gridColumn: 1,
  // On a desktop the menu stands in the middle of the top bar.
  '@media': {
    [desktop]: {
      gridRow: 1,
      alignSelf: 'start',
      justifySelf: 'center',
      top: 'env(safe-area-inset-top)',
      bottom: 'auto',
    },
  },
});

export const main = style({
  gridRow: 2,
  gridColumn: 1,
  width: '100%',
  maxWidth: vars.size.page,
  minWidth: 0,
  margin: '0 auto',
  // The side padding follows the screen width, so that whole words of large text fit on a small phone.
  padding: `${vars.space.s4} min(${vars.space.s4}, 5vw) ${vars.space.s6}`,
  // Stay clear of a notch at the side in landscape.
  paddingInlineStart: `max(min(${vars.space.s4}, 5vw), env(safe-area-inset-left))`,
  paddingInlineEnd: `max(min(${vars.space.s4}, 5vw), env(safe-area-inset-right))`,
  '@media': { [desktop]: { maxWidth: vars.size.pageWide } },
});

/** The fade from one page to the next (`PageRouter`). */
globalStyle('::view-transition-old(root), ::view-transition-new(root)', { animationDuration: vars.motion.fast });

/**
 * The page makes room for the chat's open panel if the screen is wide enough for both. The top bar keeps its width,
 * because the menu needs it, and starts where the page starts.
 */
const besideChat = 'max(0px, 50% - 36rem - 13.5rem)';
globalStyle(`${frame}:has([data-chat="corner"]) > header > ${barContent}`, {
  '@media': { 'screen and (min-width: 68rem)': { marginInlineStart: besideChat } },
});
globalStyle(`${frame}:has([data-chat="corner"]) > ${main}`, {
  '@media': {
    'screen and (min-width: 68rem)': {
      width: 'calc(100% - 27rem)',
      marginInlineStart: besideChat,
    },
  },
});

/** A touch device shows its keyboard for this field, and the page needs the room above it. */
globalStyle(`${frame}:has(${main} :is(input:not([type="checkbox"], [type="radio"]), textarea):focus) > ${chat}`, {
  '@media': { '(pointer: coarse)': { visibility: 'hidden' } },
});

export const plain = style({ display: 'grid', alignContent: 'center', minHeight: '100dvh' });

export const loader = style({ display: 'grid', placeItems: 'center', minHeight: '60dvh' });
