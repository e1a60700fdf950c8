import type { Random } from './random';

/** The source of all ids: 24 hex digits, unique in a backend, not guessable from each other. */
export interface Ids {
  next(): string;
  /** Number of ids created so far. A snapshot stores this number. */
  count: number;
}

export function createIds(random: Random): Ids {
  const ids: Ids = {
    count: 0,
    next() {
      ids.count += 1;
      return random.text(16, '0123456789abcdef') + ids.count.toString(16).padStart(8, '0');
    },
  };
  return ids;
}
