/**
 * The periods of a budget. They have their own file, because every page reads the records but not every page needs
 * `budget.ts`.
 */
export const periods = ['day', 'week', 'month'] as const;
export type Period = (typeof periods)[number];
