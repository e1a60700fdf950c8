import { globalStyle, style } from '@vanilla-extract/css';

export const code = style({ overflow: 'hidden', aspectRatio: '1' });
globalStyle(`${code} > img`, { width: '100%', height: '100%' });
