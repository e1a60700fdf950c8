import { style } from '@vanilla-extract/css';
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
  minHeight: vars.size.bar,
  padding: `${vars.space.s1} 0`,
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  color: vars.color.textMuted,
  textAlign: 'center',
  textDecoration: 'none',
  transition: `color ${vars.motion.fast}`,
  // In a short viewport the bar is not sticky. Its items therefore cancel the scroll padding that pages keep for the
  // bar (`scrollPaddingBlock`).
  '@media': {
    [shortViewport]: { scrollMarginBlockEnd: `calc(-1 * ${barRoom})` },
    [desktop]: { flexDirection: 'row', gap: vars.space.s1, padding: `0 ${vars.space.s3} 0 ${vars.space.s2}` },
    ...hovered({ color: vars.color.text }, ':not([aria-current])'),
  },
  selectors: {
    '&[aria-current="page"]': { color: vars.color.accent },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

export const mark = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 'min(3.25rem, 16cqi)',
    height: '1.875rem',
    borderRadius: vars.radius.full,
    transition: `background-color ${vars.motion.fast}`,
    selectors: { [`${item}[aria-current="page"] > &`]: { backgroundColor: vars.color.accentSoft } },
    '@media': {
      [desktop]: { width: '2.25rem' },
      '(forced-colors: active)': {
        selectors: { [`${item}[aria-current="page"] > &`]: { outline: '2px solid currentColor' } },
      },
    },
  },
  variants: {
    central: {
      true: {
        selectors: {
          [`${item}[aria-current="page"] > &`]: { backgroundColor: vars.color.action, color: vars.color.onAction },
        },
      },
    },
  },
});

/** The labels grow with the text size as long as five of them fit side by side. Labels that are still too wide wrap. */
export const labels = style({
  maxWidth: '100%',
  padding: '0 1px',
  fontSize: `min(${vars.font.size.xs}, 4.4cqi)`,
  '@media': { [desktop]: { fontSize: vars.font.size.sm, whiteSpace: 'nowrap' } },
  // Unlike `anywhere`, `break-word` keeps each column at least as wide as its longest word.
  overflowWrap: 'break-word',
  lineHeight: vars.leading.tight,
});
