/** A screen with room for two columns. Below it nothing changes. */
export const desktop = 'screen and (min-width: 64rem)';

/** A phone in landscape, or what an open keyboard leaves: the page needs the room, and what else stays in view waits at its end. */
export const shortViewport = '(max-height: 30rem)';
