import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

/** Fixed at the bottom of the viewport, above the bottom menu. Dialogs cover the banners. */
export const region = style({
  position: 'fixed',
  insetInline: 0,
  bottom: `calc(${vars.size.bar} + env(safe-area-inset-bottom) + ${vars.space.s3})`,
  zIndex: vars.z.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s2,
  width: `min(100% - 2 * ${vars.space.s3}, 30rem)`,
  maxHeight: '50dvh',
  margin: '0 auto',
  pointerEvents: 'none',
});

/** If the banners do not fit, each banner scrolls by itself, because scrolling the region would cut off the shadows. */
export const banner = style({
  minHeight: 0,
  overflowY: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s1} ${vars.space.s3}`,
  padding: `${vars.space.s2} ${vars.space.s2} ${vars.space.s2} ${vars.space.s4}`,
  border: `1.5px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.toast,
  pointerEvents: 'auto',
});

export const content = style({
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 12rem',
  gap: vars.space.s3,
  minWidth: 0,
  padding: `${vars.space.s2} 0`,
  fontWeight: vars.weight.strong,
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2, marginInlineStart: 'auto' });
