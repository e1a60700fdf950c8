import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const form = style({ display: 'grid', gap: vars.space.s4 });

export const account = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });

/** The number moves to a new line as a whole instead of breaking at a dash. */
export const number = style({ display: 'inline-block' });
