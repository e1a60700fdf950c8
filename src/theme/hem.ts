import { vars } from './contract.css';

/** The same at every text size, and clear of the content. */
const inset = 'min(0.5rem, 2vw)';

/**
 * The stitched hem inside a pouch's edge: the `::before` of a box with `position: relative`. A pale colour makes it
 * faint, because `opacity` would need a layer of the whole box to paint.
 */
export const hem = {
  content: '""',
  position: 'absolute',
  inset,
  border: `1.5px dashed ${vars.color.stitchSoft}`,
  borderRadius: `calc(${vars.radius.pouch} - ${inset})`,
  pointerEvents: 'none',
} as const;
