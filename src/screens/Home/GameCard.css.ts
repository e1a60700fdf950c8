import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';
import { hovered } from '@/theme/mixins';

/** Padding for the focus ring, because `content-visibility` cuts off everything outside the item. */
const ring = '6px';

/** The browser does not lay out cards outside the viewport, so a hundred cards cost no more than one screenful. */
export const item = style({
  position: 'relative',
  display: 'grid',
  margin: `-${ring}`,
  padding: ring,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 12.5rem',
});

const surface = style({
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.patch,
  color: vars.color.text,
  transition: `background-color ${vars.motion.fast}, transform ${vars.motion.fast}`,
  selectors: { '&:active': { transform: 'scale(0.985)' } },
  '@media': hovered({ backgroundColor: vars.color.surfaceRaised }),
});

export const card = style([surface, { display: 'grid', gridTemplateRows: 'auto 1fr', overflow: 'hidden' }]);

/** A game without an account: its logo, beside its name above the action. */
export const rowItem = style([item, { containIntrinsicSize: 'auto 4rem' }]);
export const row = style([
  surface,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignContent: 'center',
    alignItems: 'center',
    columnGap: vars.space.s2,
    minHeight: '4rem',
    padding: `${vars.space.s1} ${vars.space.s3}`,
    fontSize: vars.font.size.sm,
  },
]);
export const rowLogo = style({
  gridRow: '1 / 3',
  width: '2.5rem',
  borderRadius: vars.radius.sm,
  overflow: 'hidden',
});
export const rowName = style({ minWidth: 0, lineHeight: vars.leading.tight });

export const art = style({ position: 'relative', display: 'block' });

export const logo = style({
  position: 'absolute',
  insetInlineStart: vars.space.s3,
  bottom: `calc(-1 * ${vars.space.s4})`,
  width: '3rem',
  borderRadius: vars.radius.md,
  overflow: 'hidden',
  backgroundColor: vars.color.surface,
  boxShadow: `0 0 0 3px ${vars.color.surface}`,
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s1,
  minWidth: 0,
  padding: `${vars.space.s5} ${vars.space.s3} ${vars.space.s3}`,
});

/**
 * The size container for the amount's font size (`cqi`). The button is outside this container, because the container
 * could confine the button's overlay, which covers the whole card.
 */
export const text = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s1,
});

export const name = style({ fontSize: vars.font.size.sm, color: vars.color.textMuted, lineHeight: vars.leading.tight });

/** On a phone, the only card of a list fills the row: the picture is beside the texts, and above them with large text. */
const alone = `${item}:only-child`;
const phone = '(max-width: 37.9rem)';
globalStyle(alone, { '@media': { [phone]: { gridColumn: '1 / -1' } } });
globalStyle(`${alone} > ${card}`, {
  '@media': {
    [phone]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
      gridTemplateRows: 'auto',
    },
  },
});
globalStyle(`${alone} ${art} > :first-child`, {
  '@media': { [phone]: { minHeight: '7rem', height: '100%', aspectRatio: 'auto' } },
});
globalStyle(`${alone} ${logo}`, { '@media': { [phone]: { bottom: vars.space.s3 } } });
globalStyle(`${alone} ${body}`, { '@media': { [phone]: { paddingTop: vars.space.s3 } } });

/** Font sizes that keep the amount on one line, because a broken figure is easily misread. */
export const amount = recipe({
  base: { lineHeight: vars.leading.tight },
  variants: {
    long: {
      false: { fontSize: `min(${vars.font.size.xl}, 15cqi)` },
      true: { fontSize: `min(${vars.font.size.xl}, 10cqi)` },
    },
  },
});

/** The placeholder of an amount, at an amount's largest size: a real card is higher than this one in narrow columns. */
export const amountPlaceholder = style({ fontSize: vars.font.size.xl, lineHeight: vars.leading.tight });

/** The amount in the provider's own unit: the amount in baht times the wallet ratio. */
export const credit = style({ fontVariantNumeric: 'tabular-nums' });

export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  minHeight: '1.5rem',
  marginTop: 'auto',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.accent,
  fontSize: vars.font.size.sm,
  fontWeight: vars.weight.strong,
  textAlign: 'start',
  selectors: {
    // The button's overlay covers the whole card. The overlay's containing block is the list item, so the card does not
    // clip the overlay's focus ring.
    '&::after': { content: '""', position: 'absolute', inset: ring, borderRadius: vars.radius.lg },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
globalStyle(`${action} > svg`, { flex: 'none' });
globalStyle(`${row} > ${action}`, { minHeight: 0, marginBlock: 0, fontSize: vars.font.size.xs });
