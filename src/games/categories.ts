import type { GameAccount } from '@/api/calls/wallet';

/** The order of the categories on home. */
export const categories = ['slot', 'sport', 'lotto'] as const;

/** The most games in a category that a member finds without a search field. */
const fewGames = 12;

/** Returns true if a category has more games than home shows without a search field. */
export const hasManyGames = (accounts: readonly GameAccount[]): boolean =>
  categories.some((category) => accounts.filter((account) => account.category === category).length > fewGames);
