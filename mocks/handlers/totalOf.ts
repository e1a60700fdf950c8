import type { World } from '../world';

/** How many rows a list has in all, where the site tells. */
export const totalOf = ({ site }: World, total: number): { total?: number } => (site.hasNoTotals ? {} : { total });
