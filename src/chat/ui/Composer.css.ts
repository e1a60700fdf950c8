import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';

export const composer = style({
  containerType: 'inline-size',
  display: 'grid',
  flex: 'none',
  gap: vars.space.s2,
  maxHeight: '60%',
  overflowY: 'auto',
  padding: `${vars.space.s2} ${vars.space.s2} calc(${vars.space.s2} + env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
});
/** With very large text the field has its own line, above the buttons. */
const narrow = '(max-width: 15rem)';
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: vars.space.s2 });
export const send = style({ '@container': { [narrow]: { marginInlineStart: 'auto' } } });
export const box = style({
  display: 'flex',
  flex: '1 1 9rem',
  minWidth: 0,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
  selectors: {
    '&:focus-within': { borderColor: vars.color.focus, boxShadow: `0 0 0 1.5px ${vars.color.focus}` },
    '&[data-invalid]': { borderColor: vars.color.failed },
  },
  '@container': { [narrow]: { order: -1, flexBasis: '100%' } },
});
export const field = style({
  display: 'block',
  flex: 1,
  minWidth: 0,
  width: '100%',
  minHeight: vars.size.tap,
  maxHeight: 'min(9rem, 30dvh)',
  padding: `0.4375rem ${vars.space.s3}`,
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  color: vars.color.text,
  // At least 16 px, because iOS zooms into smaller fields.
  fontSize: vars.font.size.md,
  lineHeight: vars.leading.text,
  outline: 'none',
  overflowY: 'auto',
  resize: 'none',
  fieldSizing: 'content',
  '::placeholder': { color: vars.color.textMuted, opacity: 1 },
});
/** Shown only on devices without a mouse, because they probably have a camera. */
export const camera = style({ '@media': { '(hover: hover) and (pointer: fine)': { display: 'none' } } });
export const counter = recipe({
  base: { padding: `0 ${vars.space.s2}`, fontSize: vars.font.size.xs, textAlign: 'end' },
  variants: {
    over: {
      true: { color: vars.color.failed, fontWeight: vars.weight.strong },
      false: { color: vars.color.textMuted },
    },
  },
});
export const hint = style({ padding: `0 ${vars.space.s2}`, color: vars.color.textMuted, fontSize: vars.font.size.sm });
export const tray = style({
  display: 'flex',
  gap: vars.space.s2,
  overflowX: 'auto',
  listStyle: 'none',
  padding: vars.space.s1,
});
export const chosen = style({ position: 'relative', flex: 'none', width: '6rem' });
export const preview = style({
  display: 'grid',
  placeItems: 'center',
  width: '6rem',
  height: '6rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  objectFit: 'cover',
});
export const unpick = style({
  position: 'absolute',
  insetBlockStart: '-0.25rem',
  insetInlineEnd: '-0.25rem',
  selectors: { '&&': { backgroundColor: vars.color.surface } },
});
export const fileName = style({
  overflow: 'hidden',
  fontSize: vars.font.size.xs,
  lineHeight: vars.leading.text,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
