import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { hovered, underlined } from '@/theme/mixins';

export const link = style({
  color: vars.color.link,
  fontWeight: vars.weight.strong,
  ...underlined,
  borderRadius: vars.radius.sm,
  '@media': hovered({ textDecorationThickness: '2.5px' }),
});

/** A link on its own line, with a tap target at least 44 px high. */
export const alone = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.tap,
});

export const icon = style({ display: 'inline', verticalAlign: '-0.1em', marginInlineStart: '0.25em', flex: 'none' });
