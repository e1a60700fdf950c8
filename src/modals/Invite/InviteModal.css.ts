import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { small } from '@/theme/mixins';

export const body = style({ display: 'grid', gap: vars.space.s5 });

export const title = style({ marginBottom: vars.space.s2, fontSize: vars.font.size.md });

export const link = style({ display: 'grid', gap: vars.space.s2, minWidth: 0 });

export const muted = style(small);

/** Breaks before the code if the address does not fit into one line. */
export const address = style({ overflowWrap: 'anywhere', lineHeight: vars.leading.tight });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 });
