import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '@/theme/contract.css';

const rise = keyframes({ from: { transform: 'translateY(3rem)', opacity: 0 } });
const settle = keyframes({ from: { transform: 'translateY(0.75rem)', opacity: 0 } });

/** Fills the visual viewport of a phone. `ChatSheet` updates the sheet's position and height. */
export const sheet = style({
  position: 'fixed',
  insetInline: 0,
  insetBlock: 'auto',
  width: '100%',
  maxWidth: '100%',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  color: vars.color.text,
  backgroundColor: vars.color.ground,
  flexDirection: 'column',
  selectors: { '&[open]': { display: 'flex' } },
  animation: `${rise} ${vars.motion.normal} ${vars.motion.ease}`,
  '::backdrop': { backgroundColor: vars.color.scrim },
  '@media': {
    // On a wide screen the sheet appears only over another dialog or in a short viewport.
    'screen and (min-width: 48rem)': {
      maxWidth: '28rem',
      insetInline: 'auto 0',
      boxShadow: vars.shadow.sheet,
    },
  },
});

/** Floats in a corner of a wide screen; the page stays usable. */
export const corner = style({
  position: 'fixed',
  display: 'flex',
  flexDirection: 'column',
  insetInlineEnd: vars.space.s5,
  bottom: vars.space.s5,
  zIndex: vars.z.menu,
  width: 'min(25rem, 100vw - 3rem)',
  height: 'min(40rem, 100dvh - 7rem)',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.pouch,
  color: vars.color.text,
  backgroundColor: vars.color.ground,
  boxShadow: vars.shadow.toast,
  animation: `${settle} ${vars.motion.normal} ${vars.motion.ease}`,
});
