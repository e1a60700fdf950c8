import { gameLogo } from '../art/game';
import { gameBackground } from '../art/scene';
import { laoBanks, thaiBanks } from '../data/banks';
import { type Game, games as usualGames } from '../data/games';
import { sources } from '../data/texts';
import type { MockState } from '../mockState';
import { seedBonuses } from './seedBonus';
import { seedDepositAccounts } from './seedDeposit';
import { seedWheel } from './seedWheel';

/**
 * Adds the data of the site: banks, sources, providers, deposit accounts (if the site has any), the wheel and bonuses.
 */
export function seedSite(mockState: MockState, games: readonly Game[] = usualGames, hasWheel = true): void {
  const { db, siteConfig } = mockState;
  for (const bank of siteConfig.market === 'la' ? laoBanks : thaiBanks) {
    db.bank.insert({ _id: bank.code, nameTH: bank.nameTH, nameEN: bank.nameEN });
  }
  for (const { code, description } of sources[siteConfig.language]) db.source.insert({ _id: code, description });
  const places = { slot: 0, sport: 0, lotto: 0 };
  for (const [place, game] of games.entries()) {
    seedGame(mockState, game, place, places[game.category]);
    places[game.category] += 1;
  }
  if (siteConfig.hasDepositAccounts) seedDepositAccounts(mockState);
  seedWheel(mockState, hasWheel);
  seedBonuses(mockState);
}

/** `nth` is the game's place in its category. */
function seedGame({ db }: MockState, game: Game, place: number, nth: number): void {
  const host = `https://${game.code.toLowerCase()}.games.example`;
  db.game.insert({
    _id: game.code,
    name: game.name,
    logo: gameLogo(place, game.category),
    background: gameBackground(place, game.category, nth),
    category: game.category,
    ftWalletSlot: game.ratio,
    web: `${host}/login`,
    android: game.app ? `${host}/app/android` : null,
    ios: game.app ? `${host}/app/ios` : null,
    health: game.health ?? 'fine',
  });
}
