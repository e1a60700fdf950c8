import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';
import { barRoom } from '@/theme/mixins';
import { shortViewport } from '@/theme/screens';

export const bar = style({
  containerType: 'inline-size',
  position: 'sticky',
  bottom: 0,
  zIndex: vars.z.bar,
  marginTop: 'auto',
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [shortViewport]: { position: 'static' } },
  borderRadius: `${vars.radius.lg} ${vars.radius.lg} 0 0`,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
});

export const items = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(min-content, 1fr)',
  width: '100%',
  maxWidth: vars.size.page,
  margin: '0 auto',
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
  '@media': { [shortViewport]: { scrollMarginBlockEnd: `calc(-1 * ${barRoom})` } },
  selectors: {
    '&:hover': { color: vars.color.text },
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
      '(forced-colors: active)': {
        selectors: { [`${item}[aria-current="page"] > &`]: { outline: '2px solid currentColor' } },
      },
    },
  },
  variants: {
    central: {
      true: {
        width: 'min(3.5rem, 18cqi)',
        height: 'min(3.5rem, 18cqi)',
        marginTop: 'calc(1.875rem - min(3.5rem, 18cqi))',
        backgroundColor: vars.color.action,
        color: vars.color.onAction,
        outline: `1.5px dashed ${vars.color.onAction}`,
        outlineOffset: '-5px',
        boxShadow: `0 0 0 5px ${vars.color.surface}`,
        selectors: { [`${item}[aria-current="page"] > &`]: { backgroundColor: vars.color.action } },
      },
    },
  },
});

/** The labels grow with the text size as long as five of them fit side by side. Labels that are still too wide wrap. */
export const words = style({
  maxWidth: '100%',
  padding: '0 1px',
  fontSize: `min(${vars.font.size.xs}, 4.4cqi)`,
  // Unlike `anywhere`, `break-word` keeps each column at least as wide as its longest word.
  overflowWrap: 'break-word',
  lineHeight: vars.leading.tight,
});
