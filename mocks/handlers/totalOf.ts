import type { MockState } from '../mockState';

/** Returns the total of a list, unless the site hides totals. */
export const totalOf = ({ siteConfig }: MockState, total: number): { total?: number } =>
  siteConfig.hasNoTotals ? {} : { total };
