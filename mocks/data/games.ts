import type { GameCategory } from '../db/rows';

export interface Game {
  readonly code: string;
  readonly name: string;
  readonly category: GameCategory;
  /** `ftWalletSlot` on the wire: the app multiplies the balance in baht by it to show the provider's credit. */
  readonly ratio: number;
  readonly app?: true;
  readonly health?: 'activate fails' | 'reset fails' | 'transfer fails';
}

/** Providers with invented names. Those that are not in `autoLoginGames` have no auto-login. */
export const games: readonly Game[] = [
  { code: 'PG', name: 'Lotus Pocket', category: 'slot', ratio: 1, app: true },
  { code: 'JOKER', name: 'Golden Jester', category: 'slot', ratio: 1, app: true },
  { code: 'SLOTXO', name: 'Slot Orbit', category: 'slot', ratio: 1 },
  { code: 'SUPERSLOT', name: 'Thunder Reels', category: 'slot', ratio: 10 },
  { code: 'PGSLOT', name: 'Pearl Gate', category: 'slot', ratio: 1 },
  { code: 'JOKER2', name: 'Jester Two', category: 'slot', ratio: 1 },
  { code: 'AREASLOT', name: 'Reel Arena', category: 'slot', ratio: 1 },
  { code: 'CIRCUS', name: 'Circus Lights', category: 'slot', ratio: 1 },
  { code: 'SLOTRACHA', name: 'Racha Reels', category: 'slot', ratio: 1 },
  { code: 'BETFLIX', name: 'Bamboo Flix', category: 'slot', ratio: 1 },
  { code: 'IMI', name: 'Emerald Koi', category: 'slot', ratio: 1 },
  { code: 'NAGA', name: 'Naga River', category: 'slot', ratio: 1, health: 'transfer fails' },
  { code: 'UFABET', name: 'Elephant Sports', category: 'sport', ratio: 1 },
  { code: 'SEXYGAME', name: 'Siam Lounge', category: 'sport', ratio: 1, app: true },
  { code: 'ASKMEBET', name: 'Kratai Live', category: 'sport', ratio: 1 },
  { code: 'USUN', name: 'Sun Harbour', category: 'sport', ratio: 1 },
  { code: 'HUAYHD', name: 'Huay Siam', category: 'lotto', ratio: 1 },
  { code: 'MEKONG', name: 'Mekong Lotto', category: 'lotto', ratio: 1, health: 'reset fails' },
  { code: 'CHAOPHRAYA', name: 'Chao Phraya Lotto', category: 'lotto', ratio: 1, health: 'activate fails' },
];

/** More invented providers, with names in Thai, in Lao and with accents, for the search on home. */
export const namedGames: readonly Game[] = [
  { code: 'CHANGPHUEAK', name: 'สล็อตช้างเผือก', category: 'slot', ratio: 1 },
  { code: 'NAMTAO', name: 'น้ำเต้าปูปลา', category: 'slot', ratio: 1 },
  { code: 'MAEOTHONG', name: 'แมวทองนำโชค', category: 'slot', ratio: 1 },
  { code: 'SUEANOY', name: 'ເສືອນ້ອຍ', category: 'slot', ratio: 1 },
  { code: 'MAKDAENG', name: 'ໝາກແດງ', category: 'slot', ratio: 1 },
  { code: 'CAFEOLE', name: 'Café Olé', category: 'slot', ratio: 1 },
  { code: 'MUAYEK', name: 'มวยเวทีเอก', category: 'sport', ratio: 1 },
  { code: 'NAMKHONG', name: 'ຫວຍນ້ຳຂອງ', category: 'lotto', ratio: 1 },
];

/** Provider codes by the path segment after `/api/autoLogin/`. Other providers have no auto-login link. */
export const autoLoginGames = {
  pg: 'PG',
  betflix: 'BETFLIX',
  askmebet: 'ASKMEBET',
  imi: 'IMI',
  usun: 'USUN',
  areaslot: 'AREASLOT',
  circus: 'CIRCUS',
  slotracha: 'SLOTRACHA',
  pgslot: 'PGSLOT',
  joker2: 'JOKER2',
  huayhd: 'HUAYHD',
} as const;

const moreFirst = ['Amber', 'Banyan', 'Coral', 'Dusk', 'Ember', 'Fern', 'Garnet', 'Harbour', 'Indigo', 'Jade'];
const moreSecond = ['Tiger', 'Orchid', 'Lantern', 'Peacock', 'Comet', 'Mango', 'Temple', 'Dragonfly', 'Monsoon'];

/** Returns `count` more invented providers, for a home page with many accounts. */
export function moreGames(count: number): Game[] {
  const categories: GameCategory[] = ['slot', 'sport', 'lotto'];
  return Array.from({ length: count }, (_, index) => ({
    code: `MORE${String(index + 1).padStart(3, '0')}`,
    name: `${moreFirst[index % moreFirst.length]} ${moreSecond[Math.floor(index / moreFirst.length) % moreSecond.length]}`,
    category: categories[index % 5 === 4 ? 1 : index % 7 === 6 ? 2 : 0] as GameCategory,
    ratio: 1,
  }));
}
