import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { hovered } from '@/theme/mixins';

/** The floating button's place. A docked button leaves it empty, and the content below it can be tapped. */
export const place = style({
  position: 'relative',
  width: vars.size.round,
  height: vars.size.round,
  // The doubled class outweighs the frame's rule for the chat.
  selectors: { '&&': { pointerEvents: 'none' } },
});

/** The width of a docked button that is visible: the side padding of the page, which has no content. */
const tab = `min(${vars.space.s4}, 5vw)`;
const docked = '&[data-placement="docked"]';

export const button = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: vars.size.round,
  height: vars.size.round,
  pointerEvents: 'auto',
  padding: 0,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  boxShadow: vars.shadow.toast,
  transition: `background-color ${vars.motion.fast}, opacity ${vars.motion.normal}`,
  selectors: {
    // The doubled class outweighs the background of `data-theme`.
    '&&': { backgroundColor: vars.color.surfaceRaised, color: vars.color.accent },
    '&:active': { transform: 'scale(0.96)' },
    // The panel covers the button.
    '&[data-covered]': { visibility: 'hidden' },
    // A keyboard still reaches the button, which then returns.
    '&[data-placement="away"]:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' },
    // The tap target is wider than the visible tab (WCAG 2.5.8).
    [docked]: {
      position: 'absolute',
      insetInlineEnd: `calc(-1 * (${vars.space.gutter} + env(safe-area-inset-right)))`,
      width: `max(24px, ${tab})`,
      height: `max(44px, ${vars.size.round})`,
      justifyItems: 'end',
      border: 0,
      borderRadius: 0,
      boxShadow: 'none',
    },
    [`&${docked}`]: { backgroundColor: 'transparent' },
    [`${docked}::before`]: {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      width: tab,
      border: `1px solid ${vars.color.lineStrong}`,
      borderInlineEnd: 0,
      borderStartStartRadius: vars.radius.sm,
      borderEndStartRadius: vars.radius.sm,
      backgroundColor: vars.color.surfaceRaised,
    },
  },
  '@media': hovered({ backgroundColor: vars.color.surface }),
});

/** The icon's size is half of the button's size, which does not grow with very large text. */
export const mark = style({
  position: 'relative',
  width: '48%',
  height: '48%',
  strokeWidth: 1.75,
  selectors: {
    [`${button}[data-placement="docked"] > &`]: { width: tab, height: `calc(0.8 * ${tab})`, strokeWidth: 2.25 },
  },
});

export const count = style({
  position: 'absolute',
  insetBlockStart: '-0.375rem',
  insetInlineEnd: '-0.375rem',
  minWidth: '1.25rem',
  padding: `0 ${vars.space.s1}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.danger,
  color: vars.color.onDanger,
  boxShadow: `0 0 0 2px ${vars.color.ground}`,
  fontSize: vars.font.size.xs,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.25rem',
  textAlign: 'center',
  selectors: {
    // A dot, because the tab has no room for a figure.
    [`${button}[data-placement="docked"] > &`]: {
      insetInlineEnd: `calc(${tab} - 0.375rem)`,
      minWidth: 0,
      width: '0.75rem',
      height: '0.75rem',
      padding: 0,
      fontSize: 0,
    },
  },
});
