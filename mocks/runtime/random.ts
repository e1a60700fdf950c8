/** A seeded random source; the same seed gives the same numbers on every machine. */
export interface Random {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** Returns a whole number between both bounds, inclusive. */
  int(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  /** Picks an item with a probability proportional to its `weight`. Returns the first item if all weights are 0. */
  weighted<T extends { readonly weight: number }>(list: readonly T[]): T;
  /** Returns `length` random characters of an alphabet. Default: lower-case letters and digits. */
  text(length: number, alphabet?: string): string;
  /** The internal state of the generator. A snapshot stores it. */
  state: number;
}

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Creates a Mulberry32 generator: short, evenly distributed, and its whole state is one number. */
export function createRandom(seed: number): Random {
  const random: Random = {
    state: seed >>> 0,
    next() {
      random.state = (random.state + 0x6d2b79f5) >>> 0;
      let t = random.state;
      t = Math.imul(t ^ (t >>> 15), t | 1);
      t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
      return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    },
    int: (min, max) => min + Math.floor(random.next() * (max - min + 1)),
    pick: (list) => list[random.int(0, list.length - 1)] as (typeof list)[number],
    weighted(list) {
      const total = list.reduce((sum, { weight }) => sum + weight, 0);
      let rest = random.next() * total;
      for (const item of list) {
        rest -= item.weight;
        if (rest < 0) return item;
      }
      return list[0] as (typeof list)[number];
    },
    text: (length, alphabet = letters) =>
      Array.from({ length }, () => alphabet[random.int(0, alphabet.length - 1)]).join(''),
  };
  return random;
}
