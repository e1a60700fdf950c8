import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { desktop, shortViewport } from '@/theme/screens';

/** Stays in view below the top bar while the list beside it scrolls. */
export const sidePanel = style({
  position: 'sticky',
  top: `calc(${vars.size.bar} + ${vars.space.s5})`,
  alignSelf: 'start',
  // Fits below the top bar.
  maxHeight: `calc(100dvh - ${vars.size.bar} - 2 * ${vars.space.s5})`,
  minWidth: 0,
  overflowY: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.pouch,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.card,
  '@media': {
    // In a short viewport the bars are not sticky, so the panel may use their space.
    [`${desktop} and ${shortViewport}`]: { top: vars.space.s2, maxHeight: `calc(100dvh - 2 * ${vars.space.s2})` },
  },
});
