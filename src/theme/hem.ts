import { vars } from './contract.css';

/** Thread is thread at every text size, and stays clear of what is inside. */
const inset = 'min(0.5rem, 2vw)';

/**
 * The stitched hem inside a pouch's edge: the `::before` of a box with `position: relative`. Its thread is faint by its
 * colour: an `opacity` takes a layer of the whole box to paint.
 */
export const hem = {
  content: '""',
  position: 'absolute',
  inset,
  border: `1.5px dashed ${vars.color.stitchSoft}`,
  borderRadius: `calc(${vars.radius.pouch} - ${inset})`,
  pointerEvents: 'none',
} as const;
