/** The periods of a budget. Separate from `budget.ts`, because every page reads the records. */
export const periods = ['day', 'week', 'month'] as const;
export type Period = (typeof periods)[number];
