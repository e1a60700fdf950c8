import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';
import { enabled, hovered } from '@/theme/mixins';

export const iconButton = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    width: vars.size.tap,
    height: vars.size.tap,
    padding: 0,
    border: '1.5px solid transparent',
    borderRadius: vars.radius.full,
    color: 'inherit',
    backgroundColor: 'transparent',
    transition: `background-color ${vars.motion.fast}, transform ${vars.motion.fast}`,
    selectors: {
      '&:active:not([aria-disabled="true"])': { transform: 'scale(0.94)' },
      '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'not-allowed' },
      '&[aria-busy="true"]': { opacity: 1, cursor: 'progress' },
    },
    '@media': hovered({ backgroundColor: vars.color.surfaceRaised }, enabled),
  },
  variants: {
    variant: {
      plain: {},
      quiet: {
        color: vars.color.text,
        backgroundColor: vars.color.control,
        boxShadow: vars.shadow.card,
        '@media': hovered({ backgroundColor: vars.color.line }, enabled),
      },
      action: {
        backgroundColor: vars.color.action,
        color: vars.color.onAction,
        '@media': hovered({ backgroundColor: vars.color.actionHover }, enabled),
      },
    },
  },
  defaultVariants: { variant: 'plain' },
});

globalStyle(`${iconButton.classNames.base} > svg`, {
  width: vars.size.icon,
  height: vars.size.icon,
  strokeWidth: 1.75,
});
