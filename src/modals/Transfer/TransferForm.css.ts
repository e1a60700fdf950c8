import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { small } from '@/theme/mixins';

export const form = style({ display: 'grid', gap: vars.space.s4 });

/** The swap button, between the two ends of the transfer. */
export const swap = style({ justifySelf: 'center', margin: `calc(-1 * ${vars.space.s2}) 0` });

export const hint = style(small);
