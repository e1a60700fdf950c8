import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';
import { hovered } from '@/theme/mixins';

export const menu = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  width: 'fit-content',
  maxWidth: '100%',
});

/** On a small phone the globe leaves its room to the site's name. */
const narrow = '(max-width: 22rem)';

const mark = style({ position: 'absolute', pointerEvents: 'none', color: vars.color.accent });
export const globe = style([mark, { insetInlineStart: vars.space.s2, '@media': { [narrow]: { display: 'none' } } }]);
export const chevron = style([mark, { insetInlineEnd: vars.space.s2 }]);

export const select = style({
  appearance: 'none',
  minHeight: vars.size.tap,
  maxWidth: '100%',
  padding: '0 2rem 0 2.25rem',
  border: '1.5px solid transparent',
  borderRadius: vars.radius.full,
  backgroundColor: 'transparent',
  color: vars.color.text,
  fieldSizing: 'content',
  cursor: 'pointer',
  transition: `border-color ${vars.motion.fast}`,
  '@media': { [narrow]: { paddingInlineStart: vars.space.s2 }, ...hovered({ borderColor: vars.color.lineStrong }) },
});
globalStyle(`${select} > option`, {
  fontFamily: 'system-ui',
  color: vars.color.text,
  backgroundColor: vars.color.surface,
});
