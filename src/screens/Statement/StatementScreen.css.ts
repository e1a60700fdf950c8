import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { hovered, spread } from '@/theme/mixins';
import { desktop } from '@/theme/screens';

export const page = style({
  display: 'grid',
  gap: vars.space.s3,
  minWidth: 0,
  '@media': {
    [desktop]: {
      selectors: {
        '&[data-columns]': { gridTemplateColumns: 'minmax(0, 1fr) 21rem', columnGap: vars.space.s5 },
      },
    },
  },
});

/** The place of the receipt until the member chooses an entry. */
export const receiptPlaceholder = style({
  display: 'none',
  '@media': {
    [desktop]: {
      position: 'sticky',
      top: `calc(${vars.size.bar} + ${vars.space.s5})`,
      display: 'grid',
      justifyItems: 'center',
      alignSelf: 'start',
      gap: vars.space.s3,
      padding: `${vars.space.s8} ${vars.space.s5}`,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.pouch,
      color: vars.color.textMuted,
      textAlign: 'center',
      textWrap: 'balance',
    },
  },
});

/** The entries. On a desktop, they are a column beside the receipt. */
export const entries = style({
  display: 'contents',
  '@media': { [desktop]: { display: 'grid', alignContent: 'start', gap: vars.space.s3, minWidth: 0 } },
});

export const head = style({
  ...spread('center'),
  gap: `${vars.space.s2} ${vars.space.s3}`,
});
/** Buttons that open related modals: an icon above its label, or beside it on a desktop. */
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s1, marginInlineStart: 'auto' });
export const link = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.size.tap,
  minHeight: vars.size.tap,
  padding: `0 ${vars.space.s2}`,
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  color: vars.color.link,
  fontSize: vars.font.size.xs,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  '@media': {
    [desktop]: { flexDirection: 'row', gap: vars.space.s2, fontSize: vars.font.size.md },
    ...hovered({ backgroundColor: vars.color.surfaceRaised }),
  },
});
export const title = style({ fontSize: vars.font.size.xl });

/** The time of the last response, and the refresh button. */
export const fresh = style({
  ...spread('center'),
  gap: `0 ${vars.space.s3}`,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const list = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: vars.space.s4,
  minWidth: 0,
});

export const days = style({
  display: 'grid',
  gap: vars.space.s3,
  transition: `opacity ${vars.motion.fast}`,
  selectors: { '&[data-busy]': { opacity: 0.6 } },
});

/** A day's entries as a card, with the day as its heading. */
export const day = style({
  minWidth: 0,
  padding: `${vars.space.s1} ${vars.space.s2}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.card,
});
export const dayHead = style({
  ...spread('baseline'),
  gap: `0 ${vars.space.s3}`,
  padding: `${vars.space.s2} ${vars.space.s2} ${vars.space.s1}`,
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const dayTitle = style({ fontSize: 'inherit' });

/** Placeholder of a row, as high as a usual row. */
export const rowSkeleton = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr 4.5rem',
  alignItems: 'center',
  gap: vars.space.s3,
  minHeight: '4.125rem',
  padding: `0 ${vars.space.s2}`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});
