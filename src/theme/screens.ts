/** A screen that fits two columns; narrower layouts have one. */
export const desktop = 'screen and (min-width: 64rem)';

/**
 * Short viewport: a phone in landscape, or the space above an open keyboard. Sticky bars move to the end of the page,
 * because the content needs the space.
 */
export const shortViewport = '(max-height: 30rem)';
