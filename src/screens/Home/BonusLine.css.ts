import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { hovered } from '@/theme/mixins';

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${vars.space.s2}`,
  minHeight: vars.size.tap,
  padding: `${vars.space.s2} ${vars.space.gutter}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.font.size.sm,
  lineHeight: vars.leading.tight,
  textDecoration: 'none',
  '@media': hovered({ backgroundColor: vars.color.surfaceRaised }),
});
export const gift = style({ color: vars.color.accent });
export const text = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.s3,
  minWidth: 0,
});
export const title = style({ fontWeight: vars.weight.strong });
export const amounts = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const arrow = style({ color: vars.color.textMuted });
export const progress = style({
  gridColumn: '1 / -1',
  marginTop: vars.space.s1,
  // The doubled class outweighs the height of the bonus page's bar.
  selectors: { '&&': { height: '0.375rem' } },
});
