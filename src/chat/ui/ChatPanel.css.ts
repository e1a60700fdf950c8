import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

/** Between the header and the screen's end. */
export const panel = style({ position: 'relative', display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });
/** The whole panel takes what is dropped on it. */
export const dropping = style({ outline: `3px dashed ${vars.color.focus}`, outlineOffset: '-6px' });
