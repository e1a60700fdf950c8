/** The modal argument that opens the slip section. */
export const slipStart = 'slip';

/** The id of the button that expands the slip section. */
export const slipToggle = 'slip-toggle';
