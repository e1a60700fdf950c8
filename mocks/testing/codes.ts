import type { CodeRow } from './codeRow';
import { accountRows, loginRows } from './codesOfAccount';
import { rewardRows } from './codesOfRewards';
import { walletRows } from './codesOfWallet';

/** Every code and how to trigger it without changing the source. A code may have several rows. */
export const codeRows: readonly CodeRow[] = [...accountRows, ...walletRows, ...rewardRows, ...loginRows];
