import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const turnover = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.s3,
  rowGap: vars.space.s1,
  minWidth: 0,
});

export const label = style({ fontWeight: vars.weight.strong });

export const amounts = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });

const fill = { borderRadius: vars.radius.full, backgroundColor: vars.color.accent } as const;
const track = { borderRadius: vars.radius.full, backgroundColor: vars.color.surface } as const;

export const bar = style({
  appearance: 'none',
  width: '100%',
  height: '0.75rem',
  border: `1px solid ${vars.color.lineStrong}`,
  overflow: 'hidden',
  ...track,
  '::-webkit-progress-bar': track,
  '::-webkit-progress-value': fill,
  '::-moz-progress-bar': fill,
  // The browser's own bar uses the member's colours.
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});
