import { style } from '@vanilla-extract/css';

/** Shows the text as it will be sent, even while an input method composes a word and the value stays as typed. */
export const upper = style({ textTransform: 'uppercase' });
