import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';
import { barRoom, hovered } from '@/theme/mixins';
import { desktop, shortViewport } from '@/theme/screens';

export const bar = style({
  containerType: 'inline-size',
  position: 'sticky',
  bottom: 0,
  zIndex: vars.z.bar,
  marginTop: 'auto',
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [shortViewport]: { position: 'static' },
    // On a desktop the bar is part of the top bar.
    [desktop]: {
      containerType: 'normal',
      marginTop: 0,
      paddingBottom: 0,
      border: 0,
      selectors: { '&&': { backgroundColor: 'transparent' } },
    },
  },
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  selectors: { '&[data-theme]': { backgroundColor: vars.color.surface } },
});

export const items = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(min-content, 1fr)',
  width: '100%',
  maxWidth: vars.size.page,
  margin: '0 auto',
  '@media': { [desktop]: { gridAutoColumns: 'auto', gap: vars.space.s1 } },
});

export const item = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  width: '100%',
  height: '100%',
  minHeight: `min(${vars.size.bar}, 64px)`,
  padding: '4px 0',
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  color: vars.color.textMuted,
  textAlign: 'center',
  textDecoration: 'none',
  // In a short viewport the bar is not sticky. Its items therefore cancel the scroll padding that pages keep for the
  // bar (`scrollPaddingBlock`).
  '@media': {
    [shortViewport]: { scrollMarginBlockEnd: `calc(-1 * ${barRoom})` },
    [desktop]: { flexDirection: 'row', gap: vars.space.s1, padding: `0 ${vars.space.s3} 0 ${vars.space.s2}` },
    ...hovered({ color: vars.color.text }, ':not([aria-current])'),
  },
  selectors: {
    '&[aria-current]': { color: vars.color.accent },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

/** With large text, icons and marks keep the size at which the menu takes a tenth of a phone's height. */
const limitSize = (size: string, maxSize: string) => `min(${size}, ${maxSize})`;

export const mark = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: limitSize('3.25rem', '16cqi'),
    height: limitSize('1.875rem', '30px'),
    borderRadius: vars.radius.full,
    selectors: { [`${item}[aria-current] > &`]: { backgroundColor: vars.color.accentSoft } },
    '@media': {
      [desktop]: { width: '2.25rem' },
      '(forced-colors: active)': {
        selectors: { [`${item}[aria-current] > &`]: { outline: '2px solid currentColor' } },
      },
    },
  },
  variants: {
    /** A circle that rises above the bar's edge. */
    central: {
      true: {
        '@media': {
          [`not ${desktop}`]: {
            width: limitSize('3rem', '48px'),
            height: limitSize('3rem', '48px'),
            marginTop: `calc(-1 * ${limitSize('1.125rem', '18px')})`,
            backgroundColor: vars.color.surfaceRaised,
          },
        },
      },
    },
  },
});
globalStyle(`${mark.classNames.base} > svg`, {
  width: limitSize(vars.size.icon, '24px'),
  height: limitSize(vars.size.icon, '24px'),
});

/** The labels grow with the text size as long as five of them fit side by side. Labels that are still too wide wrap. */
export const itemLabel = style({
  maxWidth: '100%',
  padding: '0 1px',
  fontSize: `min(${vars.font.size.xs}, 4.4cqi)`,
  '@media': { [desktop]: { fontSize: vars.font.size.sm, whiteSpace: 'nowrap' } },
  // Unlike `anywhere`, `break-word` keeps each column at least as wide as its longest word.
  overflowWrap: 'break-word',
  lineHeight: vars.leading.tight,
});
