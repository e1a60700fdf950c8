import { style } from '@vanilla-extract/css';

/** Keeps the visually hidden digits inside the number when a container scrolls. */
export const number = style({ position: 'relative' });
