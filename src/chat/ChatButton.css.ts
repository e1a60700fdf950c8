import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

/** Whole at 200 % text on a small phone, too. */
const size = 'min(3.5rem, 18vw)';

/** Above the bottom menu, at the thumb's side. `--chat-lift` takes it above the page's main button. */
export const button = style({
  position: 'fixed',
  insetInlineEnd: `calc(${vars.space.gutter} + env(safe-area-inset-right))`,
  bottom: `calc(var(--chat-bottom, ${vars.size.bar}) + env(safe-area-inset-bottom) + ${vars.space.s3} + var(--chat-lift, 0px))`,
  zIndex: vars.z.menu,
  display: 'grid',
  placeItems: 'center',
  width: size,
  height: size,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.action,
  color: vars.color.onAction,
  outline: `1.5px dashed ${vars.color.onAction}`,
  outlineOffset: '-5px',
  boxShadow: vars.shadow.toast,
  transition: `background-color ${vars.motion.fast}, bottom ${vars.motion.normal} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { backgroundColor: vars.color.actionHover },
    '&:active': { transform: 'scale(0.96)' },
    '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
    // The panel stands in its place.
    '&[data-covered]': { visibility: 'hidden' },
  },
});

/** What is at the end of a page can be scrolled clear of it. */
globalStyle(`body:has(${button}) main`, { paddingBlockEnd: `calc(${size} + ${vars.space.s5})` });

/** Stays inside where the button no longer grows with the text. */
export const mark = style({ width: '50%', height: '50%', strokeWidth: 1.75 });

export const count = style({
  position: 'absolute',
  insetBlockStart: '-0.25rem',
  insetInlineEnd: '-0.25rem',
  minWidth: '1.5rem',
  padding: `0 ${vars.space.s1}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.danger,
  color: vars.color.onDanger,
  boxShadow: `0 0 0 2px ${vars.color.ground}`,
  fontSize: vars.font.size.xs,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.5rem',
  textAlign: 'center',
});
