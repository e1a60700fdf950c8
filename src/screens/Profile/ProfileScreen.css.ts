import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { small, spread } from '@/theme/mixins';

export const page = style({ display: 'grid', gap: vars.space.s5, minWidth: 0, paddingTop: vars.space.s4 });

export const title = style({ fontSize: vars.font.size.xxl });

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s4 });

export const words = style({ flex: '1 1 9rem', minWidth: 0 });

export const name = style({ fontSize: vars.font.size.xl, fontWeight: vars.weight.strong });

export const muted = style(small);

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space.s4,
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s3,
  minWidth: 0,
});

export const sectionTitle = style({ fontSize: vars.font.size.lg });

/** Rows as in a passbook, separated by dashed lines. */
export const rows = style({ display: 'grid', margin: 0 });

export const row = style({
  padding: `${vars.space.s2} 0`,
  selectors: { '& + &': { borderTop: `1px dashed ${vars.color.line}` } },
});

export const entry = style({
  display: 'flex',
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

export const settings = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s3 });

export const setting = style({
  ...spread('center'),
  gap: `${vars.space.s1} ${vars.space.s3}`,
});
