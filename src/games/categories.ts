import type { GameAccount } from '@/api/calls/wallet';

/** The order of the categories on home. */
export const categories = ['slot', 'sport', 'lotto'] as const;

/** The number of games from which on home has a search field. */
const manyGames = 8;

/** Returns true if the site has more games than home shows without a search field. */
export const hasManyGames = (accounts: readonly GameAccount[]): boolean => accounts.length >= manyGames;
