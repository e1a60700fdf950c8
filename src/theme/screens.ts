/** Matches screens with room for two columns. Narrower layouts have a single column. */
export const desktop = 'screen and (min-width: 64rem)';

/**
 * Matches a short viewport: a phone in landscape, or the space above an open keyboard. The bars are then not sticky,
 * because the content needs the space.
 */
export const shortViewport = '(max-height: 30rem)';
