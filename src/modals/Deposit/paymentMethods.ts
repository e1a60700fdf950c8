import type { Deposit, DepositBank } from '@/api/calls/lookup';
import { settings } from '@/lib/allSettings';
import { toSatang } from '@/lib/money';

/** The payment methods of the deposit modal, in display order. */
export const paymentMethods = ['bank', 'qr', 'wallet'] as const;
/** The code of the wallet service for `BankLogo`. */
export const walletService = 'TRUEWALLET';

export type PaymentMethod = (typeof paymentMethods)[number];

/**
 * Returns true for accounts that are paid by QR: bankType PAYMENT, and KBANK in SMS mode. All other accounts are shown
 * as plain details.
 */
export const isQr = ({ bankCode, bankType, mode }: DepositBank): boolean =>
  bankType === 'PAYMENT' || (bankCode === 'KBANK' && mode === 'SMS');

interface DepositChoices {
  banks: DepositBank[];
  /** The banks with QR, one per provider, because the QR calls identify providers only by code. */
  providers: DepositBank[];
  wallets: Deposit['wallets'];
  /** The available payment methods. */
  methods: PaymentMethod[];
}

/** Sorts the response of the deposit lookup into payment methods. */
export function getChoices({ banks, wallets }: Deposit): DepositChoices {
  const byCode = new Map<string, DepositBank>();
  for (const bank of banks)
    if (isQr(bank) && bank.bankCode && !byCode.has(bank.bankCode)) byCode.set(bank.bankCode, bank);
  const choices = { banks: banks.filter((bank) => !isQr(bank)), providers: [...byCode.values()], wallets };
  const isAvailable: Record<PaymentMethod, boolean> = {
    bank: choices.banks.length > 0,
    qr: choices.providers.length > 0,
    wallet: wallets.length > 0,
  };
  return { ...choices, methods: paymentMethods.filter((method) => isAvailable[method]) };
}

/**
 * Returns the initial view: the method or provider in `argument`, otherwise the provider with a live QR (`liveCode`),
 * otherwise the first method.
 */
export function getStart(
  choices: DepositChoices,
  argument: string,
  liveCode: string | undefined,
): { method: PaymentMethod; provider: string } {
  const namedMethod = choices.methods.find((method) => method === argument);
  const findCode = (requestedCode: string | undefined) =>
    choices.providers.find(({ bankCode }) => bankCode === requestedCode)?.bankCode;
  const provider = findCode(argument) ?? findCode(liveCode);
  const method = namedMethod ?? (provider ? 'qr' : choices.methods[0]) ?? 'bank';
  return { method, provider: provider ?? choices.providers[0]?.bankCode ?? '' };
}

/** The minimum and quick amounts of WW and PAYONEX, in baht. */
const wideRules = { minimum: 100, quickAmounts: [100, 200, 300, 500, 1000] };
const smallRules = { minimum: 10, quickAmounts: [10, 50, 100, 500, 1000] };
const plainAmounts = [10, 20, 50, 100, 500, 1000];
/** The minimum of a KBANK QR is 1 baht, although the bank itself accepts any amount above 0. */
const kbankRules = { minimum: 1, quickAmounts: plainAmounts };

interface QrRules {
  /** The minimum amount, in baht. */
  minimum: number;
  quickAmounts: readonly number[];
}

/**
 * Returns a provider's minimum and quick amounts, in baht. `qrMinimumOverride` replaces the minimum and the first quick
 * amount of PAYTIMZ and ZPAY. All providers that this function does not name use `plainQrMinimum`. The minimum is at
 * least 1 baht.
 */
export function getQrRules(bankCode: string): QrRules {
  if (bankCode === 'KBANK') return kbankRules;
  if (bankCode === 'WW' || bankCode === 'PAYONEX') return wideRules;
  if (bankCode === 'PAYTIMZ' || bankCode === 'ZPAY') {
    if (settings.qrMinimumOverride === null) return smallRules;
    const minimum = Math.max(1, settings.qrMinimumOverride);
    return createRules(minimum, [minimum, ...smallRules.quickAmounts.slice(1)]);
  }
  return createRules(Math.max(1, settings.plainQrMinimum), plainAmounts);
}

const createRules = (minimum: number, amounts: number[]): QrRules => ({
  minimum,
  quickAmounts: [...new Set(amounts)].filter((amount) => toSatang(amount) >= toSatang(minimum)),
});
