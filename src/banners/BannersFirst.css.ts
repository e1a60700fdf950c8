import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

/** Over the page, which takes no taps meanwhile: they were meant for what is about to open. */
export const wait = style({ position: 'fixed', inset: 0, zIndex: vars.z.menu });
