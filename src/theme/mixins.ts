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
