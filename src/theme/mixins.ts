import { vars } from './contract.css';

/** What many styles have alike, to be part of them. */

/** Words that say less than those around them. */
export const small = { color: vars.color.textMuted, fontSize: vars.font.size.sm };

/** Things at the two ends of a line, or one below the other where they fill it. */
export const spread = (alignItems: 'baseline' | 'center') =>
  ({ display: 'flex', flexWrap: 'wrap', alignItems, justifyContent: 'space-between' }) as const;

/** A page of one column, in the middle of a wide screen. */
export const column = (maxWidth: string) =>
  ({ display: 'grid', gap: vars.space.s5, maxWidth, margin: '0 auto', paddingTop: vars.space.s4 }) as const;

/** A row that is tapped as a whole. */
export const tappable = {
  padding: `${vars.space.s3} ${vars.space.s2}`,
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  textAlign: 'start',
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { backgroundColor: vars.color.surfaceRaised },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
} as const;

export const underlined = {
  textDecorationLine: 'underline',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '0.25em',
} as const;

/** A button in the look of a link, 44 px high. */
export const linkButton = {
  minHeight: vars.size.tap,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.link,
  fontWeight: vars.weight.strong,
  textAlign: 'start',
} as const;

/** What pages keep clear for a bar, above and below, when they scroll something into view. */
export const barRoom = `calc(${vars.size.bar} + ${vars.space.s3})`;
