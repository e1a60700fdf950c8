import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

/** Fills the space below the header. */
export const panel = style({ position: 'relative', display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });
/** Outlines the panel while files are dragged over it, because the visitor can drop files anywhere on the panel. */
export const dropping = style({ outline: `3px dashed ${vars.color.focus}`, outlineOffset: '-6px' });
