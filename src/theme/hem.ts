import { vars } from './contract.css';

/** The distance between the seam and the edge. It does not grow with the text size, so the seam stays clear of content. */
const inset = '4px';

/**
 * The stitched seam inside a pouch's edge, for the `::before` of a box with `position: relative`. A pale colour makes
 * the seam faint. `opacity` would instead make the browser paint the whole box as a layer.
 */
export const hem = {
  content: '""',
  position: 'absolute',
  inset,
  border: `1.5px dashed ${vars.color.stitchSoft}`,
  borderRadius: `calc(${vars.radius.pouch} - ${inset})`,
  pointerEvents: 'none',
} as const;
