import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const image = style({ flex: 'none', height: 'auto' });
export const bag = style({ fill: vars.color.action });
export const fold = style({ fill: vars.color.actionHover });
export const coin = style({ fill: vars.color.actionHover, stroke: vars.color.onAction, strokeWidth: 2 });
export const stroke = style({ fill: 'none', stroke: vars.color.onAction, strokeWidth: 2, strokeLinecap: 'round' });
export const stitch = style([stroke, { strokeDasharray: '3.5 4' }]);
