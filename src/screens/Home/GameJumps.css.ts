import { globalStyle, style } from '@vanilla-extract/css';
import { chip, chosenChip } from '@/components/Chips/Chips.css';
import { vars } from '@/theme/contract.css';
import { tightViewport } from '@/theme/screens';

/** One line that scrolls sideways, below the top bar. */
export const jumps = style({
  position: 'sticky',
  top: vars.size.bar,
  zIndex: 1,
  display: 'flex',
  gap: vars.space.s2,
  // From edge to edge of a phone, and room for the focus ring.
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  padding: `${vars.space.s1} ${vars.space.gutter}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  backgroundColor: vars.color.ground,
  // Marks the link of the section in view. Browsers without scroll target groups mark none.
  scrollTargetGroup: 'auto',
  '@media': { [tightViewport]: { position: 'static' } },
});

export const jump = style([
  chip,
  { flex: 'none', gap: vars.space.s1, fontSize: vars.font.size.sm, textDecoration: 'none', whiteSpace: 'nowrap' },
]);
globalStyle(`${jump}${jump}:target-current`, chosenChip);

export const count = style({ color: vars.color.textMuted });
