export type SlipProblem = 'type' | 'empty' | 'tooLarge' | 'unreadable';

/** The maximum size of a slip, in MB of 1024 × 1024 bytes. */
export const slipMegabytes = 10;

/** The file types that a file picker offers. `prepareSlip` decides by the file's content. */
export const slipTypes = 'image/jpeg,image/png,image/webp';
