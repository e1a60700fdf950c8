import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const image = style({ flex: 'none', height: 'auto' });
export const bag = style({ fill: vars.color.action });
export const fold = style({ fill: vars.color.actionHover });
export const edge = style({ fill: vars.color.onAction });
export const rim = style({ fill: 'none', stroke: vars.color.actionHover, strokeWidth: 1.5 });
/** The rim keeps the dark inside apart from a dark page. */
export const mouth = style({ fill: vars.color.onAction, stroke: vars.color.actionHover, strokeWidth: 2 });
export const stroke = style({ fill: 'none', stroke: vars.color.onAction, strokeWidth: 2, strokeLinecap: 'round' });
export const stitch = style([stroke, { strokeDasharray: '3.5 4' }]);
