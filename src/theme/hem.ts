import { vars } from './contract.css';

/**
 * The distance between seam and edge. On a narrow screen it does not grow with the text size, so that the seam stays
 * clear of the content.
 */
const inset = 'min(0.5rem, 2vw)';

/**
 * The stitched seam inside a pouch's edge, for the `::before` of a box with `position: relative`. A pale colour makes
 * the seam faint. With `opacity`, the browser would paint the whole box as a layer.
 */
export const hem = {
  content: '""',
  position: 'absolute',
  inset,
  border: `1.5px dashed ${vars.color.stitchSoft}`,
  borderRadius: `calc(${vars.radius.pouch} - ${inset})`,
  pointerEvents: 'none',
} as const;
