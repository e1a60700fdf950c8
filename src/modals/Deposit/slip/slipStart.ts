/** The modal argument that opens the slip section. */
export const slipStart = 'slip';
