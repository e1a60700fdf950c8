import type { MockState } from '../mockState';

/** Returns `{ total }` for a list, or `{}` if the site hides totals. */
export const getTotal = ({ siteConfig }: MockState, total: number): { total?: number } =>
  siteConfig.hasNoTotals ? {} : { total };
