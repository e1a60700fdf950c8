import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { small } from '@/theme/mixins';
import { desktop } from '@/theme/screens';

export const body = style({ display: 'grid', gap: vars.space.s4 });

/**
 * An open account. On a desktop the artwork and the credentials are left; the amount and the buttons are right, and stay
 * while the left column scrolls. On other screens the artwork is above the amount.
 */
export const columns = style([
  body,
  {
    '@media': {
      [desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start', columnGap: vars.space.s5 },
    },
  },
]);
const column = style({
  display: 'contents',
  '@media': { [desktop]: { display: 'grid', gap: vars.space.s4, minWidth: 0 } },
});
export const stake = style([
  column,
  { '@media': { [desktop]: { position: 'sticky', top: 0, gridColumn: 2, gridRow: 1 } } },
]);
export const access = style([column, { '@media': { [desktop]: { gridColumn: 1, gridRow: 1 } } }]);

/** The artwork is decorative, so it may stand above the amount, which comes before it in the document. */
export const face = style({ position: 'relative', order: -1, marginBottom: vars.space.s3 });

export const logo = style({
  position: 'absolute',
  insetInlineStart: vars.space.s4,
  bottom: `calc(-1 * ${vars.space.s3})`,
  width: '3.5rem',
  borderRadius: vars.radius.md,
  overflow: 'hidden',
  backgroundColor: vars.color.surface,
  boxShadow: `0 0 0 3px ${vars.color.surface}`,
});

/** Each balance is as wide as its amount, so that the unit stays beside it while both fit. */
export const balances = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s3 });
export const balance = style({ flex: '1 0 auto', maxWidth: '100%' });

export const credentials = style({ display: 'grid', gap: vars.space.s3 });

/** With very large text, the buttons wrap below the text. */
export const credential = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s1,
});

export const text = style({ flex: '1 1 6rem', minWidth: 0 });

export const muted = style(small);

export const secret = style({ fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' });

/** Three buttons per row, even on a screen 320 px wide. With large text, fewer buttons fit. */
export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(5rem, 100%), 1fr))',
  gap: vars.space.s2,
});

export const apps = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space.s4}` });

export const actions = style({ display: 'grid', width: '100%' });
export const entrance = style({ display: 'grid' });
/** The quiet action, as wide as its label beside or below the main action. */
export const quiet = style({ justifySelf: 'center' });
globalStyle(`${actions} > :not(${entrance}, :last-child)`, { marginBottom: vars.space.s2 });
/** A margin only below existing content, because the live regions are empty at first. */
globalStyle(`${entrance} > :not(:empty)`, { marginBottom: vars.space.s2 });

/** A hint for members in in-app browsers, which often cannot open tabs. */
export const elsewhere = style(small);

export const manual = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s2,
  padding: vars.space.s3,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.pendingSoft,
  color: vars.color.text,
});
