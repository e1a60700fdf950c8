import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { pageTitle, small, tappable } from '@/theme/mixins';
import { desktop } from '@/theme/screens';

/** On a desktop the member's data is in the left half, and the settings are in the right. */
export const page = style({
  display: 'grid',
  gap: vars.space.s4,
  minWidth: 0,
  paddingTop: vars.space.s2,
  '@media': {
    [desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start', columnGap: vars.space.s6 },
  },
});

export const title = style([pageTitle, { gridColumn: '1 / -1' }]);

export const details = style({ display: 'grid', gap: vars.space.s4, minWidth: 0 });

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s4 });

export const text = style({ flex: '1 1 9rem', minWidth: 0 });

export const name = style({ fontSize: vars.font.size.xl, fontWeight: vars.weight.strong });

export const muted = style(small);

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s3,
  minWidth: 0,
});

export const sectionTitle = style({ fontSize: vars.font.size.lg });

/** Rows as in a passbook, separated by lines. */
export const rows = style({ display: 'grid', margin: 0 });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s1} ${vars.space.s3}`,
  minHeight: '3rem',
  padding: `${vars.space.s2} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});

/** The label is beside the value, or above it on a phone. */
export const term = style([small, { flex: '1 0 8rem' }]);

export const entry = style({
  display: 'flex',
  flex: '99 1 18rem',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.s3}`,
});

export const value = style({
  flex: '1 1 8rem',
  minWidth: 0,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

/** A member's id of 24 characters, in one line of a phone. */
export const memberId = style([value, { '@media': { '(max-width: 30rem)': { fontSize: vars.font.size.sm } } }]);

/** The settings, as rows of one shape: icon, label, value or switch. */
export const settings = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const setting = style({ selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } } });

export const settingRow = style({
  display: 'flex',
  // With large text on a small phone, the label and the value take lines of their own.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.s3}`,
  width: '100%',
  minHeight: '3.5rem',
});
export const switchRow = style([settingRow, { paddingBlock: vars.space.s2, cursor: 'pointer' }]);
export const modalRow = style([settingRow, { ...tappable, paddingInline: 0 }]);

export const settingIcon = style({ flex: 'none', color: vars.color.accent });
export const settingTexts = style({ display: 'grid', flex: '1 1 min(4.5rem, 100%)', minWidth: 0 });
export const end = style({ flex: 'none', color: vars.color.textMuted });

export const toggle = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: '3rem',
  height: '1.75rem',
  margin: 0,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surfaceSunken,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '3px',
      insetInlineStart: '3px',
      aspectRatio: '1',
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.lineStrong,
    },
    '&:checked': { backgroundColor: vars.color.action },
    '&:checked::before': {
      insetInlineStart: 'auto',
      insetInlineEnd: '3px',
      backgroundColor: vars.color.onAction,
    },
  },
});
