import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { spread } from '@/theme/mixins';
import { desktop, tightViewport } from '@/theme/screens';

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.z.bar,
  paddingTop: 'env(safe-area-inset-top)',
  backgroundColor: vars.color.ground,
  selectors: { '&[data-theme]': { backgroundColor: vars.color.surface } },
  color: vars.color.text,
  /** A line of stitches instead of a shadow. */
  backgroundImage: `repeating-linear-gradient(90deg, ${vars.color.stitch} 0 0.5rem, transparent 0.5rem 0.875rem)`,
  backgroundSize: '100% 1.5px',
  backgroundPosition: 'bottom',
  backgroundRepeat: 'no-repeat',
  // In a tight viewport (large text or landscape) there is no space for a sticky bar.
  '@media': { [tightViewport]: { position: 'relative' } },
});

export const inner = style({
  ...spread('center'),
  gap: `0 ${vars.space.s3}`,
  width: '100%',
  maxWidth: vars.size.page,
  minHeight: vars.size.bar,
  margin: '0 auto',
  padding: `${vars.space.s1} min(${vars.space.s4}, 5vw)`,
  paddingInlineStart: `max(min(${vars.space.s4}, 5vw), env(safe-area-inset-left))`,
  paddingInlineEnd: `max(min(${vars.space.s4}, 5vw), env(safe-area-inset-right))`,
  '@media': { [desktop]: { maxWidth: vars.size.pageWide } },
});

export const home = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  // Take only the width that the bar's controls leave, and a row of its own if a short name would not fit beside them.
  flex: '1 1 5.5rem',
  minWidth: 0,
  minHeight: vars.size.tap,
  color: vars.color.accent,
  fontSize: vars.font.size.xl,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  // On a desktop the menu stands in the middle of the bar.
  '@media': { [desktop]: { maxWidth: 'calc(50% - 18rem)' } },
  selectors: {
    // An expanded name takes the bar's full width. A very long name scrolls instead of covering the page.
    '&:has([aria-expanded="true"])': {
      alignItems: 'start',
      flexBasis: '100%',
      maxHeight: '40vh',
      overflowY: 'auto',
    },
  },
});

/** The name as a link, with a tap target at least 44 px high. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minWidth: 0,
  minHeight: vars.size.tap,
  color: 'inherit',
  textDecoration: 'none',
});

/** The space of the name without the button beside it. It has no height, so it covers nothing. */
export const probe = style({
  position: 'absolute',
  insetInline: `calc(2rem + ${vars.space.s2}) 0`,
  height: 0,
  overflow: 'hidden',
  visibility: 'hidden',
});

/** The name on one line. As generated content, it is neither found by a search in the page nor copied. */
export const wholeName = style({
  display: 'inline-block',
  whiteSpace: 'nowrap',
  '::before': { content: 'attr(data-name)' },
});

/** The arrow turns when the name is expanded. */
export const arrow = style({ selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } } });

export const slots = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  alignItems: 'center',
  // With text at 200 %, the language menu and the logout still share a row on a small phone.
  gap: `min(${vars.space.s1}, 1vw)`,
  marginInlineStart: 'auto',
});

/** Sets the logout apart from the language menu, so that a member does not log out by mistake. */
export const apart = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: `min(${vars.space.s1}, 1vw)`,
  '::before': { content: '""', width: '1px', height: '1.5rem', backgroundColor: vars.color.line },
});
