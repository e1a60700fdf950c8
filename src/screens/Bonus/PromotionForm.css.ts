import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { small } from '@/theme/mixins';

export const card = style({ minWidth: 0 });

/** The button beside the field, and below it where there is no room; the words below the field keep it at its height. */
export const form = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: vars.space.s3 });

export const field = style({ flex: '1 1 11rem' });

/** On the line of the input: below the label. */
export const search = style({ flex: '1 1 auto', marginTop: `calc(${vars.font.size.sm} * 1.7 + ${vars.space.s1})` });
globalStyle(`${form} ${search}`, { maxWidth: '100%' });

/** While a keyboard is composing a word its letters are as typed; they look like what will be sent. */
export const code = style({ textTransform: 'uppercase', fontWeight: vars.weight.strong, letterSpacing: '0.04em' });

/** A gap only above what is there: the region for news is empty at first. */
export const status = style({ marginTop: vars.space.s3, color: vars.color.textMuted });

export const found = style({ display: 'grid', gap: vars.space.s3, minWidth: 0, marginTop: vars.space.s3 });

export const foundTitle = style({ fontSize: vars.font.size.md });

export const notice = style(small);
