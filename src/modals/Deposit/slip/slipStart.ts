/** The argument of those who come to send a slip. */
export const slipStart = 'slip';
