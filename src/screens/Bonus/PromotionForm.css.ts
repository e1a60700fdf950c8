import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { small } from '@/theme/mixins';

export const card = style({ minWidth: 0 });

/** The button is beside the field, or below it in a narrow form. Texts below the field do not move the button. */
export const form = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: vars.space.s3 });

export const field = style({ flex: '1 1 11rem' });

/** Aligns the button with the input. The margin is the height of the label above the input. */
export const search = style({ flex: '1 1 auto', marginTop: `calc(${vars.font.size.sm} * 1.7 + ${vars.space.s1})` });
globalStyle(`${form} ${search}`, { maxWidth: '100%' });

export const code = style({ fontWeight: vars.weight.strong, letterSpacing: '0.04em' });

/** The text has the margin, because the live region around the text is empty at first. */
export const status = style({ marginTop: vars.space.s3, color: vars.color.textMuted });

export const found = style({ display: 'grid', gap: vars.space.s3, minWidth: 0, marginTop: vars.space.s3 });

export const foundTitle = style({ fontSize: vars.font.size.md });

export const notice = style(small);
