import { style } from '@vanilla-extract/css';

export const panes = style({ display: 'flex', gap: '1rem', alignItems: 'flex-start' });
export const pane = style({ flex: 'none', border: '1px solid currentColor', background: 'none' });
