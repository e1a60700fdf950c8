import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { hovered } from '@/theme/mixins';

export const pager = style({ containerType: 'inline-size', width: '100%' });

/**
 * In a container this narrow, seven 44 px targets do not fit side by side. The previous and next buttons then go below
 * the numbers.
 */
const narrow = '(max-width: 20rem)';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s1,
  '@container': { [narrow]: { flexWrap: 'wrap' } },
});
globalStyle(`${row} > button`, { '@container': { [narrow]: { order: 1, margin: `0 ${vars.space.s5}` } } });

export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.s1,
  minWidth: 0,
  '@container': { [narrow]: { flexBasis: '100%' } },
});

export const number = style({
  minWidth: vars.size.tap,
  minHeight: vars.size.tap,
  padding: `0 ${vars.space.s2}`,
  border: '1.5px solid transparent',
  borderRadius: vars.radius.full,
  background: 'none',
  color: vars.color.text,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&[aria-current="page"]': {
      backgroundColor: vars.color.accentSoft,
      color: vars.color.accent,
      borderColor: vars.color.accent,
    },
    '&[aria-disabled="true"]': { cursor: 'progress' },
  },
  '@media': hovered({ backgroundColor: vars.color.surfaceRaised }, ':not([aria-current])'),
});
