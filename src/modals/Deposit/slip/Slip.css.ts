import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { small } from '@/theme/mixins';

export const section = style({
  containerType: 'inline-size',
  scrollMarginBlock: vars.space.s3,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
});

export const toggle = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  width: '100%',
  minHeight: vars.size.tap,
  padding: `${vars.space.s3} ${vars.space.gutter}`,
  textAlign: 'start',
  color: 'inherit',
  backgroundColor: 'transparent',
  border: 0,
  cursor: 'pointer',
  borderRadius: vars.radius.lg,
});

/** With large text the icon is hidden, because the text needs the space. */
export const mark = style({
  display: 'none',
  '@container': { '(min-width: 14rem)': { display: 'block' } },
});

export const toggleTitle = style({ flex: 1, minWidth: 0, fontWeight: vars.weight.strong });

export const arrow = style({
  transition: `transform ${vars.motion.fast}`,
  selectors: { '&[data-open]': { transform: 'rotate(180deg)' } },
});

export const upload = style({
  display: 'grid',
  gap: vars.space.s3,
  padding: `0 ${vars.space.gutter} ${vars.space.s4}`,
});

export const muted = style(small);

export const closed = style({
  display: 'flex',
  gap: vars.space.s3,
  margin: `0 ${vars.space.gutter} ${vars.space.s4}`,
  padding: vars.space.s3,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.pendingSoft,
});

export const preview = style({
  justifySelf: 'center',
  maxWidth: '100%',
  maxHeight: 'min(22rem, 50dvh)',
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.paper,
});

/** Empty live regions must stay on the page, but take no space in the grid. */
export const notice = style({ selectors: { '&[data-empty]': { position: 'absolute' } } });

/** The buttons are side by side only if each label fits on one line, because Lao would otherwise break within words. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 });
globalStyle(`${actions} > *`, { flex: '1 1 max-content' });

/** The camera button is hidden on devices with a mouse. Touch devices probably have a camera. */
export const camera = style({ '@media': { '(hover: hover) and (pointer: fine)': { display: 'none' } } });

export const sending = style({ display: 'grid', gap: vars.space.s2 });
export const sendingShare = style({ display: 'flex', alignItems: 'center', gap: vars.space.s3 });
/** The percentage has the same width at 5 % and at 100 %, so that the progress bar keeps its length. */
export const percent = style({
  minWidth: '4ch',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.strong,
});

export const bar = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: '0.625rem',
  border: 0,
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  backgroundColor: vars.color.skeletonShine,
  selectors: {
    '&::-webkit-progress-bar': { backgroundColor: vars.color.skeletonShine },
    '&::-webkit-progress-value': { backgroundColor: vars.color.accent, borderRadius: vars.radius.full },
    '&::-moz-progress-bar': { backgroundColor: vars.color.accent, borderRadius: vars.radius.full },
  },
});

export const sent = style({
  padding: vars.space.s3,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.moneyInSoft,
});
export const toSlips = style({ marginTop: vars.space.s2 });
export const sentTitle = style({ fontWeight: vars.weight.strong, color: vars.color.moneyIn });
