import type { MockState } from '../mockState';

/** How many rows a list has in all, where the site tells. */
export const totalOf = ({ siteConfig }: MockState, total: number): { total?: number } =>
  siteConfig.hasNoTotals ? {} : { total };
