import { style } from '@vanilla-extract/css';

/** While an input method composes a word, its letters stay as typed; upper case shows them as they will be sent. */
export const upper = style({ textTransform: 'uppercase' });
