import { vars } from './contract.css';

/** Thread is thread at every text size, and stays clear of what is inside. */
const inset = 'min(0.5rem, 2vw)';

/** The stitched hem inside a pouch's edge: the `::before` of a box with `position: relative`. */
export const hem = {
  content: '""',
  position: 'absolute',
  inset,
  border: `1.5px dashed ${vars.color.stitch}`,
  borderRadius: `calc(${vars.radius.pouch} - ${inset})`,
  opacity: 0.55,
  pointerEvents: 'none',
} as const;
