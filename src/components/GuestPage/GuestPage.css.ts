import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { desktop } from '@/theme/screens';

/** A phone has one column. On a desktop, a dark panel and the column are the two halves of a card. */
export const page = style({
  paddingTop: vars.space.s4,
  '@media': {
    [desktop]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      minHeight: '42rem',
      marginTop: vars.space.s4,
      paddingTop: 0,
      borderRadius: vars.radius.pouch,
      backgroundColor: vars.color.surface,
      boxShadow: vars.shadow.card,
    },
  },
});

/** The panel is as high as the page's other half, so its content may arrive later (`Promises.css.ts`). */
export const panel = style({
  display: 'none',
  '@media': {
    [desktop]: {
      display: 'block',
      position: 'relative',
      overflow: 'hidden',
      borderRadius: `${vars.radius.pouch} 0 0 ${vars.radius.pouch}`,
      backgroundImage: `linear-gradient(160deg, ${vars.color.control}, ${vars.color.ground} 75%)`,
    },
  },
});

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s5,
  maxWidth: '28rem',
  margin: '0 auto',
  '@media': {
    [desktop]: {
      alignContent: 'center',
      width: '100%',
      maxWidth: '32rem',
      padding: `${vars.space.s6} ${vars.space.s6} ${vars.space.s5}`,
    },
  },
});

export const header = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s4 });
/** On a desktop the pouch is in the panel. */
globalStyle(`${header} > svg`, { '@media': { [desktop]: { display: 'none' } } });
export const text = style({ flex: '1 1 12rem', minWidth: 0 });
export const title = style({ fontSize: vars.font.size.xxl });
export const lead = style({ color: vars.color.textMuted, textWrap: 'balance' });

/** The form of a guest's page: a card on a phone, and a part of the page's card on a desktop. */
export const form = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.s4,
  padding: vars.space.inset,
  borderRadius: vars.radius.pouch,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.card,
  '@media': { [desktop]: { padding: 0, borderRadius: 0, boxShadow: 'none' } },
});
globalStyle(`${form} > *`, { minWidth: 0 });

export const notice = style({
  padding: `${vars.space.s2} ${vars.space.s4}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.pendingSoft,
  color: vars.color.pending,
});

/** The error message takes space only while it has text. */
export const send = style({});
globalStyle(`${send} > [role="alert"]:not(:empty)`, { marginBottom: vars.space.s4 });
