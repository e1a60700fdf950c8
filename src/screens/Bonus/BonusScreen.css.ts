import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { pageTitle, spread } from '@/theme/mixins';
import { desktop } from '@/theme/screens';

export const page = style({
  display: 'grid',
  gap: vars.space.s4,
  minWidth: 0,
  paddingTop: vars.space.s2,
  '@media': {
    [desktop]: {
      gridTemplateColumns: 'minmax(18rem, 22rem) minmax(0, 1fr)',
      gridTemplateRows: 'auto auto auto 1fr',
      columnGap: vars.space.s6,
    },
  },
});

export const title = style(pageTitle);

export const muted = style({ color: vars.color.textMuted });

export const section = style({ display: 'grid', gap: vars.space.s3, minWidth: 0, alignContent: 'start' });

/** All bonuses: below the active bonus and the code form or, on a desktop, beside them. */
export const allBonuses = style([section, { '@media': { [desktop]: { gridColumn: 2, gridRow: '1 / 5' } } }]);

export const sectionTitle = style({ fontSize: vars.font.size.lg });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  gap: vars.space.s3,
});

export const active = style({ display: 'grid', gap: vars.space.s4, minWidth: 0 });

export const activeHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s3 });

export const emblem = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.size.tap,
  height: vars.size.tap,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.accent,
});

export const text = style({ flex: '1 1 8rem', minWidth: 0 });

export const label = style({ fontSize: vars.font.size.lg });

export const activeName = style({ color: vars.color.textMuted });

/** The row with the withdrawal note and the cancel button, below a line. */
export const seam = style({
  ...spread('center'),
  gap: vars.space.s3,
  paddingTop: vars.space.s4,
  borderTop: `1px solid ${vars.color.line}`,
});

/** The amounts that the member keeps and loses by cancelling. */
export const stakes = style({ display: 'grid', gap: vars.space.s2 });

export const question = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  marginBottom: vars.space.s2,
  fontWeight: vars.weight.strong,
});
