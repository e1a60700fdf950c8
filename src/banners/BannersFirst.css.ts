import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

/** Covers the page and blocks taps, which were meant for the modal that is about to open. */
export const wait = style({ position: 'fixed', inset: 0, zIndex: vars.z.menu });
