import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';

const fade = keyframes({ to: { opacity: 0 } });
const drop = keyframes({ from: { transform: 'translateY(-1rem)', opacity: 0 } });

/** Toasts are at the top of a page, because actions and keyboards are at the bottom. */
export const pageRegion = style({
  position: 'fixed',
  inset: `calc(env(safe-area-inset-top) + ${vars.space.s3}) 0 auto`,
  width: `min(100% - 2 * ${vars.space.s3}, 26rem)`,
  maxHeight: '60dvh',
  margin: '0 auto',
  padding: 0,
  border: 0,
  overflow: 'visible',
  color: 'inherit',
  background: 'none',
  pointerEvents: 'none',
  containerType: 'inline-size',
});

/** The first row of a sheet's footer, which has its width. */
export const sheetRegion = style({ containerType: 'inline-size' });

/**
 * In a region this narrow (large text on a phone), the icon and the gaps would leave only a few letters per line. The
 * icon is then hidden, and the gaps are smaller.
 */
const narrow = '(max-width: 14rem)';

export const list = style({
  display: 'grid',
  gap: vars.space.s2,
  selectors: { '& + &:not(:empty)': { marginTop: vars.space.s2 } },
});

export const toast = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s3,
    padding: `${vars.space.s1} ${vars.space.s1} ${vars.space.s1} ${vars.space.s4}`,
    border: `1.5px solid transparent`,
    borderRadius: vars.radius.lg,
    boxShadow: vars.shadow.toast,
    pointerEvents: 'auto',
    animation: `${drop} ${vars.motion.normal} ${vars.motion.ease}`,
    '@container': { [narrow]: { flexWrap: 'wrap', gap: vars.space.s1, paddingInlineStart: vars.space.s3 } },
  },
  variants: {
    kind: {
      error: { backgroundColor: vars.color.danger, color: vars.color.onDanger },
      success: {
        backgroundColor: vars.color.moneyInSoft,
        color: vars.color.moneyIn,
        borderColor: vars.color.moneyIn,
      },
      info: { backgroundColor: vars.color.surface, color: vars.color.text, borderColor: vars.color.lineStrong },
    },
  },
});

globalStyle(`${sheetRegion} > *`, { boxShadow: 'none' });

/** The copy of a toast that is gone (`playExit`). */
export const leaving = style({
  selectors: { '&&': { margin: 0, overflow: 'hidden', animation: `${fade} ${vars.motion.exit} forwards` } },
});

export const kindIcon = style({ '@container': { [narrow]: { display: 'none' } } });

export const text = style({
  flex: 1,
  minWidth: 0,
  // Use a margin and not a padding, because clamped text shows the top of its next line in a padding.
  margin: `${vars.space.s2} 0`,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 6,
  overflow: 'hidden',
});

export const action = style({
  flexShrink: 0,
  minWidth: vars.size.tap,
  minHeight: vars.size.tap,
  padding: `0 ${vars.space.s2}`,
  border: 0,
  borderRadius: vars.radius.md,
  color: 'inherit',
  background: 'none',
  fontWeight: vars.weight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  '@container': { [narrow]: { flex: 1 } },
  selectors: { '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: '-4px' } },
});

/** In a narrow region, the action and the close button are below the text, so that the text has whole words. */
globalStyle(`${text}:has(~ ${action})`, { '@container': { [narrow]: { flexBasis: '100%' } } });

/** The close button on a filled background: no hover background, and a focus ring in the text colour. */
export const close = style({
  selectors: {
    '&&&&': { backgroundColor: 'transparent' },
    '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: '-4px' },
  },
});
