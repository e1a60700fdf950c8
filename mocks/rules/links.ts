import { toBaht } from '@/lib/money';
import type { GameRow, SlipRow } from '../db/rows';
import { getGameAccount } from '../ledger/ledger';
import type { MockState } from '../mockState';
import { getAddress, slipImagePath } from './files';

/** Links that leave the app. In the demo they lead to its page, which shows a name and an amount (satang). */
function getDemoAddress({ demoPage }: MockState, about: 'game' | 'slip', name: string, amount: number) {
  if (!demoPage) return undefined;
  const address = new URL(demoPage);
  for (const [key, value] of Object.entries({ about, name, amount: toBaht(amount).toFixed(2) }))
    address.searchParams.set(key, value);
  return address.href;
}

/** Returns a provider's address, or in the demo its page about the game. */
export const getGameLink = (mockState: MockState, memberId: string, { _id, name }: GameRow, address: string): string =>
  getDemoAddress(mockState, 'game', name, mockState.ledger.balance(getGameAccount(memberId, _id))) ?? address;

/** Returns the address of a slip's picture. */
export const getSlipLink = (mockState: MockState, request: Request, { _id, reference, reading }: SlipRow): string =>
  getDemoAddress(mockState, 'slip', reference, reading) ?? getAddress(request, slipImagePath(_id));
