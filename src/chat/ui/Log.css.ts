import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { small } from '@/theme/mixins';

export const area = style({ position: 'relative', flex: 1, minHeight: 0 });
export const log = style({
  // Makes the log the containing block of visually hidden content. This content then scrolls with the log and does not
  // widen the log.
  position: 'relative',
  height: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // `ScrollAnchor` keeps the scroll position. Browsers do not keep it while the first message is at the top, and some
  // browsers do not support scroll anchoring.
  overflowAnchor: 'none',
  padding: `${vars.space.s3} ${vars.space.gutter}`,
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});
export const older = style({ display: 'grid', justifyItems: 'center', gap: vars.space.s2, minHeight: vars.size.tap });
export const olderFailed = style(small);
export const rows = style({ display: 'flex', flexDirection: 'column', paddingBottom: vars.space.s2 });
export const day = style({
  alignSelf: 'center',
  margin: `${vars.space.s4} 0 ${vars.space.s2}`,
  padding: `0 ${vars.space.s3}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  listStyle: 'none',
});
export const dayName = style({
  fontSize: vars.font.size.xs,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.text,
  fontVariantNumeric: 'tabular-nums',
});
export const newest = style({
  position: 'absolute',
  insetInlineEnd: vars.space.s3,
  bottom: vars.space.s3,
  display: 'flex',
});
export const newestButton = style({
  selectors: { '&&': { backgroundColor: vars.color.surface, boxShadow: vars.shadow.toast } },
});
