import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';

export const row = recipe({
  base: {
    display: 'grid',
    gap: vars.space.s1,
    width: 'fit-content',
    maxWidth: 'min(88%, 34rem)',
    minWidth: 0,
    listStyle: 'none',
  },
  variants: {
    own: {
      true: { alignSelf: 'flex-end', justifyItems: 'end' },
      false: { alignSelf: 'flex-start', justifyItems: 'start' },
    },
    begins: { true: { marginTop: vars.space.s3 }, false: { marginTop: vars.space.s1 } },
    /** Cards side by side take the full width. */
    wide: { true: { width: '100%', maxWidth: '100%' } },
  },
});

export const name = style({
  maxWidth: '100%',
  paddingInlineStart: vars.space.s1,
  overflow: 'hidden',
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.text,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const bubble = recipe({
  base: {
    maxWidth: '100%',
    minWidth: 0,
    padding: `${vars.space.s2} ${vars.space.s3}`,
    border: '1px solid transparent',
    borderRadius: vars.radius.lg,
    color: vars.color.text,
    overflowWrap: 'anywhere',
    // A letter with dozens of marks would be drawn over the neighbours. The padding has room for Thai and Lao marks.
    overflow: 'clip',
  },
  variants: {
    own: {
      true: {
        backgroundColor: vars.color.moneyInSoft,
        boxShadow: vars.shadow.patch,
        borderEndEndRadius: vars.space.s1,
      },
      false: {
        backgroundColor: vars.color.surface,
        borderColor: vars.color.line,
        borderEndStartRadius: vars.space.s1,
      },
    },
    failed: { true: { borderColor: vars.color.failed } },
    /** An image or video fills the bubble. */
    bare: { true: { padding: 0, overflow: 'hidden', width: 'min(17rem, 72vw)' } },
  },
});

export const unknown = style({ color: vars.color.textMuted });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.s2}`,
  padding: `0 ${vars.space.s1}`,
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
});
export const failed = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s1,
  color: vars.color.failed,
  fontWeight: vars.weight.strong,
});
export const reason = style({
  maxWidth: '100%',
  color: vars.color.failed,
  fontSize: vars.font.size.sm,
  textAlign: 'end',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: vars.space.s2 });
/** Buttons beside a message: smaller text than on a page, but the full tap height. */
export const small = style({
  selectors: { '&&': { minHeight: vars.size.tap, padding: `0 ${vars.space.s3}`, fontSize: vars.font.size.sm } },
});
export const bar = style({
  flex: '1 1 100%',
  width: '100%',
  height: vars.space.s1,
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  backgroundColor: vars.color.line,
});
export const share = style({ height: '100%', borderRadius: vars.radius.full, backgroundColor: vars.color.accent });
