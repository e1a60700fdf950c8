/** Matches screens with room for two columns. Narrower layouts have a single column. */
export const desktop = 'screen and (min-width: 64rem)';

/**
 * Matches a short viewport: a phone in landscape, or the space above an open keyboard. The menu is then not sticky,
 * because the content needs the space. In px, because members with large text need the menu, too.
 */
export const shortViewport = '(max-height: 480px)';

/** Matches a viewport that is short for its text. The top bar, which grows with the text, is then not sticky. */
export const tightViewport = '(max-height: 30rem)';
