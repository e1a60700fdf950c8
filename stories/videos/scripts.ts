import { balance } from './balance';
import { bonus } from './bonus';
import { bonusCancel } from './bonusCancel';
import { play } from './play';
import type { Script } from './script';
import { wallet } from './wallet';

/** One script per how-to guide, in the order of the guides. */
export const scripts: readonly Script[] = [wallet, play, balance, bonus, bonusCancel];
