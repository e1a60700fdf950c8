import { globalStyle, style } from '@vanilla-extract/css';
import { quietZone } from '@/modals/Deposit/qr/quietZone';
import { vars } from '@/theme/contract.css';
import { small, spread } from '@/theme/mixins';
import { desktop } from '@/theme/screens';

export const body = style({ display: 'grid', gap: vars.space.s4 });

export const columns = style([
  body,
  {
    '@media': {
      [desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26rem)', alignItems: 'start', gap: vars.space.s6 },
    },
  },
]);

/** The two columns of a desktop: the payment methods, and the live QR with the slip section. */
export const actions = style({
  display: 'contents',
  '@media': { [desktop]: { display: 'grid', gap: vars.space.s4 } },
});
globalStyle(`${body} > *, ${actions} > *`, { minWidth: 0 });

/** The live QR on a desktop. */
export const rightColumn = style({
  display: 'grid',
  gap: vars.space.s4,
  selectors: { '&:empty': { display: 'none' } },
});

/**
 * The footer, which the current payment method fills. The main action is first in reading order and at the end of the
 * line. On a phone it takes the room that the quiet button leaves.
 */
export const footer = style({
  display: 'flex',
  flexFlow: 'row-reverse wrap',
  justifyContent: 'center',
  gap: vars.space.s2,
  width: '100%',
  '@media': { [desktop]: { justifyContent: 'flex-start' } },
});
globalStyle(`${footer} > *`, { width: 'auto', '@media': { [desktop]: { minWidth: '16rem' } } });
globalStyle(`${footer} > :first-child`, { flexGrow: 1, '@media': { [desktop]: { flexGrow: 0 } } });

export const form = style({ display: 'grid', gap: vars.space.s4 });

export const lead = style({ color: vars.color.textMuted, textWrap: 'balance' });

export const muted = style(small);

export const accounts = style({ display: 'grid', gap: vars.space.s2 });

/** The placeholder of the tabs, as high as they are. */
export const tabs = style({
  height: `calc(${vars.size.tap} + 2 * ${vars.space.s1})`,
  borderRadius: vars.radius.pouch,
  backgroundColor: vars.color.surfaceSunken,
});

export const account = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.s3}`,
  minHeight: '4.75rem',
  padding: `${vars.space.s2} ${vars.space.gutter}`,
});

/** With very large text, the account's texts wrap below the bank's logo. */
export const text = style({ flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' });

export const bank = style(small);

export const number = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontSize: vars.font.size.lg,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** The destination of a gift link, with the wallet service's logo and account. */
export const giftTo = style({ display: 'flex', alignItems: 'center', gap: vars.space.s3, minWidth: 0 });
globalStyle(`${giftTo} > :last-child`, { flex: '1 1 0', minWidth: 0 });

export const guide = style({ display: 'flex', gap: vars.space.s2, color: vars.color.textMuted, textWrap: 'balance' });

export const steps = style({
  display: 'grid',
  gap: vars.space.s1,
  paddingInlineStart: '1.25em',
  color: vars.color.textMuted,
  listStyle: 'decimal',
});

/** Empty live regions must stay on the page, but take no space in the grid. */
export const notice = style({ selectors: { '&[data-empty]': { position: 'absolute' } } });

export const calm = style({
  padding: `${vars.space.s2} ${vars.space.gutter}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.pendingSoft,
});

/** The provider and what to do with the QR, in one line. With large text, the hint wraps below the provider. */
export const providerLine = style({
  ...spread('center'),
  gap: `0 ${vars.space.s3}`,
  // The tap target of the list of providers is higher than its text and may use the gaps around the line.
  margin: `calc(-1 * ${vars.space.s2}) 0 calc(-1 * ${vars.space.s4})`,
});
globalStyle(`${providerLine} > *`, { minWidth: 0 });
globalStyle(`${providerLine} > :first-child`, { flex: '1 1 6rem', maxWidth: 'max-content' });

/** The amount and the time left, in one row unless the amount is very long. */
export const liveFacts = style({
  ...spread('center'),
  order: -1,
  gap: `0 ${vars.space.s3}`,
  // Close to the code below, so that both fit on a small phone.
  marginBottom: `calc(${vars.space.s1} - ${vars.space.s4})`,
  '@media': { [desktop]: { marginBottom: 0 } },
});
/** Figures have no marks above or below, so the row may be lower than the line height of a text of this size. */
globalStyle(`${liveFacts} > *`, { marginBlock: `calc(-1 * ${vars.space.s1})` });

/**
 * A white patch with a margin around the code, which cameras need: a provider's image may lack the margin, and the
 * sheet may be dark. A payment's code is at least 29 modules wide, so at least two modules of margin remain.
 * The code and its facts come before the status, which repeats what the countdown shows.
 */
const patchWidth = 'min(342px, 100%)';
const paper = { backgroundColor: vars.color.paper, forcedColorAdjust: 'none' } as const;

export const qrPatch = style({
  ...paper,
  order: -1,
  justifySelf: 'center',
  display: 'grid',
  justifyItems: 'center',
  width: patchWidth,
  padding: '31px 0',
  borderRadius: vars.radius.lg,
  '@media': { '(max-width: 23rem)': { paddingBlock: '14px' } },
});

export const qr = style({
  width: 'min(280px, 100%)',
  // A small phone also shows the amount and the buttons without scrolling.
  '@media': { '(max-width: 23rem)': { width: 'min(240px, 100%)' } },
});

export const broken = style({
  padding: vars.space.s4,
  borderRadius: vars.radius.md,
  color: vars.color.failed,
  backgroundColor: vars.color.failedSoft,
});

export const timer = style({
  flexWrap: 'wrap',
  justifyContent: 'center',
  fontSize: vars.font.size.xl,
  whiteSpace: 'nowrap',
});

/** The footer's main action and, before it, a quiet one. With large text they are one below the other. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  gap: vars.space.s2,
});

export const waiting = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  color: vars.color.textMuted,
});

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  gap: vars.space.s2,
});

const largeWidth = 'min(100%, 60dvh)';

export const large = style({ display: 'grid', justifyItems: 'center', gap: vars.space.s2, textAlign: 'center' });

export const qrLarge = style({
  ...paper,
  width: `calc(${largeWidth} * ${1 - 2 * quietZone})`,
  // The quiet zone. A border, so that the code is cut off at its own edge.
  border: `calc(${largeWidth} * ${quietZone}) solid ${vars.color.paper}`,
  boxSizing: 'content-box',
  borderRadius: vars.radius.md,
});

export const checking = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.s3,
  padding: vars.space.s4,
  textAlign: 'center',
});

export const paid = style({ display: 'grid', justifyItems: 'center', gap: vars.space.s3, textAlign: 'center' });

export const paidTitle = style({ fontSize: vars.font.size.lg, fontWeight: vars.weight.strong });
