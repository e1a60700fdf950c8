import { globalStyle, style } from '@vanilla-extract/css';
import { narrow } from '@/components/Table/TableFrame.css';
import { vars } from '@/theme/contract.css';
import { linkButton, small, underlined } from '@/theme/mixins';

export const body = style({ display: 'grid', gap: vars.space.s3, minWidth: 0 });

export const state = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s1,
  minWidth: 0,
  '@container': { [narrow]: { display: 'contents' } },
});
// In a card, the badge stands opposite its label as in every row, and the reason takes the lines below.
globalStyle(`span:has(> ${state})`, { '@container': { [narrow]: { display: 'contents' } } });
export const reason = style({
  display: 'block',
  flexBasis: '100%',
  fontSize: vars.font.size.sm,
  fontWeight: vars.weight.regular,
});

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
export const left = style({ display: 'inline-grid', justifyItems: 'end', whiteSpace: 'normal' });
export const note = style(small);
