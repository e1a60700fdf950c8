import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { linkButton } from '@/theme/mixins';
import { desktop } from '@/theme/screens';

/**
 * Three tiles per row, or six from 38rem up to the desktop layout. With large text, fewer tiles fit into a row, so no
 * word breaks.
 */
const columns = (minWidth: string) => `repeat(auto-fill, minmax(max(${minWidth}, min(5.2rem, 100%)), 1fr))`;

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: columns('30%'),
  // A label of two lines makes all rows higher, so that the tiles have one size.
  gridAutoRows: '1fr',
  gap: vars.space.s2,
  '@media': {
    '(min-width: 38rem)': { gridTemplateColumns: columns('14%') },
    [desktop]: { gridTemplateColumns: columns('30%') },
  },
});

export const home = style({
  display: 'grid',
  gap: vars.space.s3,
  minWidth: 0,
  // Reduce the space above home, so the tiles fit into the first viewport.
  marginTop: `calc(-1 * ${vars.space.s2})`,
  '@media': {
    '(min-width: 24rem) and (min-height: 50rem)': { marginTop: `calc(-1 * ${vars.space.s1})` },
    '(max-width: 21rem)': { marginTop: `calc(-1 * ${vars.space.s3})` },
    [desktop]: {
      gridTemplateColumns: 'minmax(19rem, 24rem) minmax(0, 1fr)',
      alignItems: 'start',
      gap: vars.space.s6,
      // The wallet's column sticks at this distance from the bar (`walletColumn`).
      marginTop: vars.space.s2,
    },
  },
});

/** Two quiet buttons in one line, or one below the other if they do not fit. */
export const activityLinks = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-evenly',
  gap: `0 ${vars.space.s5}`,
});
export const activityLink = style({
  ...linkButton,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  fontSize: vars.font.size.sm,
  lineHeight: vars.leading.tight,
});

/**
 * One of two columns on a desktop: the wallet with its tiles, or the games. On other screens the wallet is above the
 * games.
 */
export const column = style({
  display: 'contents',
  '@media': { [desktop]: { display: 'grid', gap: vars.space.s5, minWidth: 0 } },
});

/** Keeps the wallet in view while the member scrolls through many games, if the viewport is high enough. */
export const walletColumn = style([
  column,
  {
    '@media': {
      [`${desktop} and (min-height: 50rem)`]: { position: 'sticky', top: `calc(${vars.size.bar} + ${vars.space.s5})` },
    },
  },
]);
