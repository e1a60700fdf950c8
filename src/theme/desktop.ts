/** A screen with room for two columns. Below it nothing changes. */
export const desktop = 'screen and (min-width: 64rem)';
