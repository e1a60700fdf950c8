import { balance } from './balance';
import { bonus } from './bonus';
import { bonusCancel } from './bonusCancel';
import { play } from './play';
import type { Screenplay } from './screenplay';
import { wallet } from './wallet';

/** One for each how-to guide, in their order. */
export const screenplays: readonly Screenplay[] = [wallet, play, balance, bonus, bonusCancel];
