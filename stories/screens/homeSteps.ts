import { forgetLocation } from '@stories/app/location';
import { recordRequests } from '@stories/requests';
import { storyMember } from '@stories/storyMember';
import type { Wallet } from '@/api/calls/wallet';
import { rememberAccepted } from '@/device/agreement';
import { LazyEvidence } from '@/outcome/EvidenceView';

/**
 * Accepts the agreement, as `beforeEach` of home's stories. Otherwise the agreement would open over home after 1.5 s,
 * and screenshots would depend on that delay.
 */
export async function prepareHome(): Promise<void> {
  recordRequests();
  forgetLocation();
  rememberAccepted(storyMember()._id);
  await LazyEvidence.preload();
}

type GameAccount = Wallet['slots'][number];

export const account = (code: string, change: Partial<GameAccount> = {}): GameAccount => ({
  code,
  name: code,
  logo: '',
  background: '',
  category: 'slot',
  isActive: true,
  amount: 0,
  ftWalletSlot: 1,
  web: null,
  android: null,
  ios: null,
  ...change,
});

/** Returns a wallet response with the story's own amounts. */
export const walletWith = (amount: number, slots: readonly GameAccount[]): Wallet => ({
  profile: { _id: 'm1', username: '0812345678', name: 'สมชาย ใจดี', createdAt: '2026-01-01T00:00:00.000Z', coin: 1 },
  bankAccount: {
    bankCode: 'SCB',
    bankAccountName: 'สมชาย ใจดี',
    bankAccountNo: '4051238876',
    bank: { nameTH: 'ธนาคารไทยพาณิชย์', nameEN: 'Siam Commercial Bank' },
  },
  wallet: { amount },
  invite: { amount: 0, success: 5, fail: 3 },
  slots: [...slots],
});

/** Hides or shows the tab. */
const look = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
/** Hides and shows the tab. */
export const awayAndBack = () => {
  look('hidden');
  look('visible');
};
