import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const aside = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s6, marginBlock: vars.space.s5 });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
globalStyle(`${list} li`, { paddingBlock: vars.space.s1 });
