import { style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s3,
  minHeight: vars.size.tap,
  paddingBlock: vars.space.s2,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', opacity: 0.5 } },
});

export const box = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.5rem',
  height: '1.5rem',
  margin: 0,
  // Centre the box on the first line of the label.
  marginBlockStart: '0.075rem',
  cursor: 'inherit',
  backgroundColor: vars.color.surface,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.sm,
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&:checked': { backgroundColor: vars.color.action, borderColor: vars.color.lineStrong },
    '&::before': {
      content: '',
      boxSizing: 'border-box',
      width: '0.4rem',
      height: '0.75rem',
      marginBlockEnd: '0.15rem',
      border: 'solid transparent',
      borderWidth: '0 2.5px 2.5px 0',
      transform: 'rotate(42deg) scale(0.6)',
      transition: `transform ${vars.motion.normal} ${vars.motion.bounce}`,
    },
    '&:checked::before': { borderColor: vars.color.onAction, transform: 'rotate(42deg)' },
  },
});

export const label = style({ minWidth: 0 });
