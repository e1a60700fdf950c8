import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';
import { enabled, hovered } from '@/theme/mixins';

export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s2,
    // As high as an input, because both may be side by side.
    minHeight: '3rem',
    padding: `${vars.space.s1} ${vars.space.inset}`,
    border: '1.5px solid transparent',
    borderRadius: vars.radius.pouch,
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.tight,
    textAlign: 'center',
    textDecoration: 'none',
    // Break inside a word only if the word is too wide for a line.
    overflowWrap: 'break-word',
    transition: `background-color ${vars.motion.fast}, transform ${vars.motion.fast}`,
    selectors: {
      '&:active:not([aria-disabled="true"])': { transform: 'scale(0.98)' },
      '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'not-allowed' },
      '&[aria-busy="true"]': { opacity: 1, cursor: 'progress' },
    },
  },
  variants: {
    variant: {
      action: {
        backgroundColor: vars.color.action,
        color: vars.color.onAction,
        '@media': hovered({ backgroundColor: vars.color.actionHover }, enabled),
      },
      quiet: {
        backgroundColor: vars.color.control,
        color: vars.color.text,
        boxShadow: vars.shadow.card,
        '@media': hovered({ backgroundColor: vars.color.line }, enabled),
      },
      danger: {
        backgroundColor: vars.color.danger,
        color: vars.color.onDanger,
        '@media': hovered({ backgroundColor: vars.color.dangerHover }, enabled),
      },
    },
    fullWidth: { true: { width: '100%' } },
  },
  defaultVariants: { variant: 'action' },
});

/** The icon keeps its size beside a long text. */
globalStyle(`${button.classNames.base} > svg`, { flex: 'none' });
