import { vars } from './contract.css';

/** The distance from the edge. It does not grow with the text size, so that it stays clear of the content. */
const inset = 'min(0.5rem, 2vw)';

/**
 * The stitched seam inside a pouch's edge, for the `::before` of a box with `position: relative`. It is faint by its
 * pale colour, because with `opacity` the browser would paint the whole box as a layer.
 */
export const hem = {
  content: '""',
  position: 'absolute',
  inset,
  border: `1.5px dashed ${vars.color.stitchSoft}`,
  borderRadius: `calc(${vars.radius.pouch} - ${inset})`,
  pointerEvents: 'none',
} as const;
