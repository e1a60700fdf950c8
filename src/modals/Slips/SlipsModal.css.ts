import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { narrow } from '@/components/Table/TableFrame.css';
import { vars } from '@/theme/contract.css';
import { linkButton, small, underlined } from '@/theme/mixins';

/** With large text, a row is a single column. */
const tiny = '(max-width: 14rem)';

export const body = style({ display: 'grid', gap: vars.space.s3, minWidth: 0 });

/** In a narrow container: the icon, then the amount above the date and the state above the link, then the reason. */
export const row = style({
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"patch sum state" "patch date link" "reason reason reason"',
      alignItems: 'center',
      columnGap: vars.space.s3,
      padding: `${vars.space.s2} 0`,
    },
    [tiny]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"sum" "date" "state" "link" "reason"',
    },
  },
});
globalStyle(`${row} + ${row}`, { '@container': { [narrow]: { borderTop: `1px solid ${vars.color.line}` } } });
globalStyle(`tbody:has(> ${row})`, { '@container': { [narrow]: { gap: 0 } } });

const cell = style({
  padding: vars.space.s3,
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { padding: 0, borderBottom: 0 } },
});
/** The parts of a cell are parts of the row. */
const apart = { '@container': { [narrow]: { display: 'contents' } } } as const;

export const date = style([cell, apart]);
globalStyle(`${date} > :last-child`, {
  '@container': { [narrow]: { gridArea: 'date', alignSelf: 'start', ...small } },
});
/** The icon of a row, in the colour of the slip's state. */
export const patch = recipe({
  base: {
    display: 'none',
    gridArea: 'patch',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: vars.radius.md,
    '@container': { [narrow]: { display: 'grid' }, [tiny]: { display: 'none' } },
  },
  variants: {
    state: {
      success: { color: vars.color.moneyIn, backgroundColor: vars.color.moneyInSoft },
      failed: { color: vars.color.failed, backgroundColor: vars.color.failedSoft },
      pending: { color: vars.color.pending, backgroundColor: vars.color.pendingSoft },
    },
  },
});
export const sum = style([
  cell,
  {
    textAlign: 'end',
    '@container': { [narrow]: { gridArea: 'sum', textAlign: 'start', fontWeight: vars.weight.strong } },
  },
]);
export const result = style([cell, apart]);
export const link = style([
  cell,
  {
    textAlign: 'end',
    '@container': {
      [narrow]: {
        gridArea: 'link',
        // The link is a tap target of 44 px, higher than its line.
        marginBlock: `calc(-1 * ${vars.space.s2})`,
      },
      [tiny]: { textAlign: 'start' },
    },
  },
]);

export const state = style([{ display: 'grid', justifyItems: 'start', gap: vars.space.s1, minWidth: 0 }, apart]);
globalStyle(`${state} > :first-child`, {
  '@container': { [narrow]: { gridArea: 'state', justifySelf: 'end' }, [tiny]: { justifySelf: 'start' } },
});
/** The reason of a failure, and what the member can do. */
export const failure = style({
  display: 'grid',
  justifyItems: 'start',
  '@container': { [narrow]: { gridArea: 'reason', paddingTop: vars.space.s1 } },
});
export const reason = style({ display: 'block', fontSize: vars.font.size.sm, fontWeight: vars.weight.regular });

/** A button that looks like a link, at least 44 px high. */
export const lead = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  ...linkButton,
  ...underlined,
  selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
});
export const view = style({ display: 'inline-grid', justifyItems: 'end', whiteSpace: 'nowrap' });
export const oneLine = style({ whiteSpace: 'nowrap' });
/** In a row of a table, the figure keeps its unit on its line. */
export const amount = style({ whiteSpace: 'nowrap', '@container': { [narrow]: { whiteSpace: 'normal' } } });
export const blocked = style({ display: 'inline-grid', justifyItems: 'end', whiteSpace: 'normal' });
export const note = style(small);
