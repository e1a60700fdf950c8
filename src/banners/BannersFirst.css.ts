import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

/** Covers the page and blocks taps on it while the requested modal waits for its banners. */
export const wait = style({ position: 'fixed', inset: 0, zIndex: vars.z.menu });
