import { globalStyle, style } from '@vanilla-extract/css';
import { quietZone } from './quietZone';

export const code = style({ overflow: 'hidden', aspectRatio: '1' });
globalStyle(`${code} > img`, { width: '100%', height: '100%' });

/** Shows a PNG without its quiet zone, for which the box around the code has its own room. */
export const picture = style({ scale: String(1 / (1 - 2 * quietZone)) });
